import * as z from 'zod/mini';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from '#domain/signing-in/password-length.ts';
import { endpoint } from './kit/endpoint.ts';
import { passkeyAsked, passkeySigned } from './passkey-fields.ts';

const CODE_CHARACTERS_MAX = 100;
const code = z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX));

/** For the dialog that asks for the password once a session has ended; the answer also sets the session cookie. */
export const signInAgain = endpoint({
  method: 'POST',
  path: '/wc-admin/session',
  summary: 'Signs in without leaving the page, and answers the nonce of the new session.',
  capability: 'public',
  class: 'write',
  input: z.object({ log: z.string().check(z.minLength(1)), pwd: z.string().check(z.minLength(1)) }),
  reply: z.object({
    nonce: z.string(),
    /** When this is somebody else than the page was made for, the page must be loaded anew. */
    user_id: z.int(),
  }),
  errors: [
    'sign_in_failed',
    'second_step_needed',
    'account_suspended',
    'sign_in_throttled',
    'sign_in_too_often',
    'rest_too_many_requests',
    'rest_cross_site',
    'wcpay_unavailable',
  ],
});

/** Before anybody signed in: the answer also sets the cookie that binds the challenge to this browser. */
export const askPasskey = endpoint({
  method: 'POST',
  path: '/wc-admin/session/passkey',
  summary: 'Begins to sign in with a passkey: what the authenticator has to sign.',
  capability: 'public',
  class: 'write',
  input: z.object({}),
  reply: passkeyAsked,
  errors: ['passkeys_impossible', 'rest_cross_site', 'rest_too_many_requests'],
});

/** The code after the password, or a passkey with or without it; the answer also sets the session cookie. */
export const finishSignIn = endpoint({
  method: 'POST',
  path: '/wc-admin/session/step',
  summary: 'Finishes signing in with a code or a passkey, and answers the nonce of the new session.',
  capability: 'public',
  class: 'write',
  input: z.object({ code: z.optional(code), passkey: z.optional(passkeySigned) }),
  reply: signInAgain.reply,
  errors: [
    'code_wrong',
    'passkey_refused',
    'passkeys_impossible',
    'sign_in_step_over',
    'factor_key_missing',
    'sign_in_throttled',
    'rest_too_many_requests',
    'rest_cross_site',
    'wcpay_unavailable',
  ],
});

/** For acts that ask for it once more. The answer also sets the session's new cookie. */
export const provePerson = endpoint({
  method: 'POST',
  path: '/wc-admin/session/proof',
  summary: 'Proves once more who you are, with the password, a code or a passkey, and answers a new nonce.',
  capability: 'signed_in',
  class: 'write',
  input: z.object({
    password: z.optional(z.string().check(z.minLength(1))),
    code: z.optional(code),
    passkey: z.optional(passkeySigned),
  }),
  reply: z.object({ nonce: z.string() }),
  errors: [
    'person_needed',
    'password_not_confirmed',
    'code_wrong',
    'passkey_refused',
    'passkeys_impossible',
    'factor_key_missing',
    'sign_in_throttled',
    'rest_too_many_requests',
    'wcpay_unavailable',
  ],
});

export const askProof = endpoint({
  method: 'POST',
  path: '/wc-admin/session/proof/passkey',
  summary: 'Begins to prove with a passkey who you are: what the authenticator has to sign.',
  capability: 'signed_in',
  class: 'write',
  input: z.object({}),
  reply: passkeyAsked,
  errors: ['person_needed', 'passkeys_impossible'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/wc-admin/password',
  summary: 'Changes your password and signs you out everywhere else.',
  capability: 'signed_in',
  class: 'write',
  input: z.object({
    password: z.string().check(z.minLength(1)),
    new_password: z
      .string()
      .check(z.minLength(PASSWORD_CHARACTERS_MIN), z.maxLength(PASSWORD_CHARACTERS_MAX)),
  }),
  reply: z.object({ changed: z.literal(true) }),
  errors: [
    'password_not_confirmed',
    'password_easy_to_guess',
    'rest_proof_needed',
    'sign_in_throttled',
    'rest_too_many_requests',
    'wcpay_unavailable',
  ],
});
