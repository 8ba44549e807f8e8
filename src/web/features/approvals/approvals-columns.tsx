import type { Approval } from '#contract/approvals.ts';
import type { ApprovalState, ApprovalView } from '#domain/approvals/approval-state.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { approvalsCopy } from '#web/blocks/approvals/approvals-copy.ts';
import { DecideButtons } from '#web/blocks/approvals/decide-buttons.tsx';
import { AskedBy } from '#web/blocks/approvals/waiting-list.tsx';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { approvalsScreenCopy as copy } from './approvals-screen-copy.ts';

const { columns: label } = copy;
const CHIP: Readonly<Record<ApprovalState, ChipKind>> = {
  pending: 'pending',
  approved: 'primary',
  done: 'success',
  failed: 'alert',
  declined: 'light',
  withdrawn: 'light',
  expired: 'light',
};

const APPROVALS_COLUMNS: readonly Column<Approval>[] = [
  { id: 'what', label: label.what, slot: 'title', cell: (approval) => <What approval={approval} /> },
  {
    id: 'state',
    label: label.state,
    slot: 'state',
    cell: ({ state, awaits_asker }) => (
      <Chip kind={known(CHIP, state) ?? 'light'}>
        {awaits_asker ? approvalsCopy.approved : labelOf(approvalsCopy.states, state)}
      </Chip>
    ),
  },
  { id: 'when', label: label.when, slot: 'meta', nowrap: true, cell: ({ created }) => <When at={created} /> },
  { id: 'end', label: label.end, slot: 'note', cell: (approval) => <End approval={approval} /> },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    cell: (approval) => (
      <div className="actions">
        <DecideButtons approval={approval} />
      </div>
    ),
  },
];

/** Nothing that waits has an end yet, and nothing that ended can be decided. */
const LEFT_OUT: Readonly<Record<ApprovalView | 'all', string | undefined>> = {
  waiting: 'end',
  decided: 'actions',
  mine: undefined,
  all: undefined,
};

export const approvalsColumns = (view: ApprovalView | 'all'): readonly Column<Approval>[] =>
  APPROVALS_COLUMNS.filter(({ id }) => id !== LEFT_OUT[view]);

function What({ approval }: { approval: Approval }) {
  const { words, note, awaits_asker, is_own } = approval;
  const href = hrefOf(approval);
  return (
    <div>
      <p className="strong">{href ? <Link href={href}>{words}</Link> : words}</p>
      <AskedBy approval={approval} />
      {note !== '' && <p className="subtle">{approvalsCopy.why(note)}</p>}
      {awaits_asker && <p>{is_own ? approvalsCopy.awaitsYou : approvalsCopy.awaitsAsker}</p>}
    </div>
  );
}

function hrefOf({ object_kind, object_id }: Approval): string | undefined {
  switch (object_kind) {
    case 'charge':
    case 'payment':
      return paths.payment({ id: object_id });
    case 'dispute':
      return paths.dispute(object_id);
    case 'balance':
      return paths.payouts();
    case 'bank_account':
      return paths.bankAccount();
    case 'api_key':
      return paths.apiKeys();
    case 'person':
    case 'invitation':
      return paths.people();
    case 'role':
      return paths.people({ view: 'roles' });
    case 'settings':
      return object_id === 'approvals' ? paths.approvalRules() : paths.fraudProtection();
    default:
      return undefined;
  }
}

function End({ approval: { decided_by, decision_note, error_message, finished } }: { approval: Approval }) {
  if (decided_by === null && finished === null) return '–';
  return (
    <div>
      {finished !== null && <When at={finished} />} {decided_by !== null && copy.decidedBy(decided_by)}
      {decision_note && <p className="subtle">{approvalsCopy.why(decision_note)}</p>}
      {error_message !== null && <p className="subtle">{error_message}</p>}
    </div>
  );
}
