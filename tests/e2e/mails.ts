import { expect } from './expect.ts';
import { type Person, withDatabase } from './people.ts';

/** The number of a person, for the address of their page. */
export async function idOf({ email }: Person): Promise<number> {
  let id = 0;
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
    id = Number(rows[0]?.id);
  });
  return id;
}

/** The newest mail to a person with these words in its subject, as soon as it was written. */
export async function mailTo({ email }: Person, subject: string): Promise<{ id: number; text: string }> {
  let found: { id: string; text: string } | undefined;
  await expect
    .poll(async () => {
      await withDatabase(async (client) => {
        const { rows } = await client.query<{ id: string; text: string }>(
          `select id, text from mail_outbox where "to" = $1 and strpos(subject, $2) > 0 order by id desc limit 1`,
          [email, subject],
        );
        [found] = rows;
      });
      return found !== undefined;
    })
    .toBe(true);
  return { id: Number(found?.id), text: found?.text ?? '' };
}

/** As if the person had proved so long ago who they are. */
export const proveLongAgo = ({ email }: Person): Promise<void> =>
  withDatabase((client) =>
    client.query(
      `update sessions set proved = now() - interval '16 minutes'
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );
