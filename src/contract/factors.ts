import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { storeId, utcInstant, wordOf } from './kit/fields.ts';
import { passkeyMade, passkeyWanted } from './passkey-fields.ts';

const path = '/wc-admin/factors';
export const PASSKEY_NAME_CHARACTERS_MAX = 100;
const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_CHARACTERS_MAX));

/** Ten, seen this once; absent where the person keeps the ones they have. */
const recoveryCodes = z.optional(z.array(z.string()));

const factors = z.object({
  /** One-time codes of an app, and since when. */
  code: z.nullable(z.object({ created: utcInstant })),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      created: utcInstant,
      last_used: z.nullable(utcInstant),
      /** Copied between the person's devices, and so not lost with one of them. */
      is_synced: z.boolean(),
    }),
  ),
  recovery_codes_left: z.int(),
  /** All of it is taken away then, unless the person uses one of them before. */
  reset: z.nullable(z.object({ asked_by: z.string(), due: utcInstant })),
  /** The person's role demands at least one factor. */
  is_demanded: z.boolean(),
  /** Why there can be no passkeys at this address; absent where there can. */
  passkeys_problem: z.optional(wordOf(['no_name', 'no_https'])),
});
export type OwnFactors = z.output<typeof factors>;

export const getFactors = endpoint({
  method: 'GET',
  path,
  summary:
    'What you prove with that you are you, besides your password; of others for whoever manages people',
  capability: 'signed_in',
  input: z.object({ user_id: z.optional(storeId) }),
  reply: factors,
  errors: ['resource_missing', 'rest_forbidden'],
});

/** The secret is seen here and never again; it counts once a first code was typed. */
export const beginCodes = endpoint({
  method: 'POST',
  path: `${path}/code/begin`,
  summary: 'Begins to set up one-time codes: the secret, and the square that an app reads.',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({}),
  reply: z.object({
    secret: z.string(),
    /** So many fields wide and high, and the path of the dark ones. */
    square: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: ['person_needed'],
});

export const confirmCodes = endpoint({
  method: 'POST',
  path: `${path}/code`,
  summary: 'Turns one-time codes on, with a first code of the app.',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  reply: z.object({ recovery_codes: recoveryCodes }),
  errors: ['person_needed', 'code_wrong', 'factor_not_begun', 'sign_in_throttled'],
});

export const removeCodes = endpoint({
  method: 'DELETE',
  path: `${path}/code`,
  summary: 'Turns one-time codes off.',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({}),
  reply: z.object({ removed: z.literal(true) }),
  errors: ['person_needed', 'factor_missing', 'factor_demanded'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Makes ten new recovery codes; the ones before end.',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({}),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['person_needed', 'factor_missing'],
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: `${path}/passkeys/begin`,
  summary: 'Begins to add a passkey: what the browser hands to the authenticator.',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({}),
  reply: passkeyWanted,
  errors: ['person_needed', 'passkeys_impossible'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: `${path}/passkeys`,
  summary: 'Adds the passkey that the authenticator made.',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({
    name: passkeyName,
    passkey: passkeyMade,
  }),
  reply: z.object({ recovery_codes: recoveryCodes }),
  errors: ['person_needed', 'passkeys_impossible', 'passkey_refused'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: `${path}/passkeys/:id`,
  summary: 'Gives a passkey of yours another name.',
  capability: 'signed_in',
  class: 'write',
  input: z.object({ id: storeId, name: passkeyName }),
  reply: z.object({ id: z.int(), name: z.string() }),
  errors: ['person_needed', 'factor_missing'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${path}/passkeys/:id`,
  summary: 'Removes a passkey of yours.',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({ id: storeId }),
  reply: z.object({ removed: z.literal(true) }),
  errors: ['person_needed', 'factor_missing', 'factor_demanded'],
});

/** For somebody who lost everything: a day later they sign in with the password alone, and set it up again. */
export const askFactorReset = endpoint({
  method: 'POST',
  path: '/wc-admin/people/:id/reset-factors',
  summary:
    'Asks for every second factor of somebody else to be removed in 24 hours, unless they use one before. They are told by mail at once.',
  capability: 'manage_people',
  class: 'write',
  fresh: true,
  input: z.object({ id: storeId }),
  reply: z.object({ due: utcInstant }),
  errors: ['person_needed', 'resource_missing', 'factor_missing', 'person_is_yourself', 'person_beyond_you'],
});

export const endFactorReset = endpoint({
  method: 'DELETE',
  path: `${path}/reset`,
  summary: 'Calls off the reset of your second factors; of others for whoever manages people',
  capability: 'signed_in',
  class: 'write',
  fresh: true,
  input: z.object({ user_id: z.optional(storeId) }),
  reply: z.object({ ended: z.literal(true) }),
  errors: ['person_needed', 'resource_missing', 'factor_reset_over', 'rest_forbidden'],
});
