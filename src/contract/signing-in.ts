import * as z from 'zod/mini';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from '#domain/signing-in/password-length.ts';
import { endpoint } from './kit/endpoint.ts';

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
    'sign_in_throttled',
    'sign_in_too_often',
    'rest_too_many_requests',
    'rest_cross_site',
    'wcpay_unavailable',
  ],
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
    'sign_in_throttled',
    'rest_too_many_requests',
    'wcpay_unavailable',
  ],
});
