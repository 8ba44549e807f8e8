import * as z from 'zod/mini';
import { COMPARISONS } from '#domain/account/activity-period.ts';
import { minor } from '#domain/shared/money.ts';
import { isUtcInstant, type UtcInstant } from '#domain/shared/time.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, sentCurrency, wordOf } from './kit/fields.ts';

/** `YYYY-MM-DDTHH:mm:ss`, in UTC when asked for and in the store's zone when answered. */
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));

/** A moment of a request as the rest of the server writes it; nothing where there is no such moment. */
export const momentOf = (text: string): UtcInstant | undefined => {
  const instant = text.replace('T', ' ');
  return isUtcInstant(instant) ? instant : undefined;
};

const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/;
export const isOffset = (text: string): boolean => OFFSET.test(text);

/**
 * What a period looks like, for whoever reads the description. Anything else is text too, and refused with a code of its
 * own instead of the one for fields.
 */
const usualMoment = z
  .string()
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));
const text = z.string().check(z.maxLength(40));
const askedMoment = z.union([usualMoment, text]);
const askedOffset = z.union([z.string().check(z.regex(OFFSET)), text]);

const orNothing = z._default(amount, minor(0));

/** Payments, what was given back and taken, and what it cost, in one settlement currency. */
const sums = {
  total_payment_volume: orNothing,
  charges: orNothing,
  fees: orNothing,
  disputes: orNothing,
  refunds: orNothing,
};

export const readPaymentActivity = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/reporting/payment_activity',
  summary: 'What was sold, refunded, disputed and charged in a period of the store’s calendar',
  capability: 'see_payments',
  input: z.object({
    currency: sentCurrency,
    date_start: askedMoment,
    date_end: askedMoment,
    timezone: askedOffset,
    compare: z._default(z.enum(COMPARISONS), 'previous'),
  }),
  reply: z.object({
    ...sums,
    currency: currencyCode,
    timezone: z.string(),
    date_start: moment,
    date_end: moment,
    interval: wordOf(['hour', 'day', 'week', 'month']),
    counts: z.object({ charges: z.int(), refunds: z.int(), disputes: z.int() }),
    /** What it is held against: the period of the same length right before, or the same days a year before. */
    previous: z.object({ ...sums, date_start: moment, date_end: moment }),
    /** The volume step by step, each beside the same step of the period before. */
    steps: z.array(
      z.object({ start: moment, day: calendarDate, volume: amount, previous: z.nullable(amount) }),
    ),
  }),
  errors: [
    'wcpay_core_invalid_request_parameter_invalid_timezone',
    'wcpay_core_invalid_request_parameter_invalid_date',
  ],
});
export type PaymentActivity = z.output<typeof readPaymentActivity.reply>;
