import * as z from 'zod/mini';
import { personal } from './kit/seen-by.ts';

const word = z.optional(z.nullable(z.string()));
const check = z.optional(z.nullable(z.string()));

const cardFields = {
  last4: z.string(),
  fingerprint: word,
  exp_month: z.int(),
  exp_year: z.int(),
  funding: z.string(),
  network: z.string(),
  brand: z.string(),
  country: word,
};
const card = z.object({
  ...cardFields,
  checks: z.nullable(
    z.object({ cvc_check: check, address_line1_check: check, address_postal_code_check: check }),
  ),
});

/**
 * A type, and one object under its name with what the provider knows of it. Methods the specification lists
 * without fields of their own, and methods newer than us, bring none.
 */
export const paymentMethodDetails = z.object({
  type: z.string(),
  /** What lists show beside the method: the last four digits, or the name of a bank. */
  identifier: z.nullable(z.string()),
  card: z.optional(card),
  card_present: z.optional(z.object(cardFields)),
  au_becs_debit: z.optional(z.object({ bsb_number: word, last4: word, fingerprint: word })),
  bancontact: z.optional(z.object({ bank_name: word, bic: word, verified_name: personal(word) })),
  eps: z.optional(z.object({ bank: word, verified_name: personal(word) })),
  giropay: z.optional(z.object({ bank_name: word, bic: word })),
  ideal: z.optional(
    z.object({ bank: word, bic: word, country: word, iban_last4: word, verified_name: personal(word) }),
  ),
  klarna: z.optional(z.object({ payment_method_category: word, preferred_locale: word })),
  p24: z.optional(z.object({ bank: word, reference: word, verified_name: personal(word) })),
  sepa_debit: z.optional(z.object({ last4: word, fingerprint: word, country: word })),
  sofort: z.optional(
    z.object({
      bank_code: word,
      bank_name: word,
      bic: word,
      country: word,
      iban_last4: word,
      verified_name: personal(word),
    }),
  ),
});
export type PaymentMethodDetails = z.output<typeof paymentMethodDetails>;
