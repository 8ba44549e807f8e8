import type { RuleOutcome } from '../fraud/saved-rule.ts';
import type { IntentStatus } from '../payments/intent-status.ts';
import type { OrderStatus } from './order-status.ts';

/** How a try to pay ended, as far as the checkout is concerned. */
export type CheckoutState = 'requires_action' | 'paid' | 'declined';

type TriedPayment = Readonly<{
  status: IntentStatus;
  /** What the store's own rules decided; null where none were asked. */
  screened: RuleOutcome | null;
  isCard: boolean;
  isInPerson: boolean;
}>;

export type OrderAfterPayment = Readonly<{
  checkout: CheckoutState;
  status: OrderStatus;
  fraud_meta_box_type: string;
}>;

/** Where an order stands once its payment was tried: a sum that is held, or not confirmed by its bank, waits; a paid one is work to do. */
export function orderAfterPayment(payment: TriedPayment): OrderAfterPayment {
  const fraud_meta_box_type = screeningMark(payment);
  switch (payment.status) {
    case 'succeeded':
      return { checkout: 'paid', status: 'processing', fraud_meta_box_type };
    case 'processing':
    case 'requires_capture':
      return { checkout: 'paid', status: 'on-hold', fraud_meta_box_type };
    case 'requires_action':
      return { checkout: 'requires_action', status: 'pending', fraud_meta_box_type: 'payment_started' };
    case 'requires_payment_method':
    case 'canceled':
      return { checkout: 'declined', status: 'failed', fraud_meta_box_type };
  }
}

function screeningMark({ status, screened, isCard, isInPerson }: TriedPayment): string {
  if (isInPerson) return 'terminal_payment';
  if (!isCard) return 'not_card';
  if (screened === 'block') return 'block';
  if (screened === 'review') return status === 'requires_capture' ? 'review' : 'review_failed';
  return 'allow';
}
