import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { said, wordOf } from './kit/fields.ts';
import { onboardingFields } from './page-settings.ts';

const ROOT = '/wc/v3/payments/onboarding';
const text = z.string().check(z.maxLength(500));
const word = z.string().check(z.maxLength(100));
const origin = { source: z.optional(text), from: z.optional(text) };
const read = { method: 'GET', capability: 'change_account' } as const;
const write = { method: 'POST', capability: 'change_account' } as const;

/** What a page of ours needs to show a form of the provider. An empty list says that it cannot be had now. */
const embeddedSession = z.union([
  z.object({
    clientSecret: z.string(),
    expiresAt: z.int(),
    accountId: z.string(),
    isLive: z.boolean(),
    accountCreated: z.boolean(),
    /** Absent where the provider lent none; the page then says so. */
    publishableKey: z.nullish(z.string()),
    locale: z.string(),
    /** Where the account is open, whatever was asked for this time. */
    country: z.optional(z.string()),
  }),
  z.array(z.unknown()),
]);

const selfAssessment = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, said('country'))),
  business_type: word,
  company: z.optional(z.object({ structure: word })),
  mcc: word,
  annual_revenue: word,
  go_live_timeframe: word,
  url: text,
  business_name: z.optional(text),
});

/** Truth travels as a word in a query. */
const flagWord = z.optional(z.enum(['true', 'false']));

export const openVerification = endpoint({
  ...read,
  // It opens the account when there is none yet, so whoever may only read may not call it.
  class: 'write',
  path: `${ROOT}/kyc/session`,
  summary: 'Begin or go on with the verification of the business',
  input: z.object({
    self_assessment: z.optional(selfAssessment),
    progressive: flagWord,
    capabilities: z.optional(z.record(word, z.union([z.boolean(), z.enum(['true', 'false'])]))),
  }),
  reply: embeddedSession,
  errors: ['account_exists'],
});

export const openNotifications = endpoint({
  ...read,
  path: '/wc/v3/payments/accounts/session',
  summary: "Show the payments company's own notifications",
  input: z.object({}),
  reply: embeddedSession,
  errors: [],
});

export const finalizeVerification = endpoint({
  ...write,
  path: `${ROOT}/kyc/finalize`,
  summary: 'Say that the verification form was left, and learn where that leaves the account',
  input: z.object(origin),
  reply: z.object({
    success: z.boolean(),
    details_submitted: z.boolean(),
    account_id: z.string(),
    mode: wordOf(['live', 'test']),
    promotion_id: z.nullable(z.string()),
    params: z.record(z.string(), z.string()),
  }),
  errors: ['bad_request'],
});

export const listBusinessTypes = endpoint({
  ...read,
  path: `${ROOT}/business_types`,
  summary: 'Countries with the kinds of business they know',
  input: z.object({}),
  reply: z.object({ data: onboardingFields.shape.business_types }),
  errors: [],
});

export const readOnboardingFields = endpoint({
  ...read,
  path: `${ROOT}/fields`,
  summary: 'Everything the business step offers to choose from',
  input: z.object({}),
  reply: z.object({ data: onboardingFields }),
  errors: [],
});

export const askEarlySelling = endpoint({
  ...write,
  class: 'read',
  path: `${ROOT}/router/po_eligible`,
  summary: 'Whether this business may sell before it is verified',
  input: z.object({
    business: z.object({ country: word, type: word, mcc: word }),
    store: z.object({ annual_revenue: word, go_live_timeframe: word }),
    woo_store_stats: z.optional(z.record(z.string(), z.unknown())),
  }),
  reply: z.object({ result: wordOf(['eligible', 'not_eligible']) }),
  errors: [],
});

const done = z.object({ success: z.boolean() });

export const resetOnboarding = endpoint({
  ...write,
  path: `${ROOT}/reset`,
  summary: 'Leave the account and start over',
  fresh: true,
  input: z.object(origin),
  reply: done,
  errors: ['bad_request'],
});

export const startTestDrive = endpoint({
  ...write,
  path: `${ROOT}/test_drive_account/init`,
  summary: 'Open a sandbox account',
  input: z.object({
    ...origin,
    country: z.optional(word),
    capabilities: z.optional(z.record(word, z.boolean())),
  }),
  reply: done,
  errors: ['bad_request'],
});

export const leaveTestDrive = endpoint({
  ...write,
  path: `${ROOT}/test_drive_account/disable`,
  summary: 'Leave the sandbox, to open a live account',
  input: z.object(origin),
  reply: done,
  errors: ['bad_request'],
});
