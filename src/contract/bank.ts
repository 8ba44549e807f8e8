import * as z from 'zod/mini';
import { BANK_LINE_STATUSES } from '#domain/bank/bank-line.ts';
import { BANK_FILE_BYTES_MAX, STATEMENT_FORMATS, STATEMENT_QUESTIONS } from '#domain/bank/bank-statement.ts';
import { DAY_ORDERS } from '#domain/bank/written-day.ts';
import { bankFilters } from './bank-filters.ts';
import { csvMapping, sentMapping } from './bank-mapping.ts';
import { uploadedFile } from './files.ts';
import { endpoint } from './kit/endpoint.ts';
import {
  amount,
  calendarDate,
  currencyCode,
  direction,
  paging,
  said,
  sentCurrency,
  storeId,
  utcInstant,
  wordOf,
} from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';

const path = '/wc/v3/payments/bank';

const bankAccount = z.object({
  id: z.int(),
  name: z.string(),
  currency: currencyCode,
  lines: z.int(),
  /** The newest day that a file of it tells, and what was there then, where it says so. */
  last_statement: z.nullable(calendarDate),
  balance: z.nullable(amount),
  /** Between these days so much moved that no file tells. */
  gaps: z.array(z.object({ after: calendarDate, before: calendarDate, amount })),
});
export type BankAccount = z.output<typeof bankAccount>;

export const listBankAccounts = endpoint({
  method: 'GET',
  path: `${path}/accounts`,
  summary: "The merchant's bank accounts, as their statements tell them, with what is missing between these",
  capability: 'see_payouts',
  input: z.object({}),
  reply: z.object({ data: z.array(bankAccount) }),
  errors: [],
});

const bankFile = z.object({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  format: wordOf(STATEMENT_FORMATS),
  encoding: z.string(),
  imported: utcInstant,
  imported_by: z.nullable(z.string()),
  lines_read: z.int(),
  lines_new: z.int(),
  lines_known: z.int(),
  lines_pending: z.int(),
  lines_refused: z.int(),
  accounts: z.array(z.string()),
  period_from: z.nullable(calendarDate),
  period_to: z.nullable(calendarDate),
  /** Other than nothing, somebody imported it although it does not add up. */
  differences: z.array(z.object({ currency: currencyCode, amount })),
});
export type BankFile = z.output<typeof bankFile>;

export const listBankFiles = endpoint({
  method: 'GET',
  path: `${path}/files`,
  summary: 'The files of banks that were imported, newest first',
  capability: 'see_payouts',
  input: z.object(paging),
  reply: z.object({ data: z.array(bankFile), total_count: z.int() }),
  errors: [],
});

const bankLine = z.object({
  id: z.int(),
  account_id: z.int(),
  account: z.string(),
  file: z.string(),
  line_number: z.int(),
  booked_on: calendarDate,
  valued_on: z.nullable(calendarDate),
  amount,
  currency: currencyCode,
  status: wordOf(BANK_LINE_STATUSES),
  reversal: z.boolean(),
  /** Customers pay into the same account: who they are and what they wrote is theirs. */
  text: personal(z.string()),
  counterparty_name: personal(z.nullable(z.string())),
  counterparty_account: personal(z.nullable(z.string())),
  bank_reference: z.nullable(z.string()),
  end_to_end_id: z.nullable(z.string()),
  type_code: z.nullable(z.string()),
});
export type BankStatementLine = z.output<typeof bankLine>;

export const listBankLines = endpoint({
  method: 'GET',
  path: `${path}/lines`,
  summary: "One page of the lines of the merchant's bank statements, and how many match in all",
  capability: 'see_payouts',
  input: z.object({
    ...bankFilters,
    sort: z._default(z.enum(['booked_on', 'amount']), 'booked_on'),
    direction,
    ...paging,
  }),
  reply: z.object({ data: z.array(bankLine), total_count: z.int() }),
  errors: [],
});

const NAME_LENGTH_MAX = 100;
const accountName = z.string().check(z.trim(), z.minLength(1, said('name')), z.maxLength(NAME_LENGTH_MAX));

/** A file, and what a person says about it where it does not say it itself: whose account it is, and how to read it. */
const sentFile = {
  file: uploadedFile,
  account_id: z.optional(storeId),
  /** A new account, with its currency. */
  account_name: z.optional(accountName),
  currency: z.optional(sentCurrency),
  day_order: z.optional(z.enum(DAY_ORDERS)),
  decimal: z.optional(z.enum(['.', ','])),
  mapping: z.optional(sentMapping),
};

const statement = z.object({
  account: z.nullable(z.string()),
  is_new_account: z.boolean(),
  currency: currencyCode,
  period_from: calendarDate,
  period_to: calendarDate,
  opening: z.nullable(amount),
  closing: z.nullable(amount),
  difference: z.nullable(amount),
  lines: z.int(),
});

const ROW_STATES = ['new', 'known', 'pending', 'unreadable'] as const;
export type PreviewRowState = (typeof ROW_STATES)[number];

const previewRow = z.object({
  line_number: z.int(),
  state: wordOf(ROW_STATES),
  booked_on: z.nullable(calendarDate),
  amount: z.nullable(amount),
  currency: z.nullable(currencyCode),
  text: personal(z.string()),
  /** Why it cannot be read. */
  problem: z.nullable(z.string()),
});

/** What a preview of a file comes to; only one that is `ready` is imported without another word. */
export const PREVIEW_STATES = ['refused', 'imported', 'asks', 'unreadable', 'needs_review', 'ready'] as const;

const preview = z.object({
  state: wordOf(PREVIEW_STATES),
  /** Why, where it is refused. */
  words: z.nullable(z.string()),
  format: z.nullable(wordOf(STATEMENT_FORMATS)),
  bank: z.nullable(z.string()),
  encoding: z.nullable(z.string()),
  asks: z.array(wordOf(STATEMENT_QUESTIONS)),
  /** What was said about the last file of this kind. */
  remembered: z.nullable(z.object({ account_id: z.nullable(z.int()), mapping: z.nullable(csvMapping) })),
  sample: z.nullable(
    z.object({
      header: z.array(z.string()),
      rows: personal(z.array(z.array(z.string()))),
      guess: csvMapping,
    }),
  ),
  imported: z.nullable(z.object({ name: z.string(), at: utcInstant })),
  statements: z.array(statement),
  counts: z.object({
    read: z.int(),
    new: z.int(),
    known: z.int(),
    pending: z.int(),
    refused: z.int(),
    unreadable: z.int(),
  }),
  /** Of a long file, the first of each state. */
  rows: z.array(previewRow),
});
export type BankFilePreview = z.output<typeof preview>;

export const previewBankFile = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  summary: "What a bank's file would add, line by line; nothing is written",
  capability: 'export',
  also: ['see_payouts'],
  class: 'upload',
  upload: { bytesMax: BANK_FILE_BYTES_MAX, tooLarge: 'bank_file_too_large' },
  input: z.object(sentFile),
  reply: preview,
  errors: ['bank_file_too_large', 'rest_form_expected', 'resource_missing', 'bank_account_currency'],
});

/** All of a file or nothing. A line that another file told before is not added again, also when two are imported at once. */
export const importBankFile = endpoint({
  method: 'POST',
  path: `${path}/files`,
  summary: "Imports a bank's file, once",
  capability: 'export',
  also: ['see_payouts'],
  class: 'upload',
  upload: { bytesMax: BANK_FILE_BYTES_MAX, tooLarge: 'bank_file_too_large' },
  input: z.object({
    ...sentFile,
    /** Whoever sends it has seen that the file does not add up. Their name goes into the audit log. */
    accept_difference: z.optional(z.literal('yes')),
  }),
  reply: bankFile,
  errors: [
    'bank_file_refused',
    'bank_file_unreadable',
    'bank_file_asks',
    'bank_file_imported',
    'bank_file_difference',
    'bank_account_currency',
    'bank_file_too_large',
    'rest_form_expected',
    'resource_missing',
  ],
});
