import type { Word } from '../shared/word.ts';
import type { ChargeStatus } from './charge-status.ts';
import { isDisputed } from './charge-status-mark.ts';
import { shownTransactionType, type TransactionType } from './transaction-type.ts';

type Movement<State> = Readonly<{
  type: Word<TransactionType>;
  metadata?: Readonly<{ charge_type?: string | undefined }> | null;
  payment_state: State | null;
}>;

/**
 * How the payment stands, where a row of the list should say it: beside a sale unless it is simply paid, and beside a dispute how
 * that goes. A refund says by its type what happened.
 */
export function stateBesideType<State extends ChargeStatus>(row: Movement<State>): State | undefined {
  const { payment_state: state } = row;
  if (state === null || (state.kind === 'named' && state.status === 'paid')) return undefined;
  switch (shownTransactionType(row)) {
    case 'charge':
    case 'payment':
      return state;
    case 'dispute':
    case 'dispute_reversal':
      return isDisputed(state) ? state : undefined;
    default:
      return undefined;
  }
}
