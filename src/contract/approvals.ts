import * as z from 'zod/mini';
import { APPROVAL_REASONS, RULE_KINDS } from '#domain/approvals/approval-rules.ts';
import { APPROVAL_STATES, APPROVAL_VIEWS } from '#domain/approvals/approval-state.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, paging, said, sentCurrency, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';

export const APPROVAL_NOTE_LENGTH_MAX = 500;
const approvalId = z.string().check(z.regex(/^apr_[0-9a-f-]{36}$/, 'Expected the id of a request'));

const approval = z.object({
  id: z.string(),
  /** What it is about, as the rules call it; `other` for what a key proposed. */
  act: z.string(),
  /** What it would do. */
  words: z.string(),
  amount: z.nullable(amount),
  currency: z.nullable(currencyCode),
  object_kind: z.string(),
  object_id: z.string(),
  /** Everything a page may know it by: a charge, its payment and order (as `order 12`), the currency of a payout. */
  subjects: z.array(z.string()),
  reasons: z.array(wordOf(APPROVAL_REASONS)),
  asked_by: z.string(),
  /** The name of the API key that asked for them. */
  key: z.nullable(z.string()),
  note: personal(z.string()),
  created: utcInstant,
  expires: utcInstant,
  state: wordOf(APPROVAL_STATES),
  decided_by: z.nullable(z.string()),
  decided: z.nullable(utcInstant),
  decision_note: personal(z.nullable(z.string())),
  finished: z.nullable(utcInstant),
  /** Why it could not be done. */
  error_message: z.nullable(z.string()),
  /** Whether the reader asked for it. */
  is_own: z.boolean(),
  /** Whether the reader may approve and decline it, or why not. */
  may_decide: wordOf(['yes', 'own', 'key', 'capability', 'role', 'limit']),
  /** Approved, and done once whoever asked does it again: it shows a secret that only they may see. */
  awaits_asker: z.boolean(),
  /** For whoever asked, while it awaits them: what they sent, as JSON, to be sent again. */
  asked: z.nullable(z.string()),
});
export type Approval = z.output<typeof approval>;

const path = '/wc/v3/payments/approvals';

export const listApprovals = endpoint({
  method: 'GET',
  path,
  summary: 'What waits for a second person, or did: what you asked for, and what you could do yourself',
  capability: 'signed_in',
  input: z.object({
    ...paging,
    /** Without it, all of them. */
    view: z.optional(z.enum(APPROVAL_VIEWS)),
    /** Only what is about this. */
    subject: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  }),
  /** `to_decide` are those that wait for the reader, whatever the filter. */
  reply: z.object({ data: z.array(approval), total_count: z.int(), to_decide: z.int() }),
  errors: [],
});

export const getApproval = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One request for a second person',
  capability: 'signed_in',
  input: z.object({ id: approvalId }),
  reply: approval,
  errors: ['approval_missing'],
});

const note = z.string().check(z.trim(), z.maxLength(APPROVAL_NOTE_LENGTH_MAX));
const decisionErrors = [
  ...(['approval_missing', 'approval_own', 'approval_by_key'] as const),
  ...(['approval_not_yours', 'approval_decided'] as const),
];

/** Does it, once; the answer says how that ended. `approved` means that it is being confirmed. */
export const approveRequest = endpoint({
  method: 'POST',
  path: `${path}/:id/approve`,
  summary: 'Approves what somebody else asked for, and does it',
  capability: 'signed_in',
  class: 'money',
  fresh: true,
  input: z.object({ id: approvalId, note: z._default(note, '') }),
  reply: approval,
  errors: decisionErrors,
});

export const declineRequest = endpoint({
  method: 'POST',
  path: `${path}/:id/decline`,
  summary: 'Declines what somebody else asked for, with a word about why',
  capability: 'signed_in',
  class: 'write',
  input: z.object({ id: approvalId, note: note.check(z.minLength(1, said('sayWhy'))) }),
  reply: approval,
  errors: decisionErrors,
});

export const withdrawRequest = endpoint({
  method: 'POST',
  path: `${path}/:id/withdraw`,
  summary: 'Takes back what you asked for yourself',
  capability: 'signed_in',
  class: 'write',
  input: z.object({ id: approvalId }),
  reply: approval,
  errors: decisionErrors,
});

const AMOUNTS_MAX = 50;
const REFUNDS_A_DAY_MAX = 10_000;
const roleKey = z.string().check(z.regex(/^(owner|manager|support|own:[1-9]\d{0,14})$/, 'Expected a role'));
const rule = z.object({
  kind: z.enum(RULE_KINDS),
  roles: z.array(roleKey).check(z.minLength(1, said('nameApprovers')), z.maxLength(100)),
  /** Of `refund_over`: what needs nobody else, by currency. */
  amounts: z.nullable(
    z
      .array(
        z.object({ currency: sentCurrency, amount: amount.check(z.refine((value: number) => value >= 0)) }),
      )
      .check(z.minLength(1), z.maxLength(AMOUNTS_MAX)),
  ),
  /** Of `refunds_a_day`: how many one person may make within 24 hours alone. */
  count: z.nullable(z.int().check(z.gte(1), z.lte(REFUNDS_A_DAY_MAX))),
});
export type SentRule = z.output<typeof rule>;

const rulesReply = z.object({
  rules: z.array(
    z.object({
      kind: wordOf(RULE_KINDS),
      roles: z.array(z.string()),
      amounts: z.nullable(z.array(z.object({ currency: currencyCode, amount }))),
      count: z.nullable(z.int()),
    }),
  ),
  /** Every role that could be named, and how many people could approve each kind with it. */
  roles: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      people: z.int(),
      may: z.array(wordOf(RULE_KINDS)),
    }),
  ),
  currency: currencyCode,
  /** The limits of refunds that hold, whatever the rules say. */
  limits: z.array(
    z.object({
      role: z.string(),
      role_name: z.string(),
      currency: currencyCode,
      refund_most: z.nullable(amount),
      refund_day: z.nullable(amount),
    }),
  ),
});
export type ApprovalRules = z.output<typeof rulesReply>;

const rulesPath = '/wc/v3/payments/approval-rules';

export const getApprovalRules = endpoint({
  method: 'GET',
  path: rulesPath,
  summary: 'What needs a second person, and who may approve it',
  capability: 'manage_people',
  input: z.object({}),
  reply: rulesReply,
  errors: [],
});

/** All rules at once: what is not named needs nobody else. */
export const saveApprovalRules = endpoint({
  method: 'POST',
  path: rulesPath,
  summary: 'Says what needs a second person, and who may approve it',
  capability: 'manage_people',
  class: 'write',
  fresh: true,
  act: 'people',
  input: z.object({ rules: z.array(rule).check(z.maxLength(RULE_KINDS.length)) }),
  reply: rulesReply,
  errors: ['rest_invalid_param', 'approval_rule_alone', 'approval_requested', 'approval_nobody'],
});
