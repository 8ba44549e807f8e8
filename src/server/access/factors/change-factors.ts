import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps } from '../../deps.ts';
import type { FactorChange } from '../../mail/templates/factor-notice.ts';
import { tellChangedFactor } from '../tell-factors.ts';
import type { User } from '../user-repository.ts';
import {
  deleteCodeFactor,
  findFactors,
  listPasskeys,
  replaceRecoveryCodes,
  saveCodeFactor,
} from './factor-repository.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** In a transaction, `db` is the transaction. */
type Needs = Pick<Deps, 'db' | 'now' | 'config'>;
/** Who did it and from where; nobody and nowhere for a command on the server. */
export type ChangedBy = Readonly<{ actor_id: number | null; actor_email: string; ip: string }>;

type Change = Readonly<{
  action: 'factor.add' | 'factor.remove' | 'factor.reset' | 'recovery_codes.create';
  /** What kind of factor, and its name where it has one. */
  after: Readonly<Record<string, string | number>>;
  /** What the mail tells. */
  what: FactorChange;
  by: ChangedBy;
}>;

/** Written down and told together: a factor that changes in silence would be somebody else's. */
export async function noteChange(
  deps: Needs,
  user: User,
  { action, after, what, by }: Change,
): Promise<void> {
  const isOther = by.actor_id !== null && by.actor_id !== user.id;
  await tellChangedFactor(deps, user, { what, ip: by.ip, by: isOther ? by.actor_email : undefined });
  await writeAudit(deps.db, {
    at: utcInstant(deps.now()),
    ...by,
    action,
    object_kind: 'person',
    object_id: String(user.id),
    after,
    result: 'succeeded',
  });
}

/** With their first factor a person gets recovery codes; later ones come with the codes they have. */
export async function firstRecoveryCodes(
  deps: Needs,
  user_id: number,
): Promise<readonly string[] | undefined> {
  const { recoveryCodes } = await findFactors(deps.db, user_id);
  return recoveryCodes > 0 ? undefined : makeRecoveryCodes(deps, user_id);
}

/** Turns codes on; `step` is that of the first code, which is thereby used. */
export async function addCodes(
  deps: Needs,
  user: User,
  { sealed_secret, step, by }: Readonly<{ sealed_secret: Buffer; step: number; by: ChangedBy }>,
): Promise<readonly string[] | undefined> {
  await saveCodeFactor(deps.db, {
    user_id: user.id,
    sealed_secret,
    created: utcInstant(deps.now()),
    last_step: step,
  });
  const codes = await firstRecoveryCodes(deps, user.id);
  const what = { kind: 'codesOn' } as const;
  await noteChange(deps, user, { action: 'factor.add', after: { factor: 'code' }, what, by });
  return codes;
}

/** Whoever has no factor left needs no recovery codes: they would be a way in of their own. */
export async function forgetUselessCodes(deps: Needs, user_id: number): Promise<void> {
  const { hasCode, passkeys } = await findFactors(deps.db, user_id);
  if (!hasCode && passkeys === 0) await replaceRecoveryCodes(deps.db, user_id, []);
}

/** Takes every factor of a person away; answers whether there was one. The password alone lets them in from now on. */
export async function removeAllFactors(deps: Needs, user: User, by: ChangedBy): Promise<boolean> {
  const { db } = deps;
  const hadCode = await deleteCodeFactor(db, user.id);
  const passkeys = await listPasskeys(db, user.id);
  await db.deleteFrom('passkeys').where('user_id', '=', user.id).execute();
  await replaceRecoveryCodes(db, user.id, []);
  await db.deleteFrom('factor_resets').where('user_id', '=', user.id).execute();
  if (!hadCode && passkeys.length === 0) return false;
  const what = { kind: 'reset' } as const;
  await noteChange(deps, user, { action: 'factor.reset', after: { passkeys: passkeys.length }, what, by });
  return true;
}
