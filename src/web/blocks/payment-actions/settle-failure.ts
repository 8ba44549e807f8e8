import { AppError } from '#contract/kit/failure.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { isCurrency, money } from '#domain/shared/money.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const { reasons } = paymentActionsCopy;

/** Why a payment was not captured or cancelled, by the code of the failure. */
export function settleReason(error: unknown): string {
  if (!(error instanceof AppError)) return reasons.serverError;
  switch (error.code) {
    case 'wcpay_missing_order':
      return reasons.missingOrder;
    case 'wcpay_refunded_order_uncapturable':
      return reasons.refundedOrder;
    case 'wcpay_intent_order_mismatch':
      return reasons.mismatch;
    case 'wcpay_payment_uncapturable':
      return reasons.uncapturable;
    case 'wcpay_capture_error':
      return captureReason(error.details);
    case 'wcpay_cancel_error':
      return reasons.cancelFailed;
    case 'wcpay_server_error':
      return reasons.serverError;
    // Nobody could confirm it: that is more than "try again later" says.
    case 'operation_needs_attention':
      return error.message;
    default:
      return reasons.other;
  }
}

/** The same for one that ended on the server: what the provider refused is a failed capture or cancellation. */
export function refusedReason(verb: 'capture' | 'cancel', code: string | null): string {
  if (code === 'wcpay_payment_uncapturable') return reasons.uncapturable;
  if (code === 'amount_too_small') return reasons.tooSmall;
  return verb === 'capture' ? reasons.captureFailed : reasons.cancelFailed;
}

function captureReason({ error_type, extra_details }: AppError['details']): string {
  if (error_type !== 'amount_too_small') return reasons.captureFailed;
  const minimum = minimumOf(extra_details);
  return minimum === undefined ? reasons.tooSmall : reasons.minimum(minimum);
}

function minimumOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  if (!('minimum_amount' in details) || !('currency' in details)) return undefined;
  const { minimum_amount: amount, currency } = details;
  if (typeof amount !== 'number' || typeof currency !== 'string') return undefined;
  const code = currency.toLowerCase();
  return Number.isSafeInteger(amount) && isCurrency(code)
    ? formatExplicitMoney(money(amount, code), pageSettings().store.locale)
    : undefined;
}
