import { assert } from '#domain/shared/assert.ts';
import type { SignedIn } from '#server/access/let-in.ts';
import { signInByLink as byLink } from '#server/access/one-time-link.ts';
import { isStep } from '#server/access/second-step.ts';
import { signIn } from '#server/features/signing-in/sign-in.ts';

/** Signs somebody in who has no second factor. */
export async function signInAtOnce(...given: Parameters<typeof signIn>): Promise<SignedIn> {
  const at = await signIn(...given);
  assert(!isStep(at), 'nobody here has a second factor');
  return at;
}

export async function signInByLink(...given: Parameters<typeof byLink>): Promise<SignedIn | undefined> {
  const at = await byLink(...given);
  assert(!at || !isStep(at), 'nobody here has a second factor');
  return at;
}
