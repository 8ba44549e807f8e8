import * as z from 'zod/mini';
import { BOOK_ACCOUNTS, type BookAccount } from '#domain/books/book-account.ts';
import {
  CHART_PACKAGES,
  CODE_LENGTH_MAX,
  DATEV_NUMBERS,
  NAME_LENGTH_MAX,
} from '#domain/books/chart-of-accounts.ts';
import { BASES, GRAINS } from '#domain/books/fold-entries.ts';
import { JOURNAL_DOWNLOADS, STATEMENT_FORMATS } from '#domain/books/journal-format.ts';
import { isMonth } from '#domain/books/lock-periods.ts';
import { MOVEMENT_KINDS } from '#domain/books/movement-kind.ts';
import { endpoint } from './kit/endpoint.ts';
import {
  amount,
  calendarDate,
  currencyCode,
  paging,
  said,
  sentCurrency,
  utcInstant,
  wordOf,
} from './kit/fields.ts';

const path = '/wc/v3/payments/books';
const month = z.string().check(z.refine(isMonth, said('month')));
const days = { from: calendarDate, to: calendarDate };
const seeing = { capability: 'see_payouts' } as const;

const chartLine = z.object({
  code: z.string().check(z.trim(), z.maxLength(CODE_LENGTH_MAX)),
  name: z.string().check(z.trim(), z.maxLength(NAME_LENGTH_MAX)),
  tax_code: z.string().check(z.trim(), z.maxLength(CODE_LENGTH_MAX)),
});
/** Every account of the chart by its name, so that none can be missing. */
const chartLines = z.object(
  Object.fromEntries(BOOK_ACCOUNTS.map((account) => [account, chartLine])) as Record<
    BookAccount,
    typeof chartLine
  >,
);
/** What one currency is booked on instead. */
const CURRENCY_ACCOUNTS_MAX = 200;
const currencyAccounts = z
  .array(z.extend(chartLine, { currency: sentCurrency, account: z.enum(BOOK_ACCOUNTS) }))
  .check(
    z.maxLength(CURRENCY_ACCOUNTS_MAX),
    z.refine(
      (lines) =>
        new Set(lines.map(({ currency, account }) => `${currency} ${account}`)).size === lines.length,
      'Expected each account of a currency once',
    ),
  );
const within = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** How a merchant wants things booked. */
export const bookSettings = z.object({
  package: z.enum(CHART_PACKAGES),
  accounts: chartLines,
  /** What was kept before a currency could have accounts for itself does not say. */
  currency_accounts: z._default(currencyAccounts, []),
  grain: z.enum(GRAINS),
  basis: z.enum(BASES),
  sales_elsewhere: z.boolean(),
  /** What was kept before anything of the bank was booked does not say. */
  bank_elsewhere: z._default(z.boolean(), false),
  splits_tax: z.boolean(),
  datev: z.object({
    adviser: within(...DATEV_NUMBERS.adviser),
    client: within(...DATEV_NUMBERS.client),
    /** The month that the year of the books begins with. */
    year_begins: within(...DATEV_NUMBERS.year_begins),
  }),
});

const lockedMonth = z.object({
  month: z.string(),
  locked_by: z.string(),
  locked_at: utcInstant,
});

const shownSettings = z.object({
  /** As `bookSettings`, in words that may grow. */
  settings: z.extend(bookSettings, {
    package: wordOf(CHART_PACKAGES),
    accounts: z.record(z.string(), chartLine),
    currency_accounts: z.array(
      z.extend(chartLine, { currency: currencyCode, account: wordOf(BOOK_ACCOUNTS) }),
    ),
    grain: wordOf(GRAINS),
    basis: wordOf(BASES),
    datev: z.object({ adviser: z.int(), client: z.int(), year_begins: z.int() }),
  }),
  /** Months that are locked, the last one first. */
  locked: z.array(lockedMonth),
});
export type ShownBookSettings = z.output<typeof shownSettings>;

export const readBookSettings = endpoint({
  method: 'GET',
  path: `${path}/settings`,
  summary: 'The chart of accounts, how things are booked, and which months are locked',
  ...seeing,
  input: z.object({}),
  reply: shownSettings,
  errors: [],
});

export const saveBookSettings = endpoint({
  method: 'PUT',
  path: `${path}/settings`,
  summary: 'Says which accounts things are booked on, and how',
  capability: 'export',
  class: 'write',
  input: z.object({ settings: bookSettings }),
  reply: shownSettings,
  errors: ['books_chart_wrong', 'books_locked_basis'],
});

/** What a month still lacks before it is closed; `count` says how many of it there are. */
export const CHECKS = [
  'over',
  'adds_up',
  'suspense',
  /** Instead of the two behind it, where no bank statement was ever imported. */
  'statements',
  'arrived',
  'bank_lines',
  'disputes',
  'locked',
] as const;

const books = z.object({
  ...days,
  timezone: z.string(),
  basis: wordOf(BASES),
  currencies: z.array(
    z.object({
      currency: currencyCode,
      /** What moved on each account: more than nothing is a debit. They come to nothing together. */
      accounts: z.array(
        z.object({ account: wordOf(BOOK_ACCOUNTS), code: z.string(), name: z.string(), amount }),
      ),
      /** Of the fees: those that the provider did not tell the tax of. */
      fees_untold: amount,
      clearing: z.object({
        opening: amount,
        closing: amount,
        /** What the provider held when the last of these days ended, or holds now; nothing where it did not say. */
        held: z.nullable(amount),
        difference: z.nullable(amount),
      }),
    }),
  ),
  /** How many of the movements became known only after their own month was locked. */
  late: z.int(),
  /** Set for a whole month. */
  month: z.nullable(
    z.object({
      month: z.string(),
      locked: z.nullable(lockedMonth),
      /** What was locked and what its days come to now are not the same. */
      changed: z.boolean(),
      can_lock: z.boolean(),
      can_unlock: z.boolean(),
    }),
  ),
  checks: z.array(z.object({ check: wordOf(CHECKS), done: z.boolean(), count: z.int() })),
});
export type Books = z.output<typeof books>;

export const readBooks = endpoint({
  method: 'GET',
  path,
  summary: 'What moved on every account in these days, and whether the clearing is what the provider holds',
  ...seeing,
  input: z.object(days),
  reply: books,
  errors: ['books_days_wrong'],
});

const entry = z.object({
  id: z.string(),
  day: calendarDate,
  currency: currencyCode,
  kind: wordOf([...MOVEMENT_KINDS, 'summary']),
  count: z.int(),
  lines: z.array(z.object({ account: wordOf(BOOK_ACCOUNTS), code: z.string(), name: z.string(), amount })),
  transaction: z.nullable(z.string()),
  payment: z.nullable(z.string()),
  order: z.nullable(z.string()),
  payout: z.nullable(z.string()),
  late_of: z.nullable(calendarDate),
});
export type ShownEntry = z.output<typeof entry>;

export const listBookEntries = endpoint({
  method: 'GET',
  path: `${path}/entries`,
  summary: 'One page of the entries of these days',
  ...seeing,
  input: z.object({ ...days, ...paging }),
  reply: z.object({ data: z.array(entry), total_count: z.int() }),
  errors: ['books_days_wrong'],
});

const locking = {
  capability: 'export',
  class: 'write',
  input: z.object({ month }),
  reply: shownSettings,
} as const;

/** From then on the month takes no new entry: what becomes known later is booked on the first open day, and marked. */
export const lockMonth = endpoint({
  ...locking,
  method: 'POST',
  path: `${path}/months/:month/lock`,
  summary: 'Closes a month of the books',
  errors: ['books_month_not_over', 'books_month_locked', 'books_month_gap'],
});

export const unlockMonth = endpoint({
  ...locking,
  method: 'POST',
  path: `${path}/months/:month/unlock`,
  summary: 'Opens the last month that was closed',
  errors: ['books_month_not_locked', 'books_month_locked_after'],
});

/**
 * Written while it is read. For programs that know one currency or take few lines it is a ZIP of several files, with `totals.csv`
 * among them: what each account comes to. `totals` is that file alone, to be held against the journal as CSV.
 */
export const downloadJournal = endpoint({
  method: 'GET',
  path: `${path}/journal`,
  summary: 'The journal of these days as a file for a program',
  capability: 'export',
  also: ['see_payouts'],
  class: 'export',
  input: z.object({
    ...days,
    format: z.enum(JOURNAL_DOWNLOADS),
    currency: z.optional(sentCurrency),
  }),
  reply: z.unknown(),
  stream: true,
  errors: ['books_days_wrong', 'books_not_datev', 'export_under_way', 'wcpay_unavailable'],
});

export const downloadStatement = endpoint({
  method: 'GET',
  path: `${path}/statements/:month`,
  summary: 'The statement of a month: opening, everything that moved, closing, in each currency',
  capability: 'see_payouts',
  class: 'export',
  input: z.object({ month, format: z.enum(STATEMENT_FORMATS) }),
  reply: z.unknown(),
  stream: true,
  errors: ['books_month_not_over'],
});
