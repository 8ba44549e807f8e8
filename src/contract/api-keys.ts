import * as z from 'zod/mini';
import { CAPABILITIES } from '#domain/people/capabilities.ts';
import { KEY_SCOPES } from '#domain/people/key-scope.ts';
import { endpoint } from './kit/endpoint.ts';
import { storeId, utcInstant, wordOf } from './kit/fields.ts';

const DESCRIPTION_CHARACTERS_MAX = 200;
const LIFE_DAYS_MAX = 3650;

const apiKey = z.object({
  id: z.int(),
  description: z.string(),
  scope: wordOf(KEY_SCOPES),
  /** The last seven characters of the key, by which people tell keys apart. */
  truncated_key: z.string(),
  user_id: z.int(),
  user_email: z.string(),
  created: utcInstant,
  last_used: z.nullable(utcInstant),
  /** The address it was last used from. */
  last_ip: z.nullable(z.string()),
  /** What it may do of what its person may; null is all of it. */
  capabilities: z.nullable(z.array(z.string())),
  expires: z.nullable(utcInstant),
  is_expired: z.boolean(),
  /** What it asks for waits until a person approves it. */
  proposes: z.boolean(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/wc-admin/api-keys',
  summary: 'Every API key of the store that is not revoked, newest first.',
  capability: 'manage_people',
  class: 'read',
  input: z.object({}),
  reply: z.object({ data: z.array(apiKey) }),
  errors: [],
});

/** The answer holds key and secret; neither can be read a second time. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/wc-admin/api-keys',
  summary: 'Makes an API key that speaks for you. A key alone makes no other.',
  capability: 'manage_people',
  class: 'write',
  fresh: true,
  act: 'api_key',
  input: z.object({
    description: z.string().check(z.trim(), z.minLength(1), z.maxLength(DESCRIPTION_CHARACTERS_MAX)),
    scope: z.enum(KEY_SCOPES),
    /** Without them, all that you may do. */
    capabilities: z.optional(
      z.array(z.enum(CAPABILITIES)).check(z.minLength(1), z.maxLength(CAPABILITIES.length)),
    ),
    /** Without them, until it is revoked. */
    expires_in_days: z.optional(z.int().check(z.gte(1), z.lte(LIFE_DAYS_MAX))),
    proposes: z.optional(z.boolean()),
  }),
  reply: z.object({ ...apiKey.shape, consumer_key: z.string(), consumer_secret: z.string() }),
  errors: ['person_needed', 'api_key_beyond_you', 'approval_requested', 'approval_nobody'],
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/wc-admin/api-keys/:id',
  summary: 'Revokes an API key at once.',
  capability: 'manage_people',
  class: 'write',
  fresh: true,
  input: z.object({ id: storeId }),
  reply: z.object({ id: z.int(), revoked: z.literal(true) }),
  errors: ['api_key_not_found'],
});
