import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import type { Actor, Deps } from '../deps.ts';
import { findUser, type User } from './user-repository.ts';

type Asked = Pick<Deps, 'db'> & Readonly<{ actor: Actor }>;

/** The person asked about: oneself, or anybody for whoever manages people. */
export async function personOf({ db, actor }: Asked, user_id = actor.user_id): Promise<User> {
  if (user_id !== actor.user_id && !actor.capabilities.includes('manage_people'))
    throw fail('rest_forbidden', { signed_in: true });
  const user = await findUser(db, user_id);
  if (!user || user.removed !== null) throw fail('resource_missing', { kind: 'person', id: String(user_id) });
  return user;
}

/** Who is signed in, and in which session; a program with a key is nobody here. */
export async function insiderHere({
  db,
  actor,
}: Asked): Promise<Readonly<{ user: User; session: Buffer; session_id: string }>> {
  if (actor.session_id === undefined) throw fail('person_needed');
  const user = await findUser(db, actor.user_id);
  assert(user, 'whoever is signed in exists');
  return { user, session: Buffer.from(actor.session_id, 'hex'), session_id: actor.session_id };
}

/**
 * Who answers for what outlives a stolen key: whoever is signed in, with the proof that the endpoint asked for; or whoever
 * asked for what a second person approved. A key alone makes no other key, and sends no money elsewhere.
 */
export async function vouchingPerson({
  db,
  actor,
  grant,
}: Asked & Readonly<{ grant?: unknown }>): Promise<User> {
  if (actor.session_id === undefined && !grant) throw fail('person_needed');
  const user = await findUser(db, actor.user_id);
  assert(user, 'whoever asked exists');
  return user;
}
