import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { labelOf } from '#domain/shared/word.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { resourcesOf } from './topic-words.ts';
import { webhooksCopy as copy } from './webhooks-copy.ts';

const { columns: label } = copy;
const STATUS_CHIPS: Readonly<Record<string, ChipKind>> = {
  active: 'success',
  paused: 'light',
  disabled: 'alert',
};
const STATE_CHIPS: Readonly<Record<string, ChipKind>> = {
  delivered: 'success',
  waiting: 'pending',
  failed: 'alert',
};

export const WebhookStatus = ({ status }: Pick<Webhook, 'status'>) => (
  <Chip kind={STATUS_CHIPS[status] ?? 'light'}>{labelOf(copy.statuses, status)}</Chip>
);
export const DeliveryState = ({ state }: Pick<WebhookDelivery, 'state'>) => (
  <Chip kind={STATE_CHIPS[state] ?? 'light'}>{labelOf(copy.states, state)}</Chip>
);

export const WEBHOOKS_COLUMNS: readonly Column<Webhook>[] = [
  {
    id: 'name',
    label: label.name,
    slot: 'title',
    cell: ({ id, name }) => <Link href={paths.webhook(id)}>{name}</Link>,
  },
  {
    id: 'url',
    label: label.url,
    slot: 'meta',
    clip: true,
    title: ({ url }) => url,
    cell: ({ url }) => url,
  },
  {
    id: 'topics',
    label: label.topics,
    cell: ({ topics, kind }) => (
      <>
        {resourcesOf(topics)}
        <div className="muted">{labelOf(copy.kinds, kind)}</div>
      </>
    ),
  },
  {
    id: 'status',
    label: label.status,
    slot: 'state',
    cell: ({ status, waiting }) => (
      <>
        <WebhookStatus status={status} />
        {waiting > 0 && <div className="muted">{copy.waiting(countWords(waiting))}</div>}
      </>
    ),
  },
  {
    id: 'last',
    label: label.last,
    nowrap: true,
    cell: ({ last }) =>
      last ? (
        <>
          <DeliveryState state={last.state} />
          <div className="muted">
            <When at={last.created} />
          </div>
        </>
      ) : (
        copy.never
      ),
  },
  {
    id: 'user_email',
    label: label.user,
    clip: true,
    title: ({ user_email }) => user_email,
    cell: ({ user_email }) => user_email,
  },
];
