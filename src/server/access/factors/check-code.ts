import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { codeLimits } from '#domain/signing-in/attempt-limits.ts';
import { typedCode } from '#domain/signing-in/recovery-code.ts';
import type { Deps } from '../../deps.ts';
import { noteFailedPassword, notingRefusals } from '../note-failed-password.ts';
import { addressGroup } from '../passwords/address-group.ts';
import { countAttempt, takeBack } from '../passwords/attempt-throttle.ts';
import { knownLine, strangersLine } from '../passwords/sign-in-lines.ts';
import { tellUsedRecoveryCode } from '../tell-factors.ts';
import type { User } from '../user-repository.ts';
import { keyedHash, openSealed } from './factor-key.ts';
import { findCodeFactor, findFactors, takeCodeStep, takeRecoveryCode } from './factor-repository.ts';
import { endReset } from './factor-reset.ts';
import { acceptedStep } from './one-time-code.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config' | 'tally'>;

type Typed = Readonly<{
  code: string;
  ip: string;
  user_agent?: string;
  /** Inside, or on a device where the person signed in before: no stranger uses up their tries. */
  isOwnDevice: boolean;
  signal?: AbortSignal | undefined;
}>;

/** Takes a code of the app, or a recovery code, once. Fails where it is neither, and where too many were wrong. */
export async function checkCode(deps: Needs, user: User, typed: Typed): Promise<'code' | 'recovery'> {
  const { ip, user_agent, isOwnDevice, signal } = typed;
  const failed = {
    ...({ action: 'code.reject', account: user, ip } as const),
    ...(user_agent !== undefined && { user_agent }),
  };
  const [line, name] = isOwnDevice
    ? ([knownLine, `codes of user ${user.id}`] as const)
    : ([strangersLine, addressGroup(ip)] as const);
  return line(deps, { name, ...(signal && { signal }) }, () =>
    notingRefusals(deps, failed, async () => {
      // Counted before it is looked at, so that fifty at once cannot all be tried; only what was right is given back.
      const attempt = await countAttempt(deps, codeLimits(user.id, isOwnDevice));
      const taken = await take(deps, user, typed).catch(async (error: unknown) => {
        await takeBack(deps.db, attempt);
        throw error;
      });
      if (taken === undefined) {
        await noteFailedPassword(deps, failed);
        throw fail('code_wrong');
      }
      await takeBack(deps.db, attempt);
      await endReset(deps, user.id, { actor_id: user.id, actor_email: user.email, ip, why: 'used' });
      return taken;
    }),
  );
}

async function take(deps: Needs, user: User, { code: text, ip }: Typed) {
  const { db, now } = deps;
  const typed = typedCode(text);
  if (typed.kind === 'code') {
    const factor = await findCodeFactor(db, user.id);
    if (!factor) return undefined;
    const secret = openSealed(deps, user.id, factor.sealed_secret);
    const step = acceptedStep(secret, { code: typed.code, at: now(), lastStep: factor.last_step });
    return step !== undefined && (await takeCodeStep(db, user.id, step)) ? 'code' : undefined;
  }
  if (typed.kind === 'none') return undefined;
  const hash = keyedHash(deps, user.id, typed.code);
  return db.transaction().execute(async (trx) => {
    if (!(await takeRecoveryCode(trx, user.id, hash, utcInstant(now())))) return undefined;
    const { recoveryCodes } = await findFactors(trx, user.id);
    await tellUsedRecoveryCode({ ...deps, db: trx }, user, { ip, left: recoveryCodes });
    return 'recovery' as const;
  });
}
