import Stripe from 'stripe';
import { type AppError, fail } from '#contract/kit/errors.ts';
import { minimumCharge } from '#domain/payments/minimum-charge.ts';

/** What was asked about, for the details that failures carry and Stripe does not repeat. */
export type About = Readonly<{ kind?: string; id?: string; currency?: string; most?: number }>;

const LONGEST_WAIT_S = 30;
type StripeError = InstanceType<typeof Stripe.errors.StripeError>;
type Translate = (error: StripeError, about: About) => AppError;

const uncapturable: Translate = ({ payment_intent }) =>
  fail('wcpay_payment_uncapturable', { status: payment_intent?.status ?? 'unknown' });
const currencyOf = ({ currency = 'usd' }: About): string => currency;
/** How long Stripe asked us to wait; nothing where it did not say. */
export const retryAfterS = ({ headers }: Pick<StripeError, 'headers'>): number => {
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_S) : 0;
};
const rateLimited: Translate = (error) =>
  fail('provider_rate_limited', { retry_after_s: Math.max(1, retryAfterS(error)) });
const noInstant: Translate = (_, about) =>
  fail('instant_payout_unavailable', { currency: currencyOf(about) });

/** Stripe's codes and ours. Messages are for people and change; codes do not. */
const BY_CODE: Readonly<Record<string, Translate>> = {
  resource_missing: (_, { kind = 'object', id = '' }) => fail('resource_missing', { kind, id }),
  charge_already_refunded: () => fail('charge_already_refunded'),
  charge_disputed: () => fail('charge_disputed'),
  amount_too_small: (_, about) =>
    fail('amount_too_small', {
      minimum_amount: minimumCharge(currencyOf(about)),
      currency: currencyOf(about),
    }),
  amount_too_large: (_, about) =>
    fail('amount_too_large', { maximum_amount: about.most ?? 99_999_999, currency: currencyOf(about) }),
  parameter_invalid_integer: () => fail('amount_invalid'),
  payment_intent_unexpected_state: uncapturable,
  charge_already_captured: uncapturable,
  charge_expired_for_capture: uncapturable,
  dispute_evidence_page_limit_exceeded: () => fail('evidence_pages_exceeded'),
  instant_payouts_unsupported: noInstant,
  instant_payouts_limit_exceeded: noInstant,
  instant_payouts_currency_disabled: noInstant,
  balance_insufficient: noInstant,
  payouts_not_allowed: () => fail('payouts_unavailable', { reason: 'payouts_not_allowed' }),
  payouts_limit_exceeded: () => fail('payouts_unavailable', { reason: 'payouts_limit_exceeded' }),
  tax_id_invalid: () => fail('vat_number_invalid'),
  idempotency_key_in_use: () => fail('provider_answer_unknown'),
  lock_timeout: rateLimited,
  payment_method_unactivated: () => fail('payment_method_unavailable', { method: 'unknown' }),
  account_missing: () => fail('account_missing'),
};

/**
 * What a failed call means. An answer that never came, or that says Stripe itself failed, is not a no: a payment may have been
 * made. Only reading is free of that doubt.
 */
export function translated(error: unknown, mode: 'read' | 'write', about: About): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const silence = () => (mode === 'write' ? fail('provider_answer_unknown') : fail('provider_unavailable'));
  if (error instanceof errors.StripeConnectionError) return silence();
  if (error instanceof errors.StripeAuthenticationError) return fail('provider_key_refused');
  /** Stripe answers 403 to an account that is none of ours as well: that is no matter of permissions. */
  if (error.code === 'account_invalid') return fail('account_missing');
  if (error instanceof errors.StripePermissionError) return fail('provider_permission_missing');
  if (error instanceof errors.StripeIdempotencyError) return fail('idempotency_key_reused');
  const byCode = BY_CODE[error.code ?? ''];
  if (byCode) return byCode(error, about);
  if (error instanceof errors.StripeRateLimitError) return rateLimited(error, about);
  const { statusCode } = error;
  if (statusCode === undefined || statusCode >= 500 || statusCode === 409) return silence();
  return fail('provider_refused', { reason: error.code ?? error.type ?? 'unknown' });
}
