import type { ChargeId, PaymentIntentId, TransactionId } from '#domain/shared/ids.ts';
import { idLetters } from '#provider/simulator/facts/provider-ids.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import type { Sale } from './sale.ts';

/** Intent, charge and first movement of a sale share their letters, so that a person sees that they belong together. */
export type SaleIds = Readonly<{
  charge: ChargeId;
  payment_intent: PaymentIntentId;
  transaction: TransactionId;
}>;

export function saleIds(random: Random, { wallet }: Sale): SaleIds {
  const letters = idLetters(random);
  return {
    charge: wallet.method.kind === 'card' ? `ch_3${letters}` : `py_3${letters}`,
    payment_intent: `pi_3${letters}`,
    transaction: `txn_3${letters}`,
  };
}
