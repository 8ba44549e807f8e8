import * as z from 'zod/mini';
import { BANK_NUMBER_AS_WRITTEN } from '#domain/payouts/bank-number.ts';
import { endpoint } from './kit/endpoint.ts';
import { currencyCode, sentCurrency } from './kit/fields.ts';

/** Asks for the password again: whoever finds a browser unlocked must not be able to send the money elsewhere. */
export const changeBankAccount = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/accounts/bank',
  summary: 'Send payouts in one currency to another bank account, after you confirm your password',
  capability: 'change_account',
  class: 'write',
  act: 'bank',
  fresh: true,
  input: z.object({
    currency: sentCurrency,
    account_number: z.string().check(z.regex(BANK_NUMBER_AS_WRITTEN, 'Write 4 to 20 digits.')),
    password: z.string().check(z.minLength(1)),
  }),
  reply: z.object({ currency: currencyCode, last4: z.string() }),
  errors: [
    ...(['password_not_confirmed', 'sign_in_throttled', 'rest_too_many_requests'] as const),
    ...(['wcpay_unavailable', 'provider_unsupported'] as const),
    ...(['approval_requested', 'approval_nobody'] as const),
  ],
});
