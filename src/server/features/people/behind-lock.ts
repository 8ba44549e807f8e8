import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import { holdsAll } from '#domain/people/person-change.ts';
import { limitsWithin, type RefundLimit } from '#domain/people/refund-limits.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { findOwnCapabilities, findUser } from '../../access/user-repository.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import { findRole } from './role-repository.ts';

/** Whoever changes people: what they may do behind the lock, and up to which limits. */
export type Changer = Readonly<{
  id: number;
  capabilities: readonly string[];
  limits: readonly RefundLimit[];
}>;

/** All of it or nothing; inside, `db` is the transaction. */
export const insideTransaction = <D extends Pick<Deps, 'db'>, Answer>(
  deps: D,
  run: (inside: D) => Promise<Answer>,
): Promise<Answer> => deps.db.transaction().execute((trx) => run({ ...deps, db: trx }));

/** One change of people and roles at a time, over all processes: two owners who lower each other stand in line here. */
export async function lockPeople(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('people'))`.execute(trx);
}

/** Who asks is looked up again behind the lock: the one before may have lowered them. */
export async function changerBehindLock(
  trx: Database,
  { actor, config }: Pick<Deps, 'config'> & Readonly<{ actor: Actor }>,
): Promise<Changer> {
  await lockPeople(trx);
  const user = await findUser(trx, actor.user_id);
  if (!user || user.suspended !== null || user.removed !== null) throw fail('account_suspended');
  const today = capabilitiesOf(user.role, await findOwnCapabilities(trx, user));
  const capabilities = actor.capabilities.filter((capability) => today.includes(capability));
  if (!capabilities.includes('manage_people')) throw fail('rest_forbidden', { signed_in: true });
  const limits = (await findRole({ db: trx, config }, user.role))?.limits ?? [];
  return { id: user.id, capabilities, limits };
}

/** Nobody gives what they do not hold, nor a refund that is larger than their own may be. */
export const mayGive = (
  by: Pick<Changer, 'capabilities' | 'limits'>,
  role: Readonly<{ held: readonly string[]; limits: readonly RefundLimit[] }>,
): boolean =>
  holdsAll(by.capabilities, role.held) &&
  (!role.held.includes('refund') || limitsWithin(role.limits, by.limits));
