import type { Transaction } from '#contract/transactions.ts';
import { chargeMark } from '#domain/payments/charge-status-mark.ts';
import { stateBesideType } from '#domain/payments/state-beside-type.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useNow } from '../../shared/now.ts';

/** How a payment stands, where the type of its movement does not say it already. */
export function PaymentStateChip({ row }: Readonly<{ row: Transaction }>) {
  const now = useNow();
  const state = stateBesideType(row);
  if (!state) return null;
  const { label, style } = chargeMark(state, state.due_by && secondsOf(state.due_by), now);
  return <Chip kind={style}>{label}</Chip>;
}
