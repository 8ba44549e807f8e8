import { changes, NOTHING } from './changes.ts';
import { command } from './command.ts';
import { loadPayment, type PaymentToAuthorize } from './confirm-payment.ts';
import { authorize } from './create-payment.ts';

/** The customer's bank has taken its days and answers: now the money is there, or refused. */
export const clearPayment = command<string, PaymentToAuthorize, null>({
  kind: 'clear_payment',
  load: loadPayment,
  decide: (slice, _, context) => {
    const { intent, charge } = slice;
    if (intent.status !== 'processing' || !charge) return NOTHING;
    return changes(null, authorize(slice, intent, charge, context));
  },
});
