import { spoken } from '#domain/shared/spoken.ts';

/** What stands in the way of proving who one is, and of what proves it. */
export const proofFailuresCopy = spoken('contract/kit/proof-failures-copy#proofFailuresCopy', {
  rest_proof_needed:
    'It is more than 15 minutes since you proved who you are. Prove it once more, and try again.',
  second_step_needed: ({ needs }: Readonly<{ needs: 'prove' | 'enrol' }>): string =>
    needs === 'prove'
      ? 'Your password is right. Now your second step: a code or a passkey.'
      : 'Your role needs a second step, and you have none yet. Sign in on the sign-in page to set it up.',
  sign_in_step_over: 'This took too long, or it was finished elsewhere. Sign in from the beginning.',
  code_wrong:
    'This code is wrong, or it was used before. Wait until the app shows the next one, or use a recovery code.',
  passkey_refused: 'This passkey was not accepted. Try again, or use another way.',
  passkeys_impossible: ({ problem }: Readonly<{ problem: 'no_name' | 'no_https' }>): string =>
    problem === 'no_name'
      ? 'Passkeys belong to a name, and this store is opened by a number. Whoever runs the server sets PUBLIC_URL to a name.'
      : 'Passkeys need https. Whoever runs the server puts the store behind https and sets PUBLIC_URL to that address.',
  factor_missing: 'This is not set up any more. Reload the page to see what is.',
  factor_reset_over: 'There is no reset to call off: it took effect, or it was ended already.',
  factor_not_begun: 'This took too long. Begin once more.',
  factor_demanded: 'Your role needs a second factor, and this is your last one. Add another one first.',
  factor_key_missing:
    'Codes cannot be checked: the server does not find the key they were sealed with. Use a passkey, or ask whoever runs the server (npm run people -- reset-factor).',
  person_needed: 'Only a person who is signed in can do this, not an API key.',
  session_missing: 'This session has ended already.',
  password_link_over: 'This link was used before, is older than an hour, or a newer one was sent.',
} as const);
