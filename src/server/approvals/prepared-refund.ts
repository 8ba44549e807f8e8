import { type RefundFacts, refundableAmount } from '#domain/payments/refund-verdict.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { type Asked, orderAsked, orderSubject, type Prepared, sumAsked } from './prepared.ts';
import { refundApprovalCopy as copy } from './refund-approval-copy.ts';

type Refunded = RefundFacts &
  Readonly<{ id: string; currency: string; payment_intent_id: string | null; order_id: number | null }>;

/** What a refund would do, for whoever may have to approve it; what is left of the payment must then be the same. */
export function preparedRefund(charge: Refunded, asked: number | undefined, order?: number): Prepared {
  const left = refundableAmount(charge);
  const amount = asked ?? left;
  const { id, currency, payment_intent_id, order_id } = charge;
  const of = order ?? order_id;
  return {
    words: () => {
      const sum = formatExplicitMoney(money(amount, currency));
      return of === null ? copy.ofPayment(sum, payment_intent_id ?? id) : copy.ofOrder(sum, String(of));
    },
    object_kind: 'charge',
    object_id: id,
    subjects: [...(payment_intent_id ? [payment_intent_id] : []), ...(of === null ? [] : [orderSubject(of)])],
    amount,
    currency,
    seen: { left },
  };
}

/** The same of a request that was written down. */
export function refundWords(asked: Asked): string | undefined {
  const sum = sumAsked(asked);
  if (!sum) return undefined;
  const { object_id, subjects } = asked;
  const order = orderAsked(asked);
  const payment = subjects.find((subject) => subject !== object_id) ?? object_id;
  return order === undefined
    ? copy.ofPayment(formatExplicitMoney(sum), payment)
    : copy.ofOrder(formatExplicitMoney(sum), order);
}
