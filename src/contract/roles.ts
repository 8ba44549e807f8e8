import * as z from 'zod/mini';
import { CAPABILITIES } from '#domain/people/capabilities.ts';
import { BUILT_IN_ROLES, type BuiltInRole } from '#domain/people/roles.ts';
import { endpoint } from './kit/endpoint.ts';
import { currencyCode, said, sentCurrency, storeId } from './kit/fields.ts';

const BUILT_IN = Object.keys(BUILT_IN_ROLES) as [BuiltInRole, ...BuiltInRole[]];
const ownRole = z.string().check(z.regex(/^own:[1-9]\d{0,14}$/, 'Expected the key of a role'));

/** A role that somebody can be given. */
export const givenRole = z.union([z.enum(BUILT_IN), ownRole], 'Expected the key of a role');
/** One that somebody may have, too. */
export const anyRole = z.union([z.enum([...BUILT_IN, 'none']), ownRole], 'Expected the key of a role');

const limit = z.object({
  currency: currencyCode,
  /** In minor units; null is no limit. */
  refund_most: z.nullable(z.int()),
  refund_day: z.nullable(z.int()),
});
export type RoleLimit = z.output<typeof limit>;

const role = z.object({
  key: z.string(),
  name: z.string(),
  /** What a built-in role is for; an own one speaks by its name. */
  what: z.nullable(z.string()),
  is_built_in: z.boolean(),
  capabilities: z.array(z.string()),
  limits: z.array(limit),
  second_factor: z.boolean(),
  /** How many have it, and how many are invited to it. */
  people: z.int(),
  invited: z.int(),
  /** Whether the caller may give it, and change it: nobody gives what they do not hold. */
  may_give: z.boolean(),
});
export type Role = z.output<typeof role>;

export const listRoles = endpoint({
  method: 'GET',
  path: '/wc-admin/roles',
  summary: 'Every role with what it may do, built-in ones first',
  capability: 'manage_people',
  input: z.object({}),
  reply: z.object({ data: z.array(role) }),
  errors: [],
});

export const ROLE_NAME_CHARACTERS_MAX = 60;
const CURRENCIES_MAX = 50;
const MINOR_MAX = 100_000_000_000_000;
const sentAmount = z.nullable(z.int().check(z.gte(0), z.lte(MINOR_MAX)));

const limits = z
  .array(z.object({ currency: sentCurrency, refund_most: sentAmount, refund_day: sentAmount }))
  .check(
    z.maxLength(CURRENCIES_MAX),
    z.refine(
      (lines) => new Set(lines.map(({ currency }) => currency)).size === lines.length,
      said('currencyOnce'),
    ),
  );
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(ROLE_NAME_CHARACTERS_MAX));
const capabilities = z.array(z.enum(CAPABILITIES)).check(z.minLength(1), z.maxLength(CAPABILITIES.length));
const changing = { capability: 'manage_people', class: 'write', fresh: true, act: 'people' } as const;
const WAITING = ['approval_requested', 'approval_nobody'] as const;

export const createRole = endpoint({
  method: 'POST',
  path: '/wc-admin/roles',
  summary: 'Makes a role of the store’s own; what a capability needs comes with it',
  ...changing,
  input: z.object({ name, capabilities, limits, second_factor: z.boolean() }),
  reply: role,
  errors: ['role_name_taken', 'role_beyond_you', ...WAITING],
});

export const changeOwnRole = endpoint({
  method: 'PUT',
  path: '/wc-admin/roles/:id',
  summary: 'Changes a role of the store’s own, for everybody who has it',
  ...changing,
  input: z.object({ id: storeId, name, capabilities, limits, second_factor: z.boolean() }),
  reply: role,
  errors: ['resource_missing', 'role_name_taken', 'role_beyond_you', ...WAITING],
});

/** Only Support has limits among the built-in roles; what each may do stands in the source. */
export const changeBuiltInRole = endpoint({
  method: 'PUT',
  path: '/wc-admin/roles/built-in/:key',
  summary: 'Says whether a built-in role needs a second factor and, of Support, how much it may refund',
  ...changing,
  input: z.object({ key: z.enum(BUILT_IN), limits, second_factor: z.boolean() }),
  reply: role,
  errors: ['role_beyond_you', 'rest_invalid_param', ...WAITING],
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/wc-admin/roles/:id',
  summary: 'Deletes a role of the store’s own that nobody has',
  ...changing,
  input: z.object({ id: storeId }),
  reply: z.object({ id: z.int(), deleted: z.literal(true) }),
  errors: ['resource_missing', 'role_in_use', 'role_beyond_you', ...WAITING],
});
