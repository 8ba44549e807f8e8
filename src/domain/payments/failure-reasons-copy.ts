import { spoken } from '../shared/spoken.ts';

/** Why a bank or the provider turned a card away. A sentence without its full stop: it also stands inside of others. */
export const cardFailureCopy = spoken('domain/payments/failure-reasons-copy#cardFailureCopy', {
  reasons: {
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
  },
  anyOther: 'The payment was declined',
} as const);
