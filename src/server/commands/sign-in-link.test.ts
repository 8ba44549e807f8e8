import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { aUser } from '#tests/factories/user.ts';
import { programWords } from '#tests/program-words.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { signInByLink } from '../access/one-time-link.ts';
import { insertUser } from '../access/user-repository.ts';
import { readConfig } from '../config.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs the command as a person would, on the database of a running server. */
function run(...args: string[]): Promise<{ code: number; said: string }> {
  const { host, port, user, password, database: name } = database.connection;
  const where = new URLSearchParams({ host, port: String(port) });
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?${where}`,
    PUBLIC_URL: 'https://store.example',
  };
  const words = [...programWords('commands/sign-in-link'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

test('whoever may run commands on the server makes a link that signs in once', {
  timeout: 120_000,
}, async () => {
  expect(await run()).toEqual({
    code: 1,
    said: 'There is no administrator yet. Run npm start once.\n',
  });
  const first = await insertUser(database.db, aUser({ email: 'first@example.com' }));
  const second = await insertUser(database.db, aUser({ email: 'second@example.com' }));
  const now = () => epochSeconds(Math.floor(Date.now() / 1000));
  const deps = { db: database.db, now, config: readConfig({}) };
  const visitor = { ip: '192.0.2.1', user_agent: 'Browser' };

  for (const [words, { id, email }] of [
    [[], first],
    [['--email', 'Second@example.com'], second],
  ] as const) {
    const { code, said } = await run(...words);
    expect(code).toBe(0);
    const [, named, token = ''] =
      /^This link signs (\S+) in, once, within a day:\nhttps:\/\/store\.example\/wp-login\.php\?action=one-time&token=([\w-]{43})\n$/.exec(
        said,
      ) ?? [];
    expect(named).toBe(email);
    expect(await signInByLink(deps, token, visitor)).toMatchObject({ user_id: id });
    expect(await signInByLink(deps, token, visitor)).toBeUndefined();
    const lines = await database.db.selectFrom('audit_log').select(['action', 'object_id']).execute();
    expect(lines).toContainEqual({ action: 'sign_in_link.create', object_id: String(id) });
  }
  expect(await run('--email', 'nobody@example.com')).toEqual({
    code: 1,
    said: 'There is no user nobody@example.com.\n',
  });
  expect((await run('--user', 'x')).said).toContain('npm run sign-in-link -- [--email EMAIL]');
});
