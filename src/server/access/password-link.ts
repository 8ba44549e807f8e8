import { fail } from '#contract/kit/errors.ts';
import { HOUR_S } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { singleUseLinks } from './single-use-link.ts';
import { findUser, mayComeIn, type User } from './user-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Addresses that set a new password, once, within an hour. */
const links = singleUseLinks({ table: 'password_links', lifeS: HOUR_S, action: 'rp' });

/** The ones made before end. */
export async function makePasswordLink(deps: Needs & Pick<Deps, 'config'>, user_id: number): Promise<string> {
  await links.end(deps, user_id);
  return links.make(deps, user_id);
}

/** Whose password the link would set. */
export async function findUserOfLink(deps: Needs, token: string): Promise<User | undefined> {
  const user_id = await links.find(deps, token);
  const user = user_id === undefined ? undefined : await findUser(deps.db, user_id);
  return user && mayComeIn(user) ? user : undefined;
}

/** Uses the link up, in the transaction of what it is used for; fails where somebody was faster, or it is too old. */
export async function usePasswordLink(deps: Needs, token: string): Promise<void> {
  if ((await links.use(deps, token)) === undefined) throw fail('password_link_over');
}
