import * as z from 'zod/mini';
import { DISPUTE_COLUMN_IDS } from '#domain/disputes/dispute-columns.ts';
import { TRANSACTION_COLUMN_IDS } from '#domain/payments/transaction-columns.ts';
import { TRANSACTION_FILE_COLUMN_IDS } from '#domain/payments/transaction-file-columns.ts';
import { PAYOUT_COLUMN_IDS } from '#domain/payouts/payout-columns.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { BOOK_KINDS, type FileKind, LIST_KINDS } from '#domain/schedules/file-kind.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { auditFilters } from './audit.ts';
import { disputesQuery } from './dispute-filters.ts';
import { endpoint } from './kit/endpoint.ts';
import { direction, paging, utcInstant, wholeNumber, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';
import { payoutsQuery } from './payout-filters.ts';
import { transactionsQuery } from './transactions.ts';

const payments = '/wc/v3/payments';
export const exportId = z.custom<ExportId>(
  (value) => typeof value === 'string' && /^exp_[0-9a-f]{32}$/.test(value),
  'Expected the id of an export',
);

/** `waiting` until first downloaded, `streaming` while a download runs, then `finished`, or `failed` when it broke off. */
export const EXPORT_STATES = ['waiting', 'streaming', 'finished', 'failed'] as const;

/** What a file can be made of: the lists, and what the books hand over. */
export const EXPORT_KINDS = [...LIST_KINDS, ...BOOK_KINDS] as const;

/** What a file asks for beside the right to export. */
export const EXPORT_ALSO: Readonly<Partial<Record<FileKind, readonly Capability[]>>> = {
  payouts: ['see_payouts'],
  journal: ['see_payouts'],
  statement: ['see_payouts'],
  'audit-log': ['read_audit'],
};

/** What was asked for, and what the last complete download held. Downloading again streams a new snapshot. */
export const exportRecord = z.object({
  export_id: exportId,
  kind: wordOf(EXPORT_KINDS),
  state: wordOf(EXPORT_STATES),
  /** With what was searched for, which may be a customer. */
  filters: personal(z.record(z.string(), z.unknown())),
  columns: z.array(z.string()),
  locale: z.string(),
  rows: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  downloads: z.int(),
  created: utcInstant,
  finished: z.nullable(utcInstant),
  /** Who asked for it; only they can download it again. */
  asked_by: z.string(),
  is_own: z.boolean(),
  /** It came by itself: a schedule made it for them. */
  is_scheduled: z.boolean(),
});
export type ExportRecord = z.output<typeof exportRecord>;

/** `a[]=x&a[]=y` or `a=x,y`; left out, all of them, or all that the list shows. */
export const columnsOf = <const Ids extends readonly string[]>(
  ids: Ids,
  usual: readonly Ids[number][] = ids,
) => {
  const column = z.enum(ids, 'Expected the id of a column');
  const columns = z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((given) => (typeof given === 'string' ? given.split(',') : given)),
    ),
    z.array(column).check(
      z.minLength(1),
      z.refine((given) => new Set(given).size === given.length, 'Expected each column once'),
    ),
  );
  return z._default(columns, [...usual]);
};

/** Beside filters, order and columns as on the screen. The file goes to the signed-in person, whatever `user_email` says. */
const asked = {
  /** The language of the file; left out, the one of the settings. */
  locale: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}$/, 'Expected a locale such as en_US')),
  ),
  user_email: z.optional(z.unknown()),
};
const exporting = {
  capability: 'export',
  class: 'export',
  reply: z.object({ export_id: exportId }),
  errors: [],
} as const;

const transactionsFile = {
  ...exporting,
  path: `${payments}/transactions/download`,
  summary: 'Ask for a file of the transactions that match',
  input: z.object({
    ...transactionsQuery,
    columns: columnsOf(TRANSACTION_FILE_COLUMN_IDS, TRANSACTION_COLUMN_IDS),
    ...asked,
  }),
} as const;
export const exportTransactions = endpoint({ method: 'POST', ...transactionsFile, readsQuery: true });
export const exportTransactionsByGet = endpoint({ method: 'GET', ...transactionsFile });

const payoutsFile = {
  ...exporting,
  also: ['see_payouts'],
  path: `${payments}/deposits/download`,
  summary: 'Ask for a file of the payouts that match',
  input: z.object({ ...payoutsQuery, columns: columnsOf(PAYOUT_COLUMN_IDS), ...asked }),
} as const;
export const exportPayouts = endpoint({ method: 'POST', ...payoutsFile, readsQuery: true });
export const exportPayoutsByGet = endpoint({ method: 'GET', ...payoutsFile });

const disputesFile = {
  ...exporting,
  path: `${payments}/disputes/download`,
  summary: 'Ask for a file of the disputes that match',
  input: z.object({ ...disputesQuery, columns: columnsOf(DISPUTE_COLUMN_IDS), ...asked }),
} as const;
export const exportDisputes = endpoint({ method: 'POST', ...disputesFile, readsQuery: true });
export const exportDisputesByGet = endpoint({ method: 'GET', ...disputesFile });

const auditFile = {
  ...exporting,
  also: ['read_audit'],
  path: `${payments}/audit/download`,
  summary: 'Ask for a file of the lines of the audit log that match',
  input: z.object({ ...auditFilters, direction, ...asked }),
} as const;
export const exportAudit = endpoint({ method: 'POST', ...auditFile, readsQuery: true });
export const exportAuditByGet = endpoint({ method: 'GET', ...auditFile });

/** `download_url` is an address of this server, good for fifteen minutes, for this person and this export only. */
const checking = {
  method: 'GET',
  summary: 'Whether a file is ready, and where',
  capability: 'export',
  input: z.object({ export_id: exportId }),
  reply: z.object({ status: z.literal('success'), download_url: z.string() }),
  errors: ['export_not_found'],
} as const;
export const checkTransactionsExport = endpoint({
  ...checking,
  path: `${payments}/transactions/download/:export_id`,
});
export const checkPayoutsExport = endpoint({
  ...checking,
  also: ['see_payouts'],
  path: `${payments}/deposits/download/:export_id`,
});
export const checkDisputesExport = endpoint({
  ...checking,
  path: `${payments}/disputes/download/:export_id`,
});

export const checkAuditExport = endpoint({
  ...checking,
  also: ['read_audit'],
  path: `${payments}/audit/download/:export_id`,
});

/** Of any kind; those of the books have no list to be asked at. */
export const checkExport = endpoint({ ...checking, path: `${payments}/exports/:export_id` });

export const listExports = endpoint({
  method: 'GET',
  path: `${payments}/exports`,
  summary: 'The exports of everybody, newest first, of the lists that one may export oneself',
  capability: 'export',
  input: z.object({ ...paging, export_id: z.optional(exportId) }),
  reply: z.object({ data: z.array(exportRecord), total_count: z.int() }),
  errors: [],
});

export const downloadExport = endpoint({
  method: 'GET',
  path: `${payments}/exports/:export_id/file`,
  summary: 'The file itself, as one snapshot',
  capability: 'export',
  input: z.object({
    export_id: exportId,
    expires: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    token: z.string().check(z.regex(/^[\w-]{43}$/, 'Expected the token of a link')),
    force_download: z.optional(z.unknown()),
  }),
  reply: z.unknown(),
  stream: true,
  errors: [
    'export_not_found',
    'export_link_invalid',
    'export_link_expired',
    'export_under_way',
    'wcpay_unavailable',
    'books_not_datev',
    'books_month_not_over',
  ],
});
