import type { MailSummary } from '#contract/mail.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { mailCopy } from './mail-copy.ts';

const { columns: label, states } = mailCopy;
const KIND_OF_STATE = { waiting: 'pending', sent: 'success', failed: 'alert' } as const satisfies Record<
  MailSummary['state'],
  ChipKind
>;

export const mailColumns = (chosen: number | undefined): readonly Column<MailSummary>[] => [
  {
    id: 'subject',
    label: label.subject,
    slot: 'title',
    opens: ({ id }) => paths.mail(id),
    cell: ({ id, subject }) => (
      <Link href={paths.mail(id)} aria-current={id === chosen ? 'true' : undefined}>
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  { id: 'to', label: label.to, slot: 'meta', clip: true, title: ({ to }) => to, cell: ({ to }) => to },
  {
    id: 'created',
    label: label.created,
    slot: 'note',
    nowrap: true,
    cell: ({ created }) => <When at={created} />,
  },
  {
    id: 'state',
    label: label.state,
    slot: 'state',
    cell: ({ state }) => <Chip kind={known(KIND_OF_STATE, state) ?? 'light'}>{labelOf(states, state)}</Chip>,
  },
];
