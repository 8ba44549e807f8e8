import { type RawBuilder, sql } from 'kysely';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import { commonOrRare, FOUND_MAX, SAMPLE } from '../db/common-or-rare.ts';
import { beginning, type Condition } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import { holdsWords, SHOWN_MAX } from '../db/found-words.ts';
import type { FoundAccount } from './store.ts';

/** People with an account, by their whole e-mail or by words of their name or e-mail. */
export function accountsOf(db: Database, typed: TypedSearch) {
  const start = beginning(typed.text);
  const read = async (among: RawBuilder<unknown>, which: Condition) => {
    const { rows } = await sql<FoundAccount>`
      select id, name, email from (select id, name, email from ${among} as people where ${which} limit ${FOUND_MAX}) as found
      order by (name ilike ${start} or email ilike ${start}) desc, name, id
      limit ${SHOWN_MAX}`.execute(db);
    return rows;
  };
  return {
    ofEmail: () => read(sql`customers`, sql`lower(email) = lower(${typed.text})`),
    ofWords: async () => {
      const held = holdsWords(typed, ['name', 'email']);
      if (!held) return read(sql`customers`, sql`name = ${typed.text}`);
      return commonOrRare(
        () => read(sql`(select id, name, email from customers order by id desc limit ${SAMPLE})`, held),
        () => read(sql`customers`, held),
      );
    },
  };
}
