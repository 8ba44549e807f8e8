import type * as z from 'zod/mini';
import { fail } from '#contract/kit/errors.ts';
import { refundReply, refundRequest } from '#contract/operations.ts';
import { assert } from '#domain/shared/assert.ts';
import { findObjects, ofKind } from '#provider/find-objects.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Charge, NamedObject, ObjectName, Refund } from '#provider/provider-objects.ts';
import type { Database } from '../../db/database.ts';
import { readAs } from '../../events/keep-objects.ts';
import { OPERATION_ID } from '../../events/object-rows.ts';
import { withTheirOrders } from '../../events/orders-of-payments.ts';
import { noteRefundsOnOrders } from '../../store/note-refunds-on-orders.ts';
import { defineOperation } from '../define-operation.ts';
import type { Told } from '../operation.ts';
import { findCharge, findRefunded } from './charge-repository.ts';

type Answer = Readonly<{ refund: Refund; charge: Charge; also: readonly NamedObject[] }>;
type Input = z.output<typeof refundRequest>;

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
  send: async (provider, { order: _, ...input }, key): Promise<Answer> => {
    const metadata = { [OPERATION_ID]: key };
    const { also, ...refund } = await provider.refundCharge({ ...input, metadata, idempotencyKey: key });
    return whole(provider, refund, also);
  },
  lookUp: async (provider, input, key) => {
    const charge = await getCharge(provider, input.charge);
    for (const id of charge.refunds) {
      const refund = await provider.findObject('refund', id);
      if (refund?.metadata[OPERATION_ID] === key) return whole(provider, refund);
    }
    return undefined;
  },
  apply: async (trx, answer, input, sent) => {
    const [applied] = await applyAll(trx, [{ answer, input, sent }]);
    assert(applied, 'each refund is applied');
    return applied;
  },
  several: { mayBeOne: () => true, apply: applyAll },
  audited: ({ charge }) => ({ action: 'payment.refund', object_kind: 'charge', object_id: charge }),
});

/** Their orders hear of them once all are kept: what news of a refund said before its answer counts, too. */
async function applyAll(trx: Database, told: readonly Told<Input, Answer>[]) {
  const [first] = told;
  const provider = first?.sent.provider ?? '';
  const charges = told.map(({ answer }) => answer.charge);
  const refunded = new Map(
    await findRefunded(
      trx,
      charges.map(({ id }) => id),
    ),
  );
  // A payment may carry the number of somebody else's order, or one by which its store does not count.
  const ours = await withTheirOrders(trx, provider, charges, (one) => one.payment_intent);
  const note = () =>
    noteRefundsOnOrders(
      trx,
      provider,
      told.map(({ answer: { refund, charge }, input }, nth) => ({
        refund,
        charge: ours[nth] ?? charge,
        asked: input.order,
      })),
    );
  return told.map((one) => {
    const { refund, charge, also } = one.answer;
    const { read_order } = one.sent;
    const { id, payment_intent, amount, currency, status } = refund;
    const before = { amount_refunded: refunded.get(charge.id) ?? null };
    refunded.set(charge.id, charge.amount_refunded);
    return {
      reply: { id, charge: charge.id, payment_intent, amount, currency, status },
      before,
      after: { amount_refunded: charge.amount_refunded, refund: id, amount, currency },
      keeps: [
        readAs('charge', [charge], read_order),
        readAs('refund', [refund], read_order),
        readAs('transaction', ofKind(also, 'transaction'), read_order),
        readAs('dispute', ofKind(also, 'dispute'), read_order),
      ],
      ...(one === first && { follow: note }),
    };
  });
}

/** What the refund made of its charge, and of the balance where that takes no question of its own: as it was told, or read after it. */
async function whole(
  provider: PaymentProvider,
  refund: Refund,
  also?: readonly NamedObject[],
): Promise<Answer> {
  const { charge: id, balance_transaction: movement } = refund;
  const names: ObjectName[] = [{ kind: 'charge', id }];
  if (movement && provider.findObjects) names.push({ kind: 'transaction', id: movement });
  const found = also ?? (await findObjects(provider, names).catch(() => []));
  const [charge = await getCharge(provider, id)] = ofKind(found, 'charge');
  return { refund, charge, also: found };
}

/** The refund may be done by now, so nothing that goes wrong here may pass for a refusal of it. */
async function getCharge(provider: PaymentProvider, id: string): Promise<Charge> {
  const charge = await provider.findObject('charge', id).catch(() => undefined);
  if (!charge) throw fail('provider_answer_unknown');
  return charge;
}
