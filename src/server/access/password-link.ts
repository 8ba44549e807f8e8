import { hash, randomBytes } from 'node:crypto';
import { fail } from '#contract/kit/errors.ts';
import { epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { findUser, mayComeIn, type User } from './user-repository.ts';

const LINK_LIFE_S = HOUR_S;
const TOKEN_BYTES = 32;

type Needs = Pick<Deps, 'db' | 'now'>;
const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** An address that sets a new password, once, within an hour; the ones made before end. */
export async function makePasswordLink(
  { db, now, config }: Needs & Pick<Deps, 'config'>,
  user_id: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.deleteFrom('password_links').where('user_id', '=', user_id).execute();
  await db
    .insertInto('password_links')
    .values({
      token_hash: hashOf(token),
      user_id,
      created: utcInstant(now()),
      expires: utcInstant(epochSeconds(now() + LINK_LIFE_S)),
      used: null,
    })
    .execute();
  return `${config.publicUrl}/wp-login.php?action=rp&token=${token}`;
}

/** Whose password the link would set. Looking changes nothing: programs follow every link of a mail. */
export async function findUserOfLink({ db, now }: Needs, token: string): Promise<User | undefined> {
  const found = await db
    .selectFrom('password_links')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('used', 'is', null)
    .where('expires', '>', utcInstant(now()))
    .executeTakeFirst();
  const user = found && (await findUser(db, found.user_id));
  return user && mayComeIn(user) ? user : undefined;
}

/** Uses the link up, in the transaction of what it is used for; fails where somebody was faster, or it is too old. */
export async function usePasswordLink({ db, now }: Needs, token: string): Promise<void> {
  const at = utcInstant(now());
  const used = await db
    .updateTable('password_links')
    .set({ used: at })
    .where('token_hash', '=', hashOf(token))
    .where('used', 'is', null)
    .where('expires', '>', at)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw fail('password_link_over');
}
