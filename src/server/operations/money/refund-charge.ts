import { fail } from '#contract/kit/errors.ts';
import { refundReply, refundRequest } from '#contract/operations.ts';
import { findObjects, ofKind } from '#provider/find-objects.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { BalanceTransaction, Charge, ObjectName, Refund } from '#provider/provider-objects.ts';
import { readAs } from '../../events/keep-objects.ts';
import { OPERATION_ID } from '../../events/object-rows.ts';
import { withTheirOrders } from '../../events/orders-of-payments.ts';
import { noteRefundOnOrder } from '../../store/note-refund-on-order.ts';
import { defineOperation } from '../define-operation.ts';
import { findCharge } from './charge-repository.ts';

type Answer = Readonly<{ refund: Refund; charge: Charge; movements: readonly BalanceTransaction[] }>;

/** What was refunded before is part of what makes two requests the same: after the first, the second is a new one. */
export const refundCharge = defineOperation({
  kind: 'refund_charge',
  input: refundRequest,
  reply: refundReply,
  // Without an amount it is all that is left; what we know nothing of is refused by the provider.
  about: async (db, { charge, amount }) => {
    const known = await findCharge(db, charge);
    const left = known ? known.amount_captured - known.amount_refunded : 0;
    return {
      naturalKey: `${charge}:${known?.amount_refunded ?? 'unknown'}:${amount ?? 'rest'}`,
      spends: { amount: amount ?? left, currency: known?.currency ?? 'xxx' },
    };
  },
  // The charge is read after the refund, so that what is left of it is known together with the refund.
  send: async (provider, { order: _, ...input }, key): Promise<Answer> => {
    const metadata = { [OPERATION_ID]: key };
    const refund = await provider.refundCharge({ ...input, metadata, idempotencyKey: key });
    return { refund, ...(await readAfter(provider, refund)) };
  },
  lookUp: async (provider, input, key) => {
    const charge = await getCharge(provider, input.charge);
    for (const id of charge.refunds) {
      const refund = await provider.findObject('refund', id);
      if (refund?.metadata[OPERATION_ID] === key) return { refund, ...(await readAfter(provider, refund)) };
    }
    return undefined;
  },
  apply: async (trx, { refund, charge, movements }, { order }, { provider, read_order }) => {
    const before = await findCharge(trx, charge.id);
    // A payment may carry the number of somebody else's order, or one by which its store does not count.
    const [ours = charge] = await withTheirOrders(trx, provider, [charge], (one) => one.payment_intent);
    const { id, payment_intent, amount, currency, status } = refund;
    return {
      reply: { id, charge: charge.id, payment_intent, amount, currency, status },
      before: { amount_refunded: before?.amount_refunded ?? null },
      after: { amount_refunded: charge.amount_refunded, refund: id, amount, currency },
      keeps: [
        readAs('charge', [charge], read_order),
        readAs('refund', [refund], read_order),
        readAs('transaction', movements, read_order),
      ],
      // Once it is kept: what news of it said before its answer counts, too.
      follow: () => noteRefundOnOrder(trx, provider, { refund, charge: ours, asked: order }),
    };
  },
  audited: ({ charge }) => ({ action: 'payment.refund', object_kind: 'charge', object_id: charge }),
});

/** What the refund made of its charge, and of the balance where that takes no question of its own. */
async function readAfter(
  provider: PaymentProvider,
  { charge: id, balance_transaction: movement }: Refund,
): Promise<Omit<Answer, 'refund'>> {
  const names: ObjectName[] = [{ kind: 'charge', id }];
  if (movement && provider.findObjects) names.push({ kind: 'transaction', id: movement });
  const found = await findObjects(provider, names).catch(() => []);
  const [charge = await getCharge(provider, id)] = ofKind(found, 'charge');
  return { charge, movements: ofKind(found, 'transaction') };
}

/** The refund may be done by now, so nothing that goes wrong here may pass for a refusal of it. */
async function getCharge(provider: PaymentProvider, id: string): Promise<Charge> {
  const charge = await provider.findObject('charge', id).catch(() => undefined);
  if (!charge) throw fail('provider_answer_unknown');
  return charge;
}
