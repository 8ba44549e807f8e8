import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { paging, utcInstant } from './fields.ts';

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
  before: z.unknown(),
  after: z.unknown(),
  operation_id: z.nullable(z.string()),
  result: z.enum(['succeeded', 'failed']),
  /** The fingerprint of this row and of every row before it. */
  hash: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;

const text = z.string().check(z.minLength(1), z.maxLength(255));

export const listAudit = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/audit',
  summary: 'Who did what to which object, and how it ended, newest first',
  capability: 'manage_woocommerce',
  input: z.object({
    ...paging,
    action: z.optional(text),
    object_kind: z.optional(text),
    object_id: z.optional(text),
    result: z.optional(z.enum(['succeeded', 'failed'])),
  }),
  reply: z.object({ data: z.array(auditRow), total_count: z.int() }),
  errors: [],
});
