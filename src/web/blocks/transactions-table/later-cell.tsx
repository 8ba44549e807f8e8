import type { Transaction } from '#contract/transactions.ts';
import { chargeMark } from '#domain/payments/charge-status-mark.ts';
import { riskMark } from '#domain/payments/risk-level.ts';
import { stateBesideType } from '#domain/payments/state-beside-type.ts';
import { PAYOUT_STATUSES, payoutStatusLabel, payoutStatusStyle } from '#domain/payouts/payout-status.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminAddress } from '../../shared/admin-address.ts';
import { Nothing } from '../../shared/nothing.tsx';
import { useNow } from '../../shared/now.ts';
import { may } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { laterCellCopy as copy } from './later-cell-copy.ts';

type RowProps = Readonly<{ row: Transaction }>;
const CELLS = {
  payment_state: PaymentState,
  subscriptions: Subscriptions,
  risk_level: Risk,
  deposit_id: PayoutLink,
  deposit_status: PayoutStatus,
} as const;
export type LaterCellProps = RowProps & Readonly<{ of: keyof typeof CELLS }>;

/** A cell that is not needed for the first sight of a list. */
export function LaterCell({ row, of }: LaterCellProps) {
  const Cell = CELLS[of];
  return <Cell row={row} />;
}

/** How a payment stands, where the type of its movement does not say it already. */
function PaymentState({ row }: RowProps) {
  const now = useNow();
  const state = stateBesideType(row);
  if (!state) return null;
  const { label, style } = chargeMark(state, state.due_by && secondsOf(state.due_by), now);
  return <Chip kind={style}>{label}</Chip>;
}

const CHIP_OF_RISK = { success: 'success', alert: 'warning', danger: 'alert' } as const;

function Risk({ row }: RowProps) {
  const { label, style } = riskMark(row.risk_level);
  return style === 'none' ? (
    <span className="subtle">{label}</span>
  ) : (
    <Chip kind={CHIP_OF_RISK[style]}>{label}</Chip>
  );
}

function PayoutLink({ row }: RowProps) {
  if (row.deposit_id === null) return <span className="subtle">{copy.futurePayout}</span>;
  if (!may('see_payouts')) return <code>{row.deposit_id}</code>;
  return (
    <Link href={paths.payout(row.deposit_id)}>
      <code>{row.deposit_id}</code>
    </Link>
  );
}

/** A status the provider added after us is shown by its own name. */
function PayoutStatus({ row }: RowProps) {
  if (row.deposit_status === null) return <Nothing word={copy.noStatus} />;
  const known = PAYOUT_STATUSES.find((status) => status === row.deposit_status);
  return known ? (
    <Chip kind={payoutStatusStyle[known]}>{payoutStatusLabel(known, row.deposit_type)}</Chip>
  ) : (
    <Chip>{row.deposit_status}</Chip>
  );
}

function Subscriptions({ row }: RowProps) {
  const subscriptions = row.order?.subscriptions ?? [];
  if (subscriptions.length === 0) return <Nothing word={copy.noSubscription} />;
  return (
    <span className="row num">
      {subscriptions.map(({ number, url }) => (
        <Link key={number} href={adminAddress(url)} title={copy.subscriptionTitle(number)}>
          {copy.order(number)}
        </Link>
      ))}
    </span>
  );
}
