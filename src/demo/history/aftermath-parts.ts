import type { BalanceTransaction, Dispute, Refund } from '#provider/provider-objects.ts';
import type { DueDraft } from '#provider/simulator/core/changes.ts';

/** Everything that became of a sale by now: the objects, the movements of the balance, and what is still to come. */
export type Aftermath = Readonly<{
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  movements: readonly BalanceTransaction[];
  due: readonly DueDraft[];
  /** The customer's bank did not honour a debit. */
  isBounced: boolean;
}>;

export const NO_AFTERMATH: Aftermath = {
  refunds: [],
  disputes: [],
  movements: [],
  due: [],
  isBounced: false,
};

export const together = (parts: readonly Aftermath[]): Aftermath => ({
  refunds: parts.flatMap(({ refunds }) => refunds),
  disputes: parts.flatMap(({ disputes }) => disputes),
  movements: parts.flatMap(({ movements }) => movements),
  due: parts.flatMap(({ due }) => due),
  isBounced: parts.some(({ isBounced }) => isBounced),
});
