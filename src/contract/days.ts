import * as z from 'zod/mini';
import { DAY_LINE_KINDS } from '#domain/account/day-ledger.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, sentCurrency, utcInstant, wordOf } from './kit/fields.ts';

const path = '/wc/v3/payments/reporting/days';
const NOTE_LENGTH_MAX = 1000;

const ledger = z.object({
  currency: currencyCode,
  /** All that moved before the day, by our own books. */
  opening: amount,
  lines: z.array(z.object({ kind: wordOf(DAY_LINE_KINDS), count: z.int(), amount })),
  /** What the provider holds, less all that moved since. */
  closing: amount,
  /** Closing less opening and lines: nothing, or what somebody has to look for. */
  unexplained: amount,
});

const signOff = z.object({
  by: z.string(),
  is_own: z.boolean(),
  at: utcInstant,
  note: z.nullable(z.string()),
});

const closedDay = z.object({
  day: z.string(),
  timezone: z.string(),
  ledgers: z.array(ledger),
  sign_offs: z.array(signOff),
  checked: utcInstant,
});
export type ClosedDay = z.output<typeof closedDay>;

/** A day of the store that is over, in each currency that it holds or that moved. */
export const readDay = endpoint({
  method: 'GET',
  path: `${path}/:day`,
  summary: 'What moved the balance on a day, and whether it adds up to what the provider holds',
  capability: 'see_payouts',
  input: z.object({ day: calendarDate }),
  reply: closedDay,
  errors: ['day_not_over', 'provider_unavailable'],
});

/** Counted anew, and written into the audit log with who, when and every figure. Once for each person and day. */
export const signOffDay = endpoint({
  method: 'POST',
  path: `${path}/:day/sign-off`,
  summary: 'Says that somebody has looked at a day and at what it ends with',
  capability: 'export',
  class: 'write',
  input: z.object({
    day: calendarDate,
    /** What whoever signs has seen, so that nobody signs other figures than these. */
    seen: z
      .array(z.object({ currency: sentCurrency, closing: amount, unexplained: amount }))
      .check(z.maxLength(200)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(NOTE_LENGTH_MAX))),
  }),
  reply: closedDay,
  errors: ['day_not_over', 'day_changed', 'day_needs_note', 'provider_unavailable'],
});
