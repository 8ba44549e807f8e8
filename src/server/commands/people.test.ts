import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aUser } from '#tests/factories/user.ts';
import { programWords } from '#tests/program-words.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { findFactors, saveCodeFactor } from '../access/factors/factor-repository.ts';
import { insertUser } from '../access/user-repository.ts';

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
  };
  const words = [...programWords('commands/people'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

test('whoever may run commands on the server resets what somebody lost, who is told', {
  timeout: 120_000,
}, async () => {
  const { db } = database;
  const { id, email } = await insertUser(db, aUser({ email: 'owner@example.com' }));
  const created = utcInstant(epochSeconds(1_700_000_000));
  await saveCodeFactor(db, { user_id: id, sealed_secret: Buffer.alloc(52), created, last_step: 0 });

  expect(await run('reset-factor')).toEqual({ code: 1, said: 'npm run people -- reset-factor EMAIL\n' });
  expect(await run('reset-factor', 'nobody@example.com')).toEqual({
    code: 1,
    said: 'There is no user nobody@example.com.\n',
  });
  expect((await findFactors(db, id)).hasCode).toBe(true);

  expect(await run('reset-factor', 'Owner@example.com')).toEqual({
    code: 0,
    said: `${email} has no second factor any more, signs in with the password alone, and is told by mail.\n`,
  });
  expect(await findFactors(db, id)).toEqual({ hasCode: false, passkeys: 0, recoveryCodes: 0 });
  const [mail] = await db.selectFrom('mail_outbox').select(['to', 'text']).execute();
  expect(mail).toMatchObject({ to: email, text: expect.stringContaining('by a command on the server') });
  expect(
    await db.selectFrom('audit_log').select(['action', 'actor_id', 'object_id']).execute(),
  ).toContainEqual({
    action: 'factor.reset',
    actor_id: null,
    object_id: String(id),
  });
  expect((await run('reset-factor', email)).said).toBe(
    `${email} has no second factor. Nothing was changed.\n`,
  );
});
