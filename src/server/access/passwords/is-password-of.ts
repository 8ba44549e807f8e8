import type { AttemptLimits } from '#domain/signing-in/attempt-limits.ts';
import { PASSWORD_CHARACTERS_MAX } from '#domain/signing-in/password-length.ts';
import type { Deps } from '../../deps.ts';
import { countAttempt, forgive, takeBack } from './attempt-throttle.ts';
import { passwordMatches } from './password-hash.ts';

type Claim = Readonly<{
  /** What a failure counts against. */
  limits: AttemptLimits;
  /** Null when there is no such account, or when it has no password. */
  password_hash: string | null;
  password: string;
}>;

/** Whether the password is the account's. Throws `sign_in_throttled` once a limit of failures is used up. */
export async function isPasswordOf(deps: Pick<Deps, 'db' | 'now'>, claim: Claim): Promise<boolean> {
  const attempt = await countAttempt(deps, claim.limits);
  if (claim.password.length > PASSWORD_CHARACTERS_MAX) return false;
  const matches = await passwordMatches(claim.password, claim.password_hash).catch(async (error: unknown) => {
    await takeBack(deps.db, attempt);
    throw error;
  });
  if (!matches) return false;
  await forgive(deps.db, attempt);
  return true;
}
