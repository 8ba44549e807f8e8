import { hash, randomBytes } from 'node:crypto';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';

const TOKEN_BYTES = 32;

type Needs = Pick<Deps, 'db' | 'now'>;
/** What a kind of link is for: where its links are kept, how long they live, and the page they open. */
type Kind = Readonly<{ table: 'one_time_links' | 'password_links'; lifeS: number; action: string }>;

/** Only the mail holds the token; what the database keeps cannot be turned back into it. */
const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Links that are good for one use, by one person, for a while. */
export const singleUseLinks = ({ table, lifeS, action }: Kind) => ({
  async make({ db, now, config }: Needs & Pick<Deps, 'config'>, user_id: number): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await db
      .insertInto(table)
      .values({
        token_hash: hashOf(token),
        user_id,
        created: utcInstant(now()),
        expires: utcInstant(epochSeconds(now() + lifeS)),
        used: null,
      })
      .execute();
    return `${config.publicUrl}/wp-login.php?action=${action}&token=${token}`;
  },

  /** Whose it is. Looking changes nothing: programs that follow every link of a mail must not use it up. */
  async find({ db, now }: Needs, token: string): Promise<number | undefined> {
    const found = await db
      .selectFrom(table)
      .select('user_id')
      .where('token_hash', '=', hashOf(token))
      .where('used', 'is', null)
      .where('expires', '>', utcInstant(now()))
      .executeTakeFirst();
    return found?.user_id;
  },

  /** Uses it up and answers whose it was; of two at once, one is too late. */
  async use({ db, now }: Needs, token: string): Promise<number | undefined> {
    const at = utcInstant(now());
    const used = await db
      .updateTable(table)
      .set({ used: at })
      .where('token_hash', '=', hashOf(token))
      .where('used', 'is', null)
      .where('expires', '>', at)
      .returning('user_id')
      .executeTakeFirst();
    return used?.user_id;
  },

  /** Those of a person end, used or not. */
  async end({ db }: Pick<Deps, 'db'>, user_id: number): Promise<void> {
    await db.deleteFrom(table).where('user_id', '=', user_id).execute();
  },
});
