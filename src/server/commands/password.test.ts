import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { aUser } from '#tests/factories/user.ts';
import { programWords } from '#tests/program-words.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { passwordMatches } from '../access/passwords/password-hash.ts';
import { findActor, startSession } from '../access/sessions.ts';
import { findUser, insertUser } from '../access/user-repository.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeTemporaryFolder('password');
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command as a script would, on the database of a running server. */
function run(piped: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const { host, port, user, password, database: name } = database.connection;
  const where = new URLSearchParams({ host, port: String(port) });
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?${where}`,
  };
  const words = [...programWords('commands/password'), ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
    child.stdin?.end(piped);
  });
}

const now = () => epochSeconds(Math.floor(Date.now() / 1000));
const client = { ip: '192.0.2.1', user_agent: 'Browser' };
const hasPassword = async (id: number, password: string) =>
  passwordMatches(password, (await findUser(database.db, id))?.password_hash ?? null);

test('whoever may run commands on the server sets a password, which ends every session', {
  timeout: 120_000,
}, async () => {
  expect(await run('x')).toEqual({ code: 1, said: 'There is no administrator yet. Run npm start once.\n' });
  const { db } = database;
  const { id, email } = await insertUser(db, aUser({ email: 'first@example.com' }));
  const token = await startSession({ db, now }, id, client);

  for (const [password, why] of [
    ['eleven11111', 'A password has 12 to 1024 characters. Nothing was changed.'],
    ['passwordpassword', 'This password is one of those that are guessed first. Choose another one.'],
    [email, 'A password must not be your own name or e-mail address. Choose another one.'],
  ] as const) {
    expect(await run(`${password}\n`)).toEqual({ code: 1, said: `${why}\n` });
    expect(await hasPassword(id, password)).toBe(false);
  }
  expect(await findActor({ db, now }, token)).toBeDefined();

  expect(await run('a quiet harbour\n')).toEqual({
    code: 0,
    said: 'first@example.com has the new password, and is signed out everywhere.\n',
  });
  expect(await hasPassword(id, 'a quiet harbour')).toBe(true);
  expect(await findActor({ db, now }, token)).toBeUndefined();
  expect(
    await db.selectFrom('audit_log').select(['action', 'actor_id', 'object_id']).execute(),
  ).toContainEqual({ action: 'password.change', actor_id: null, object_id: String(id) });
  const [mail] = await db.selectFrom('mail_outbox').select(['to', 'text']).execute();
  expect(mail?.to).toBe(email);
  expect(mail?.text).toContain('by a command on the server');
  expect(mail?.text).not.toContain('harbour');

  const file = path.join(folder, 'password');
  writeFileSync(file, 'another harbour');
  expect((await run('', '--email', 'First@example.com', '--file', file)).code).toBe(0);
  expect(await hasPassword(id, 'another harbour')).toBe(true);
  expect((await run('', '--user', 'x')).said).toContain('npm run password -- [--email EMAIL]');
});
