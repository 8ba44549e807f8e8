import * as z from 'zod/mini';
import { utcInstant, wordOf } from './kit/fields.ts';

/** How a payment stands, as its own page says; `due_by` is when the answer to its dispute is due, where there is one. */
export const paymentState = z.object({
  kind: wordOf(['named', 'raw']),
  status: z.string(),
  due_by: z.nullable(utcInstant),
});
export type PaymentState = z.output<typeof paymentState>;
