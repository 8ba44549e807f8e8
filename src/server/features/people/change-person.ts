import { fail } from '#contract/kit/errors.ts';
import { type ChangeProblem, changeProblem, type PersonChange } from '#domain/people/person-change.ts';
import { type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { changeAtOnce, endAtOnce } from '../../access/end-at-once.ts';
import { endOneTimeLinks } from '../../access/one-time-link.ts';
import { revokeOtherSessions } from '../../access/session-repository.ts';
import { findRoleName, findUser, type User } from '../../access/user-repository.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import { tellLive } from '../../events/tell-live.ts';
import { changerBehindLock, insideTransaction, mayGive } from './behind-lock.ts';
import { withdrawAllBy } from './invitation-repository.ts';
import { peopleApprovalCopy as copy } from './people-approval-copy.ts';
import { PEOPLE_SUBJECT } from './people-subject.ts';
import { findRole, type GivenRole } from './role-repository.ts';
import { tellPersonChanged } from './tell-people.ts';

type Changing = Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>;
type Wanted = Readonly<{ kind: 'role'; role: string }> | Exclude<PersonChange, { kind: 'role' }>;

/** The words of a refusal. */
const REFUSALS = {
  yourself: 'person_is_yourself',
  person_beyond: 'person_beyond_you',
  role_beyond: 'role_beyond_you',
  last_owner: 'last_owner',
} as const satisfies Record<ChangeProblem, string>;

const ACTIONS = {
  role: 'person.change_role',
  suspend: 'person.suspend',
  restore: 'person.restore',
  remove: 'person.remove',
} as const;

/** Changes somebody, ends what they came in with, writes it down and tells them: all of it or nothing. */
export const changePerson = (deps: Changing, id: number, wanted: Wanted): Promise<User> =>
  deps.db.transaction().execute(async (trx) => {
    const { actor, ip } = deps;
    const { person } = await lookAtChange({ ...deps, db: trx }, id, wanted);
    const before = standingOf(person);
    if (isAlready(person, wanted)) return person;

    const at = utcInstant(deps.now());
    const changed = await trx
      .updateTable('users')
      .set(columnsOf(wanted, at))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // What they promised to others ends with them: they may have been thrown out for just that.
    if (wanted.kind === 'suspend' || wanted.kind === 'remove') await withdrawAllBy(trx, id, at);
    if (wanted.kind === 'suspend' || wanted.kind === 'remove') await endSessions(trx, id, at);
    if (wanted.kind === 'remove') await revokeKeys(trx, id, at);
    await (wanted.kind === 'role' ? changeAtOnce : endAtOnce)(trx, [id]);
    await tellLive(trx, 'person', [String(id)]);
    await tellPersonChanged({ ...deps, db: trx }, person, {
      kind: wanted.kind,
      role: changed.role,
    });
    await writeAudit(trx, {
      at,
      ...authorOf({ actor, ip }),
      action: ACTIONS[wanted.kind],
      object_kind: 'person',
      object_id: String(id),
      before,
      after: standingOf(changed),
      result: 'succeeded',
    });
    return changed;
  });

/** What it would do, for whoever may have to approve it; the person and the role must then be the same. */
export const preparePersonChange = (
  deps: Changing,
  id: number,
  wanted: Wanted,
): Promise<Prepared | undefined> =>
  insideTransaction(deps, async (inside) => {
    const { person, given } = await lookAtChange(inside, id, wanted);
    if (isAlready(person, wanted)) return undefined;
    const now = await findRoleName(inside.db, person.role);
    return {
      words: () => copy[wanted.kind](copy.person(person), { now, given: given?.name ?? '' }),
      object_kind: 'person',
      object_id: String(id),
      subjects: [PEOPLE_SUBJECT],
      seen: {
        role: person.role,
        state: stateOf(person),
        ...(given && { held: given.held, limits: given.limits }),
      },
    };
  });

type Looked = Readonly<{ person: User; given: GivenRole | undefined }>;

/** The person, and the role they would get, where the change may be made. `db` is the transaction. */
async function lookAtChange(deps: Changing, id: number, wanted: Wanted): Promise<Looked> {
  const by = await changerBehindLock(deps.db, deps);
  const person = await findUser(deps.db, id);
  if (!person || person.removed !== null) throw fail('resource_missing', { kind: 'person', id: String(id) });
  const held = (await findRole(deps, person.role))?.held ?? [];
  const given = wanted.kind === 'role' ? await findRole(deps, wanted.role) : undefined;
  if (wanted.kind === 'role' && !given) throw fail('role_missing');
  const change = wanted.kind === 'role' ? { ...wanted, capabilities: given?.held ?? [] } : wanted;
  const { count } = await deps.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'owner')
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .where('id', '<>', person.id)
    .executeTakeFirstOrThrow();
  const problem = changeProblem(change, {
    by,
    person: {
      id: person.id,
      role: person.role,
      capabilities: held,
      state: person.suspended === null ? 'active' : 'suspended',
    },
    otherOwners: count,
  });
  if (problem) throw fail(REFUSALS[problem]);
  if (given && !mayGive(by, given)) throw fail('role_beyond_you');
  return { person, given };
}

const isAlready = (person: User, wanted: Wanted): boolean =>
  (wanted.kind === 'role' && person.role === wanted.role) ||
  (wanted.kind === 'suspend' && person.suspended !== null) ||
  (wanted.kind === 'restore' && person.suspended === null);

function columnsOf(wanted: Wanted, at: UtcInstant) {
  switch (wanted.kind) {
    case 'role':
      return { role: wanted.role };
    case 'suspend':
      return { suspended: at };
    case 'restore':
      return { suspended: null };
    case 'remove':
      // Without a role, so that the store may delete it; without a password, so that nothing of them opens anything.
      return { removed: at, role: 'none', password_hash: null };
  }
}

/** Who is let back in signs in again: nobody knows who sat before an open browser meanwhile. */
async function endSessions(trx: Database, user_id: number, at: UtcInstant): Promise<void> {
  await revokeOtherSessions(trx, { user_id, ownSession: undefined, now: at });
  await trx.deleteFrom('known_devices').where('user_id', '=', user_id).execute();
  await endOneTimeLinks({ db: trx }, user_id);
}

/** The keys of a suspended person only sleep: a program goes on when its person does. */
async function revokeKeys(trx: Database, user_id: number, at: UtcInstant): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ revoked: at })
    .where('user_id', '=', user_id)
    .where('revoked', 'is', null)
    .execute();
}

export const stateOf = ({ suspended }: Pick<User, 'suspended'>) =>
  suspended === null ? ('active' as const) : ('suspended' as const);

/** The name is in every line: it is all that is left of somebody who was removed. */
const standingOf = (person: User) => ({
  name: person.display_name,
  email: person.email,
  role: person.role,
  state: person.removed === null ? stateOf(person) : 'removed',
});
