import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { proofWays } from '#domain/signing-in/proof.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Actor, Deps } from '../deps.ts';
import { checkCode } from './factors/check-code.ts';
import { checkPasskey } from './factors/check-passkey.ts';
import { findFactors } from './factors/factor-repository.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { renewSession } from './sessions.ts';
import { insiderHere } from './signed-in-person.ts';

type Given = Readonly<{
  password?: string | undefined;
  code?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
}>;

/** Takes the proof of somebody signed in, by a way that they have, and answers the session's new token. */
export async function proveInSession(
  deps: Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>,
  given: Given,
): Promise<string> {
  const { db, now, ip } = deps;
  const { user, session, session_id } = await insiderHere(deps);
  const ways = proofWays(await findFactors(db, user.id));
  const way = await takeProof();
  return db.transaction().execute(async (trx) => {
    const token = await renewSession({ db: trx, now }, session_id);
    if (token === undefined) throw fail('rest_forbidden', { signed_in: false });
    await writeAudit(trx, {
      at: utcInstant(now()),
      actor_id: user.id,
      actor_email: user.email,
      ip,
      action: 'session.prove',
      object_kind: 'person',
      object_id: String(user.id),
      after: { way },
      result: 'succeeded',
    });
    return token;
  });

  async function takeProof(): Promise<string> {
    if (given.passkey !== undefined && ways.includes('passkey')) {
      const { passkey: response } = given;
      await checkPasskey(deps, { holder: session, purpose: 'prove', response, ip, user_id: user.id });
      return 'passkey';
    }
    if (given.code !== undefined && ways.includes('code'))
      return checkCode(deps, user, { code: given.code, ip, isOwnDevice: true });
    if (given.password !== undefined && ways.includes('password')) {
      await confirmPassword(deps, given.password);
      return 'password';
    }
    throw fail('factor_missing');
  }
}
