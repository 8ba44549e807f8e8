import * as z from 'zod/mini';
import { CHECK_STATES, STORE_CHECKS } from '#domain/woocommerce/store-checks.ts';
import { endpoint } from './kit/endpoint.ts';
import { said, utcInstant, wordOf } from './kit/fields.ts';
import { isStoreAddress, STORE_KEY, STORE_SECRET } from './store-address.ts';

const URL_MAX = 500;

/** Which store the payments belong to, and how it is reached. No key and no secret is among it, nor any part of one. */
const storeSetup = z.object({
  /** Who named the store that is attached; nobody, while the shop is the built-in one. */
  named_by: wordOf(['nobody', 'server', 'page']),
  url: z.nullable(z.string()),
  shop: z.nullable(z.string()),
  /** A key was kept that the server does not use yet: it is about to start again. */
  starts_again: z.boolean(),
  /** Whether a store, or another key for it, can be given here. */
  is_open: z.boolean(),
  /** Whether the store can tell us of changes; without that we look every minute. */
  is_told: z.boolean(),
  last_delivery: z.nullable(utcInstant),
  /** Since when the store is followed no longer: what was copied of it stays. */
  let_go: z.nullable(utcInstant),
  /** Webhooks that we made in it and could not remove there. */
  webhooks_left: z.int(),
  /** Refunds, notes and completed orders that wait to be told to it. */
  waiting: z.int(),
});
export type StoreSetup = z.output<typeof storeSetup>;

const finding = z.object({
  check: wordOf(STORE_CHECKS),
  state: wordOf(CHECK_STATES),
  /** What is in the way, as failures are called, and in words. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export type StoreFinding = z.output<typeof finding>;

const given = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(URL_MAX),
      z.regex(/^https?:\/\/[^\s@]+$/i, said('storeAddress')),
      z.refine(isStoreAddress, said('storeAddress')),
    ),
  key: z.string().check(z.trim(), z.regex(STORE_KEY, said('storeKey'))),
  secret: z.string().check(z.trim(), z.regex(STORE_SECRET, said('storeSecret'))),
});

const path = '/wc/v3/payments/setup/store';

export const getStoreSetup = endpoint({
  method: 'GET',
  path,
  summary: 'Which store the payments belong to, and how it is reached',
  capability: 'change_account',
  input: z.object({}),
  reply: storeSetup,
  errors: [],
});

/** Without a store, the one that is attached is asked. */
export const checkStore = endpoint({
  method: 'POST',
  path: `${path}/check`,
  summary: 'Asks a store, harmlessly, for each thing that is needed of it',
  capability: 'change_account',
  class: 'write',
  input: z.object({ store: z.optional(given) }),
  reply: z.object({
    checked: utcInstant,
    url: z.string(),
    shop: z.string(),
    may_attach: z.boolean(),
    findings: z.array(finding),
  }),
  errors: ['store_not_attached', 'person_needed'],
});

export const attachStore = endpoint({
  method: 'POST',
  path,
  summary:
    'Keeps address and key of a store, and starts the server again with it; or gives it another key, or its new address',
  capability: 'change_account',
  class: 'write',
  fresh: true,
  input: given,
  reply: storeSetup,
  errors: [
    ...(['store_set_by_server', 'store_orders_here', 'store_other_attached', 'store_check_failed'] as const),
    ...(['store_orders_of_other', 'person_needed'] as const),
  ],
});

export const letGoOfStore = endpoint({
  method: 'POST',
  path: `${path}/let-go`,
  summary: 'Follows a store no longer, and starts the server again without it; what was copied stays',
  capability: 'change_account',
  class: 'write',
  fresh: true,
  input: z.object({}),
  reply: storeSetup,
  errors: ['store_set_by_server', 'store_not_attached', 'person_needed'],
});
