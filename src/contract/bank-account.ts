import * as z from 'zod/mini';
import { BANK_NUMBER_AS_WRITTEN } from '#domain/payouts/bank-number.ts';
import { endpoint } from './kit/endpoint.ts';
import { currencyCode, said, sentCurrency } from './kit/fields.ts';

export const changeBankAccount = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/accounts/bank',
  summary: 'Send payouts in one currency to another bank account. A key alone cannot.',
  capability: 'change_account',
  class: 'write',
  act: 'bank',
  fresh: true,
  input: z.object({
    currency: sentCurrency,
    account_number: z.string().check(z.regex(BANK_NUMBER_AS_WRITTEN, said('bankDigits'))),
  }),
  reply: z.object({ currency: currencyCode, last4: z.string() }),
  errors: [
    ...(['person_needed', 'wcpay_unavailable', 'provider_unsupported'] as const),
    ...(['approval_requested', 'approval_nobody'] as const),
  ],
});
