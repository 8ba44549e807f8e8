/** Why a bank or the provider turned a card away, in the words merchants read. */
const CARD_FAILURES: Readonly<Record<string, string>> = {
  card_declined: 'The card was declined by the bank',
  expired_card: 'The card has expired',
  incorrect_cvc: 'The security code is incorrect',
  incorrect_number: 'The card number is incorrect',
  incorrect_zip: 'The postal code is incorrect',
  invalid_cvc: 'The security code is invalid',
  invalid_expiry_month: 'The expiration month is invalid',
  invalid_expiry_year: 'The expiration year is invalid',
  invalid_number: 'The card number is invalid',
  processing_error: 'An error occurred while processing the card',
  authentication_required: 'The payment requires authentication',
  insufficient_funds: 'The card has insufficient funds to complete the purchase',
};
const ANY_OTHER = 'The payment was declined';

export const cardFailureReason = (code: string | null | undefined): string =>
  code && Object.hasOwn(CARD_FAILURES, code) ? (CARD_FAILURES[code] ?? ANY_OTHER) : ANY_OTHER;

export type RefundFailureReason = 'expired_or_canceled_card' | 'lost_or_stolen_card' | 'unknown';

/** Reasons nobody explained to us are unknown. */
export const refundFailureReason = (code: string | null | undefined): RefundFailureReason =>
  code === 'expired_or_canceled_card' || code === 'lost_or_stolen_card' ? code : 'unknown';
