import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import { hashPassword } from '#server/access/passwords/password-hash.ts';
import { borrowDatabase } from '#server/db/borrow-database.ts';

/** Where the product under the stories keeps its data. */
export const DATA_DIR_OF_STORIES = 'COUNTINGHOUSE_STORIES_DATA_DIR';

export type Person = Readonly<{ email: string; password: string }>;

const password = 'the password of everybody in the stories';
/** Made once for each worker: a hash takes long on purpose. */
let passwordHash: Promise<string> | undefined;

/** Somebody new, so that stories that run side by side never meet in one account. */
export async function addPerson(role = 'owner'): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  passwordHash ??= hashPassword(password);
  const password_hash = await passwordHash;
  await withDatabase((client) =>
    client.query(
      `insert into users (login, email, first_name, display_name, password_hash, role, created)
       values ($1, $1, 'Robin', 'Robin', $2, $3, now())`,
      [email, password_hash, role],
    ),
  );
  return { email, password };
}

/** Ends every session of a person, as an administrator or the clock would. */
export async function endSessions({ email }: Person): Promise<void> {
  await withDatabase((client) =>
    client.query(
      'update sessions set revoked = now() where user_id = (select id from users where email = $1)',
      [email],
    ),
  );
}

export async function withDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const dataDir = process.env[DATA_DIR_OF_STORIES];
  assert(dataDir, 'the product was started by start-product.ts');
  const { client, giveBack } = await borrowDatabase({ dataDir, databaseUrl: undefined });
  try {
    await work(client);
  } finally {
    await giveBack();
  }
}
