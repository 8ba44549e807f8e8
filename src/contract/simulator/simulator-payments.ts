import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { amount, currencyCode, emailAddress, said, sentCurrency } from '../kit/fields.ts';

const AMOUNT_MAX = 99_999_999;
const LINES_MAX = 20;
const text = (most: number) => z.string().check(z.maxLength(most));
const filled = (most: number) => text(most).check(z.minLength(1, said('fillIn')));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, said('country')));
const positive = (most: number) => z.int().check(z.gte(1), z.lte(most));

const address = {
  name: filled(120),
  address_1: text(200),
  city: text(100),
  state: text(100),
  postcode: text(20),
  country,
};
const orderedItem = z.union([
  z.strictObject({ product_id: positive(Number.MAX_SAFE_INTEGER), quantity: positive(99) }),
  z.strictObject({ name: filled(200), price: positive(AMOUNT_MAX), quantity: positive(99) }),
]);

export const simulatorPayment = z.strictObject({
  amount: positive(AMOUNT_MAX),
  currency: sentCurrency,
  /** A magic card number, or the name of another way of paying, such as `ideal`. */
  card: filled(60).check(z.regex(/^[\w -]*$/, said('card'))),
  /** Otherwise the sum is only held, until somebody captures it. */
  capture: z._default(z.boolean(), true),
  customer: z.optional(z.strictObject({ name: filled(120), email: emailAddress, country })),
  items: z.optional(z.array(orderedItem).check(z.minLength(1), z.maxLength(LINES_MAX))),
  /** Where the customer's computer is, for the store's own rules. */
  ip_country: z.optional(country),
  billing: z.optional(z.strictObject({ ...address, email: z.optional(emailAddress) })),
  shipping: z.optional(z.strictObject(address)),
  channel: z.optional(z.enum(['online', 'in_person', 'in_person_pos'])),
  reader_id: z.optional(z.string().check(z.regex(/^tmr_\w{1,60}$/, 'Expected the id of a card reader'))),
});
export type SimulatorPayment = z.output<typeof simulatorPayment>;

export const payAsCustomer = endpoint({
  method: 'POST',
  path: '/simulator/api/payments',
  summary: 'A customer pays: the order, the payment and the charge are made',
  capability: 'change_settings',
  class: 'write',
  input: simulatorPayment,
  reply: z.object({
    order_id: z.int(),
    /** Absent while the provider has not answered yet. */
    payment_intent_id: z.nullable(z.string()),
    charge_id: z.nullable(z.string()),
    status: z.string(),
    failure_code: z.nullable(z.string()),
    amount,
    currency: currencyCode,
  }),
  errors: [
    'store_sells',
    'rest_invalid_param',
    'rest_no_route',
    'payments_disabled',
    'payment_method_unavailable',
    'currency_unsupported',
    'amount_too_small',
    'out_of_stock',
    'product_unavailable',
  ],
});
