import { refundRefusal } from '#contract/refund-refusal.ts';
import { refundableAmount } from '#domain/payments/refund-verdict.ts';
import { type Minor, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { RefundAnswer, RefundRequest } from '../../payment-provider.ts';
import type { Charge, Dispute, Refund } from '../../provider-objects.ts';
import { type Booking, book } from './booking.ts';
import { announced, type Changes, changes, type DueDraft } from './changes.ts';
import { type ChargeHistory, loadHistory, shareOf, takenOn } from './charge-history.ts';
import { type Context, command, type Unkeyed } from './command.ts';
import { findMeans } from './payment-means.ts';
import { withReviewClosed } from './review-payment.ts';
import { simObject } from './sim-object.ts';

const REFUND_SETTLES_DAYS = 2;

export const refundCharge = command<Unkeyed<RefundRequest>, ChargeHistory, RefundAnswer>({
  kind: 'refund_charge',
  load: (store, { charge }) => loadHistory(store, charge),
  decide: (history, request, context) => {
    const { charge, disputes } = history;
    const facts = { ...charge, disputes };
    const refusal = refundRefusal(facts, request.amount);
    if (refusal) throw refusal;
    const amount = request.amount ?? minor(refundableAmount(facts));
    const booking = bookRefund(history, amount, context);
    const card = findMeans(charge.payment_method)?.card;
    const behaviour = card?.refund;
    const pending_reason = behaviour === 'pending' ? card?.refundWaitsFor : undefined;
    const refund: Refund = {
      id: booking.refundId,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: behaviour === 'pending' ? 'pending' : 'succeeded',
      amount,
      currency: charge.currency,
      created: context.now,
      reason: request.reason ?? null,
      balance_transaction: booking.transaction.id,
      failure_balance_transaction: null,
      failure_reason: null,
      ...(pending_reason && { pending_reason }),
      acquirer_reference_number: behaviour === 'pending' ? null : referenceOf(booking.refundId),
      metadata: request.metadata ?? {},
    };
    const amount_refunded = minor(charge.amount_refunded + amount);
    const refunded = amount_refunded === charge.amount_captured;
    const after: Charge = {
      ...(refunded ? withReviewClosed(charge, 'refunded') : charge),
      amount_refunded,
      refunded,
      refunds: [...charge.refunds, refund.id],
    };
    const moved = changes(
      null,
      booking.changes,
      announced(simObject('refund', refund), 'refund.created'),
      announced(simObject('charge', after), 'charge.refunded'),
      closeInquiries(disputes, after, context),
      { due: behaviour ? [settlement(refund, context)] : [] },
    );
    return { ...moved, answer: { ...refund, also: moved.put.filter(({ kind }) => kind !== 'refund') } };
  },
});

/** What the bank traces a refund by: 23 digits that the refund's own id decides. */
const referenceOf = (id: string): string =>
  Array.from({ length: 23 }, (_, index) => (id.charCodeAt(3 + (index % (id.length - 3))) + index) % 10).join(
    '',
  );

const settlement = (refund: Refund, { now }: Context): DueDraft => ({
  at: epochSeconds(now + REFUND_SETTLES_DAYS * DAY_S),
  kind: 'settle_refund',
  subject: refund.id,
});

function bookRefund(
  history: ChargeHistory,
  amount: Minor,
  context: Context,
): Booking & Readonly<{ refundId: Refund['id'] }> {
  const { charge } = history;
  const refundId = context.newId('re');
  const booking = book(
    {
      type: charge.id.startsWith('py_') ? 'payment_refund' : 'refund',
      counterparty: 'customers',
      currency: charge.settlement_currency,
      amount: -shareOf(history, amount),
      available_on: takenOn(history, context.now),
      customer: { currency: charge.currency, amount: -amount, exchange_rate: charge.exchange_rate },
      charge: charge.id,
      refund: refundId,
    },
    context,
  );
  return { ...booking, refundId };
}

/** Who has their money back asks no more questions. */
function closeInquiries(
  disputes: readonly Dispute[],
  charge: Charge,
  { now }: Context,
): Omit<Changes, 'answer'> {
  const open = charge.refunded ? disputes.filter(({ status }) => status === 'warning_needs_response') : [];
  return changes(
    null,
    ...open.map((dispute) =>
      announced(
        simObject('dispute', {
          ...dispute,
          status: 'charge_refunded',
          metadata: { ...dispute.metadata, __dispute_closed_at: String(now) },
        }),
        'charge.dispute.closed',
      ),
    ),
  );
}
