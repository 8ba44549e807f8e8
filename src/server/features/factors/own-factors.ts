import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { codeLimits } from '#domain/signing-in/attempt-limits.ts';
import { beginCodes, confirmBegun } from '../../access/factors/begin-codes.ts';
import { takeChallenge } from '../../access/factors/challenges.ts';
import {
  addCodes,
  type ChangedBy,
  firstRecoveryCodes,
  forgetUselessCodes,
  noteChange,
} from '../../access/factors/change-factors.ts';
import {
  deleteCodeFactor,
  deletePasskey,
  demandsFactor,
  findFactors,
  insertPasskey,
  renamePasskey,
} from '../../access/factors/factor-repository.ts';
import { beginAdding, readAdded } from '../../access/factors/passkeys.ts';
import { makeRecoveryCodes } from '../../access/factors/recovery-codes.ts';
import { countAttempt, takeBack } from '../../access/passwords/attempt-throttle.ts';
import { knownLine } from '../../access/passwords/sign-in-lines.ts';
import { insiderHere } from '../../access/signed-in-person.ts';
import type { User } from '../../access/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Actor, Deps } from '../../deps.ts';
import { tellLive } from '../../events/tell-live.ts';
import { getStore } from '../../store/store-repository.ts';

export type Inside = Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>;

export const byOf = ({ actor, ip }: Inside): ChangedBy => ({
  actor_id: actor.user_id,
  actor_email: actor.email,
  ip,
});

export async function beginOwnCodes(deps: Inside) {
  const { user, session } = await insiderHere(deps);
  return beginCodes(deps, { user, holder: session, storeName: (await getStore(deps)).name });
}

export async function confirmOwnCodes(deps: Inside, code: string): Promise<readonly string[] | undefined> {
  const { user, session } = await insiderHere(deps);
  return knownLine(deps, { name: `codes of user ${user.id}` }, async () => {
    const attempt = await countAttempt(deps, codeLimits(user.id, true));
    const confirmed = await confirmBegun(deps, { user_id: user.id, holder: session, code });
    if (confirmed === 'wrong') throw fail('code_wrong');
    await takeBack(deps.db, attempt);
    if (!confirmed) throw fail('factor_not_begun');
    return changing(deps, user, async (inside) => {
      await takeChallenge(inside.db, { holder: session, purpose: 'add_code', at: deps.now() });
      return addCodes(inside, user, { ...confirmed, by: byOf(deps) });
    });
  });
}

/** Whose role demands a factor keeps one. */
async function keepOne(deps: Inside, user: User): Promise<void> {
  const { hasCode, passkeys } = await findFactors(deps.db, user.id);
  const left = Number(hasCode) + passkeys;
  if (left <= 1 && (await demandsFactor(deps.db, user.role))) throw fail('factor_demanded');
}

/** One change of a person's factors after the other, so that two at once do not take both last ones; told to who manages people. */
export const changing = <Result>(
  deps: Inside,
  user: User,
  work: (inside: Inside) => Promise<Result>,
): Promise<Result> =>
  deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    await tellLive(trx, 'person', [String(user.id)]);
    return work({ ...deps, db: trx });
  });

export async function removeOwnCodes(deps: Inside): Promise<void> {
  const { user } = await insiderHere(deps);
  await changing(deps, user, async (inside) => {
    await keepOne(inside, user);
    if (!(await deleteCodeFactor(inside.db, user.id))) throw fail('factor_missing');
    await forgetUselessCodes(inside, user.id);
    const what = { kind: 'codesOff' } as const;
    const by = byOf(deps);
    await noteChange(inside, user, { action: 'factor.remove', after: { factor: 'code' }, what, by });
  });
}

export async function renewOwnRecoveryCodes(deps: Inside): Promise<readonly string[]> {
  const { user } = await insiderHere(deps);
  return changing(deps, user, async (inside) => {
    const { hasCode, passkeys } = await findFactors(inside.db, user.id);
    if (!hasCode && passkeys === 0) throw fail('factor_missing');
    const codes = await makeRecoveryCodes(inside, user.id);
    const what = { kind: 'newRecoveryCodes' } as const;
    const by = byOf(deps);
    await noteChange(inside, user, { action: 'recovery_codes.create', after: {}, what, by });
    return codes;
  });
}

export async function beginOwnPasskey(deps: Inside) {
  const { user, session } = await insiderHere(deps);
  return beginAdding(deps, { user, holder: session, storeName: (await getStore(deps)).name });
}

export async function addOwnPasskey(
  deps: Inside,
  name: string,
  response: unknown,
): Promise<readonly string[] | undefined> {
  const { user, session } = await insiderHere(deps);
  // The contract has read every field of it; the library's type says the same in its own words.
  const added = await readAdded(deps, session, response as RegistrationResponseJSON);
  return changing(deps, user, async (inside) => {
    const created = utcInstant(deps.now());
    const isNew = await insertPasskey(inside.db, {
      ...added,
      user_id: user.id,
      name,
      created,
      last_used: null,
    });
    if (!isNew) throw fail('passkey_refused');
    const codes = await firstRecoveryCodes(inside, user.id);
    const after = { factor: 'passkey', name };
    const by = byOf(deps);
    await noteChange(inside, user, {
      action: 'factor.add',
      after,
      what: { kind: 'passkeyAdded', name },
      by,
    });
    return codes;
  });
}

/** Its owner is not mailed: it lets in whom it let in before. */
export async function renameOwnPasskey(deps: Inside, id: number, name: string): Promise<void> {
  const { user } = await insiderHere(deps);
  await changing(deps, user, async ({ db }) => {
    const before = await renamePasskey(db, user.id, id, name);
    if (before === undefined) throw fail('factor_missing');
    if (before === name) return;
    await writeAudit(db, {
      at: utcInstant(deps.now()),
      ...byOf(deps),
      action: 'factor.rename',
      object_kind: 'person',
      object_id: String(user.id),
      before: { name: before },
      after: { name },
      result: 'succeeded',
    });
  });
}

export async function removeOwnPasskey(deps: Inside, id: number): Promise<void> {
  const { user } = await insiderHere(deps);
  await changing(deps, user, async (inside) => {
    await keepOne(inside, user);
    const name = await deletePasskey(inside.db, user.id, id);
    if (name === undefined) throw fail('factor_missing');
    await forgetUselessCodes(inside, user.id);
    const after = { factor: 'passkey', name };
    const by = byOf(deps);
    const what = { kind: 'passkeyRemoved', name } as const;
    await noteChange(inside, user, { action: 'factor.remove', after, what, by });
  });
}
