import { type RefundFacts, refundableAmount } from '#domain/payments/refund-verdict.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import type { Prepared } from './ask-approval.ts';

type Refunded = RefundFacts &
  Readonly<{ id: string; currency: string; payment_intent_id: string | null; order_id: number | null }>;

/** What a refund would do, for whoever may have to approve it; what is left of the payment must then be the same. */
export function preparedRefund(charge: Refunded, asked: number | undefined, order?: number): Prepared {
  const left = refundableAmount(charge);
  const amount = asked ?? left;
  const { id, currency, payment_intent_id, order_id } = charge;
  const of = order ?? order_id;
  return {
    words: `Refund ${formatExplicitMoney(money(amount, currency))} of ${of === null ? `payment ${payment_intent_id ?? id}` : `order #${of}`}`,
    object_kind: 'charge',
    object_id: id,
    subjects: [...(payment_intent_id ? [payment_intent_id] : []), ...(of === null ? [] : [`order ${of}`])],
    amount,
    currency,
    seen: { left },
  };
}
