import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#tests/run-command.ts';
import { migrate } from '../migrate.ts';
import { connectDatabase } from '../open-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  chmodSync(folder, 0o711); // PostgreSQL's user must be able to pass, or the data would go elsewhere.
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, dataDir: string, args: string[], settings = {}) =>
  runCommand(command, args, { DATA_DIR: dataDir, ...settings });

const customers = 'select * from customers order by id';

test('a backup is made while the server runs, and comes back into an empty folder', {
  timeout: 120_000,
}, async () => {
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  const file = path.join(folder, 'backup.gz');
  const running = await connectDatabase({ dataDir: here, databaseUrl: undefined });
  let rows: unknown;
  try {
    await migrate(running.pool);
    await running.pool.query(
      `insert into customers (name, email, created) select 'Ada', n, now() from generate_series(1, 100) n`,
    );
    rows = (await running.pool.query(customers)).rows;
    const made = await run('backup', here, ['--to', file]);
    expect(made.said).toMatch(/^Backed up \d+ rows of \d+ tables to .*backup\.gz \(0\.\d MB\)\.\n/);
    expect(made.said).toContain(`sealed with the key in ${here}/backup.key. Keep a copy of it, apart`);
    expect(made.code).toBe(0);
    expect(await run('restore', here, ['--from', file, '--replace'])).toEqual({
      code: 1,
      said: `The database in ${here}/postgres is already in use by process ${process.pid}. Stop it first, or choose another DATA_DIR.\n`,
    });
  } finally {
    await running.stop();
  }

  const keyless = await run('restore', there, ['--from', file]);
  expect(keyless).toMatchObject({ code: 1, said: expect.stringContaining('there is no key for it here') });
  const withKey = { BACKUP_KEY_FILE: path.join(here, 'backup.key') };
  const restored = await run('restore', there, ['--from', file], withKey);
  expect(restored.said).toMatch(
    /^Restored \d+ rows of \d+ tables, as they were on .* UTC\.\nEverybody is signed out\. API keys that were revoked now: 0\.\n/,
  );
  const forced = await run('restore', there, ['--from', file, '--force-unsealed', 'backup.gz', '--replace']);
  expect(forced).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored/) });
  const refused = await run('restore', there, ['--from', file], withKey);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('The database is not empty') });
  const stopped = await run('backup', there, []);
  expect(stopped.code).toBe(0);
  expect(readdirSync(path.join(there, 'backups'))).toHaveLength(1);
  const opened = await connectDatabase({ dataDir: there, databaseUrl: undefined });
  try {
    expect((await opened.pool.query(customers)).rows).toEqual(rows);
    expect(await migrate(opened.pool)).toEqual([]);
  } finally {
    await opened.stop();
  }
});

test('what cannot be done is told in one sentence, and nothing is made', { timeout: 120_000 }, async () => {
  const nowhere = path.join(folder, 'nowhere');
  mkdirSync(nowhere);
  const broken = path.join(folder, 'broken.gz');
  writeFileSync(broken, 'x'.repeat(500));
  const answers = await Promise.all([
    run('backup', nowhere, []),
    run('backup', nowhere, ['--nonsense']),
    run('restore', nowhere, []),
    run('restore', nowhere, ['--from', broken]),
    run('restore', nowhere, ['--from', broken, '--force-unsealed', 'broken.gz']),
    run('backup', nowhere, [], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' }),
  ]);
  expect(answers.map((answer) => answer.code)).toEqual([1, 1, 1, 1, 1, 1]);
  const [none, nonsense, unsaid, unsealed, damaged, unreachable] = answers.map((answer) => answer.said);
  expect(none).toBe(`There is no database in ${nowhere} yet.\n`);
  expect(nonsense).toContain("Unknown option '--nonsense'");
  expect(unsaid).toBe('Say which backup: npm run restore -- --from FILE\n');
  expect(unsealed).toContain('add --force-unsealed broken.gz');
  expect(damaged).toContain('it cannot be unpacked');
  expect(unreachable).toBe(
    'DATABASE_URL cannot be reached (127.0.0.1:1/shop): connect ECONNREFUSED 127.0.0.1:1.\n',
  );
  expect(existsSync(path.join(nowhere, 'postgres/cluster'))).toBe(false);
});
