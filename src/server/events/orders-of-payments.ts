import { notesWithOrder } from '#domain/orders/order-of-payment.ts';
import type { Metadata } from '#provider/payment-details.ts';
import type { Database } from '../db/database.ts';
import { findPayableOrders } from '../store/mirror/payable-orders.ts';

/** The provider in the box is told of nobody's orders but ours. */
const KNOWS_ONLY_OURS = 'simulator';

type Named = Readonly<{ id: string; amount: number; currency: string; metadata: Metadata }>;

/** The same payments, each with the number of its order, where it has one here. */
export async function withTheirOrders<Paid extends Named>(
  trx: Database,
  provider: string,
  all: readonly Paid[],
  intentOf: (paid: Paid) => string | null,
): Promise<readonly Paid[]> {
  if (provider === KNOWS_ONLY_OURS || all.length === 0) return all;
  const { orders, isOfStore } = await findPayableOrders(trx, {
    noted: all.flatMap(({ metadata }) => metadata.order_id ?? []),
    intents: all.flatMap((paid) => intentOf(paid) ?? []),
    charges: all.map(({ id }) => id),
  });
  return all.map((paid) => {
    const metadata = notesWithOrder({ ...paid, payment_intent: intentOf(paid) }, orders, isOfStore);
    return metadata === paid.metadata ? paid : { ...paid, metadata };
  });
}
