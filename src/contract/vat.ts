import * as z from 'zod/mini';
import { VAT_ADDRESS_LENGTH_MAX, VAT_NAME_LENGTH_MAX } from '#domain/account/vat-details.ts';
import { endpoint } from './kit/endpoint.ts';
import { said } from './kit/fields.ts';

const path = '/wc/v3/payments/vat';

/** Letters, digits and what people put between them; the tax office decides whether it is a number. */
const vatNumber = z.string().check(z.regex(/^[\w.%\s-]{1,60}$/, said('taxNumber')));

const filled = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, said('fillIn')), z.maxLength(most));

export const lookUpVat = endpoint({
  method: 'GET',
  path: `${path}/:vat_number`,
  summary: 'Whose tax number this is, as the register says',
  capability: 'change_settings',
  input: z.object({ vat_number: vatNumber }),
  reply: z.object({ name: z.string(), address: z.string() }),
  errors: [
    'vat_number_invalid',
    'vat_number_unknown',
    'account_missing',
    'provider_unavailable',
    'provider_unsupported',
  ],
});

/** Without `vat_number` the business is not registered. Saving again replaces what was there. */
export const saveVat = endpoint({
  method: 'POST',
  path,
  summary: 'Says whom tax invoices are made out to',
  capability: 'change_settings',
  class: 'write',
  input: z.object({
    vat_number: z.optional(vatNumber),
    name: filled(VAT_NAME_LENGTH_MAX),
    address: filled(VAT_ADDRESS_LENGTH_MAX),
  }),
  reply: z.object({ vat_number: z.nullable(z.string()), name: z.string(), address: z.string() }),
  errors: [
    'vat_number_invalid',
    'vat_number_unknown',
    'account_missing',
    'provider_unavailable',
    'provider_unsupported',
  ],
});
