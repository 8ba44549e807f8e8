import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { fail } from '#contract/kit/errors.ts';
import { passkeyLimits } from '#domain/signing-in/attempt-limits.ts';
import type { Deps } from '../../deps.ts';
import { noteFailedPassword, notingRefusals } from '../note-failed-password.ts';
import { addressGroup } from '../passwords/address-group.ts';
import { countAttempt, takeBack } from '../passwords/attempt-throttle.ts';
import { linksLine } from '../passwords/sign-in-lines.ts';
import { findUser, mayComeIn, type User } from '../user-repository.ts';
import { findPasskey } from './factor-repository.ts';
import { endReset } from './factor-reset.ts';
import { passkeyOf } from './passkeys.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config' | 'tally'>;

type Given = Readonly<{
  holder: Buffer;
  purpose: 'prove' | 'sign_in';
  response: AuthenticationResponseJSON;
  ip: string;
  user_agent?: string;
  /** Whose it has to be, where that is known. */
  user_id?: number | undefined;
  signal?: AbortSignal | undefined;
}>;

/** Whose passkey it is. It cannot be guessed; what is wrong is counted and written down all the same. */
export async function checkPasskey(deps: Needs, given: Given): Promise<User> {
  const { ip, signal } = given;
  // A line of its own: a flood of wrong passwords keeps nobody with a passkey out.
  return linksLine(deps, { name: addressGroup(ip), ...(signal && { signal }) }, () => check(deps, given));
}

async function check(deps: Needs, { user_id, response, ip, user_agent, ...asked }: Given): Promise<User> {
  const named = await findPasskey(deps.db, response.id);
  const user = named && (await findUser(deps.db, named.user_id));
  if (!user || !mayComeIn(user) || (user_id !== undefined && user.id !== user_id))
    throw fail('passkey_refused');
  const failed = {
    ...({ action: 'passkey.reject', account: user, ip } as const),
    ...(user_agent !== undefined && { user_agent }),
  };
  return notingRefusals(deps, failed, async () => {
    const attempt = await countAttempt(deps, passkeyLimits(user.id));
    const found = await passkeyOf(deps, asked, response);
    if (!found?.isRight) {
      await noteFailedPassword(deps, failed);
      throw fail('passkey_refused');
    }
    await takeBack(deps.db, attempt);
    await endReset(deps, user.id, { actor_id: user.id, actor_email: user.email, ip, why: 'used' });
    return user;
  });
}
