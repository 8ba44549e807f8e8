import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { utcInstant, wordOf } from './kit/fields.ts';

const pages = z.object({
  home: z.string(),
  account: z.string(),
  payouts: z.string(),
  keys: z.string(),
  webhooks: z.string(),
});

/** How the payments service is reached. No key and no secret is among it, nor any part of one. */
const setup = z.object({
  provider: wordOf(['simulator', 'stripe']),
  way: wordOf(['simulated', 'direct', 'connect']),
  mode: wordOf(['live', 'test']),
  account_id: z.nullable(z.string()),
  /** Whether the service took our key the last time it was asked. */
  is_connected: z.boolean(),
  is_key_restricted: z.boolean(),
  has_publishable_key: z.boolean(),
  /** How many seconds the service's clock was ahead of ours; null before it answered. */
  clock_off_s: z.nullable(z.int()),
  webhook: z.object({
    url: z.string(),
    /** None, one, or two while one takes over from the other. */
    secrets: z.int().check(z.gte(0), z.lte(2)),
    last_delivery: z.nullable(utcInstant),
    /** What the service should be told to send. */
    events: z.array(z.string()),
  }),
  capabilities: z.record(z.string(), z.boolean()),
  /** The service's own pages, where it has any. */
  pages: z.nullable(pages),
});
export type Setup = z.output<typeof setup>;

const permission = z.object({ name: z.string(), state: wordOf(['granted', 'missing', 'unknown']) });
export type KeyPermission = z.output<typeof permission>;

export const getSetup = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/setup',
  summary: 'How the payments service is reached, and what it can do that way',
  capability: 'change_account',
  input: z.object({}),
  reply: setup,
  errors: [],
});

export const listPermissions = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/setup/permissions',
  summary: 'Asks the payments service, harmlessly, for each thing the key must be allowed to do',
  capability: 'change_account',
  input: z.object({}),
  reply: z.object({ checked: utcInstant, data: z.array(permission) }),
  errors: ['provider_unavailable'],
});
