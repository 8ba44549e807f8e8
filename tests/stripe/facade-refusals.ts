import { AppError } from '#contract/kit/errors.ts';
import { invalidRequest, Refused } from './contract-server.ts';

/** Codes both sides have, under one name. */
const SAME: readonly string[] = [
  'amount_too_small',
  'amount_too_large',
  'charge_already_refunded',
  'charge_disputed',
];

/** The provider's refusals as Stripe words them: some have a code, some only a sentence. */
export function asStripeRefuses(error: unknown, sampleIntent: () => Record<string, unknown>): unknown {
  if (!(error instanceof AppError)) return error;
  const { code, message } = error;
  if (SAME.includes(code)) return invalidRequest(message, { code });
  switch (code) {
    case 'resource_missing':
      return new Refused(404, { type: 'invalid_request_error', code, message });
    case 'idempotency_key_reused':
      return new Refused(400, { type: 'idempotency_error', message });
    case 'wcpay_payment_uncapturable':
      return invalidRequest(message, {
        code: 'payment_intent_unexpected_state',
        payment_intent: { ...sampleIntent(), status: 'succeeded' },
      });
    case 'instant_payout_unavailable':
      return invalidRequest(message, { code: 'balance_insufficient' });
    case 'refund_exceeds_charge':
      return invalidRequest(message, { param: 'amount' });
    default:
      return invalidRequest(message);
  }
}
