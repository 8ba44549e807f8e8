import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#contract/kit/failure.ts';
import { askPasskey, askProof, finishSignIn, provePerson, signInAgain } from '#contract/signing-in.ts';
import type { ProofWay } from '#domain/signing-in/proof.ts';
import { call } from '#web/api/client.ts';
import { askedWays, resumeSession } from '#web/api/session.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { knowsPasskeys, signWithPasskey } from '#web/shared/passkeys.ts';

/** What somebody gave: a text that was typed, or the wish to use a passkey. */
export type Given = Readonly<{ way: 'password' | 'code'; text: string } | { way: 'passkey' }>;

const isWay = (word: unknown): word is ProofWay =>
  word === 'password' || word === 'code' || word === 'passkey';
/** A passkey that this browser cannot use is no way. */
const usable = (words: unknown): readonly ProofWay[] =>
  Array.isArray(words) ? words.filter(isWay).filter((way) => way !== 'passkey' || knowsPasskeys()) : [];

/** Proves in the session that lives. The server says which ways there are. */
export function useProof() {
  const ways = usable(askedWays());
  const prove = useMutation({
    mutationFn: async (given: Given) => {
      if (given.way === 'passkey')
        return call(provePerson, { passkey: await signWithPasskey(await call(askProof, {})) });
      return call(provePerson, { [given.way]: given.text });
    },
    onSuccess: ({ nonce }) => resumeSession(nonce),
    gcTime: 0,
  });
  return { ways, prove };
}

/** Signs in once more: with the password and what comes after it, or with a passkey alone. */
export function useSignIn() {
  const { user } = pageSettings();
  const [step, setStep] = useState<readonly ProofWay[]>();
  const signIn = useMutation({
    mutationFn: async (given: Given) => {
      if (given.way === 'passkey')
        return call(finishSignIn, { passkey: await signWithPasskey(await call(askPasskey, {})) });
      return given.way === 'code'
        ? call(finishSignIn, { code: given.text })
        : call(signInAgain, { log: user.email, pwd: given.text });
    },
    onSuccess: ({ nonce, user_id }) => {
      // Made for one person, the page must not go on in the name of another.
      if (user_id === user.id) resumeSession(nonce);
      else location.reload();
    },
    onError: (error) => {
      if (!(error instanceof AppError)) return;
      if (error.code === 'second_step_needed' && error.details.needs === 'prove')
        setStep(usable(error.details.ways));
      if (error.code === 'sign_in_step_over') setStep(undefined);
    },
    gcTime: 0,
  });
  const first: readonly ProofWay[] = knowsPasskeys() ? ['password', 'passkey'] : ['password'];
  // The password was right: that is no failure to tell.
  const isStepping = signIn.error instanceof AppError && signIn.error.code === 'second_step_needed' && step;
  return {
    ways: step ?? first,
    isSecond: step !== undefined,
    signIn,
    failure: isStepping ? null : signIn.error,
  };
}
