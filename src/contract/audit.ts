import * as z from 'zod/mini';
import type { AUDIT_FILE_HEADS } from './audit-copy.ts';
import { endpoint } from './kit/endpoint.ts';
import { dateFilters, direction, paging, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';

const auditRow = z.object({
  id: z.int(),
  at: utcInstant,
  actor_id: z.nullable(z.int()),
  actor_email: z.string(),
  ip: z.string(),
  /** `area.verb`, such as `payment.refund`. */
  action: z.string(),
  object_kind: z.string(),
  object_id: z.string(),
  before: personal(z.unknown()),
  after: personal(z.unknown()),
  operation_id: z.nullable(z.string()),
  result: wordOf(['succeeded', 'failed']),
  /** The fingerprint of this row and of every row before it. */
  hash: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;

const text = z.string().check(z.minLength(1), z.maxLength(255));
const term = z.string().check(z.maxLength(200));

/** What narrows the log. */
export const auditFilters = {
  action: z.optional(text),
  object_kind: z.optional(text),
  object_id: z.optional(text),
  actor_email: z.optional(text),
  result: z.optional(z.enum(['succeeded', 'failed'])),
  /** Any part of who, what and which: every word of a term must be there, and several terms widen each other. */
  search: z.optional(z.union([term, z.array(term).check(z.maxLength(20))])),
  ...dateFilters,
};

/** Every column of the file: all that is needed to count the fingerprints again. None of it but its head is translated. */
export type AuditColumnId = keyof typeof AUDIT_FILE_HEADS;

export const listAudit = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/audit',
  summary: 'Who did what to which object, and how it ended, newest first',
  capability: 'read_audit',
  input: z.object({ ...paging, ...auditFilters, direction }),
  reply: z.object({ data: z.array(auditRow), total_count: z.int() }),
  errors: [],
});

/** Counted anew from the first line to the last: a line that was changed, added or taken out breaks it. */
export const verifyAudit = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/audit/verify',
  summary: 'Whether the chain of the audit log is whole',
  capability: 'read_audit',
  input: z.object({}),
  reply: z.object({
    rows: z.int(),
    broken: z.int(),
    /** The first line that does not fit. */
    first_broken: z.nullable(z.int()),
    /** The fingerprint of the whole log; kept elsewhere, it proves later that nothing was taken off its end. */
    head: z.nullable(z.string()),
  }),
  errors: [],
});
