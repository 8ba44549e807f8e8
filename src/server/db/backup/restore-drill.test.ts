import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommand } from '#tests/run-command.ts';
import { migrate } from '../migrate.ts';
import { connectDatabase, type OpenedDatabase } from '../open-database.ts';
import { findNewestBackup } from './newest-backup.ts';

let folder: string;
let live: OpenedDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'drill-'));
  chmodSync(folder, 0o711); // PostgreSQL's user must be able to pass, or the data would go elsewhere.
  live = await connectDatabase({ dataDir: folder, databaseUrl: undefined });
  await migrate(live.pool);
  await live.pool.query(
    `insert into customers (name, email, created) select 'Ada', n, now() from generate_series(1, 100) n`,
  );
});
afterAll(async () => {
  await live.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => rmSync(backups(), { recursive: true, force: true }));

const backups = () => path.join(folder, 'backups');
const run = (command: string, args: string[] = [], settings = {}) =>
  runCommand(command, args, { DATA_DIR: folder, ...settings });
/** As somebody would write it in a variable. */
const urlOf = (database: string): string => {
  const { user, password, host } = live.direct;
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
};
const laterAudit = `insert into audit_log (at, actor_email, ip, action, object_kind, object_id, result)
  values (now() + interval '2 seconds', '', '', 'test.later', 'test', '1', 'succeeded')`;
const rowsOfLive = async () =>
  (await live.pool.query('select (select count(*) from customers), (select count(*) from audit_log)')).rows;

test('the newest backup comes back beside the live database, which stays as it is', {
  timeout: 120_000,
}, async () => {
  const none = await run('restore-drill');
  expect(none).toMatchObject({
    code: 1,
    said: expect.stringContaining(`There is no backup in ${backups()}.`),
  });
  expect((await run('backup')).code).toBe(0);
  await live.pool.query(laterAudit);
  const before = await rowsOfLive();
  const drilled = await run('restore-drill');
  expect(drilled.said).toMatch(
    /^\/.*\.backup\.gz\nBrought back \d+ rows of \d+ tables in \d+\.\d s: .*\nAll \d+ invariants hold \(\d+\.\d s\)\.\nThe backup is .* old\. If the live database were lost now, 1 change would be lost with it, the newest .* old\.\n$/,
  );
  expect(drilled.code).toBe(0);
  expect(await rowsOfLive()).toEqual(before);
  expect(existsSync(path.join(folder, 'drill'))).toBe(false);
});

test('a database that was named is left empty again, and one that is not empty is left alone', {
  timeout: 120_000,
}, async () => {
  expect((await run('backup')).code).toBe(0);
  await live.pool.query('create database drill');
  const before = await rowsOfLive();
  const named = await run('restore-drill', [], { DRILL_DATABASE_URL: urlOf('drill') });
  expect(named).toMatchObject({ code: 0, said: expect.stringContaining('invariants hold') });
  const again = await run('restore-drill', [], { DRILL_DATABASE_URL: urlOf('drill') });
  expect(again.code).toBe(0);
  const mistaken = await run('restore-drill', [], { DRILL_DATABASE_URL: urlOf('countinghouse') });
  expect(mistaken).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^DRILL_DATABASE_URL leads to a database that is not empty .* Name an empty one\.\n$/,
    ),
  });
  expect(await rowsOfLive()).toEqual(before);
});

test('a backup in which something does not add up is no success', { timeout: 120_000 }, async () => {
  await live.pool.query(
    `insert into payout_totals (status, currency, count, amount) values ('paid', 'chf', 1, 5)`,
  );
  expect((await run('backup')).code).toBe(0);
  await live.pool.query(`delete from payout_totals`);
  const drilled = await run('restore-drill');
  expect(drilled).toEqual({
    code: 1,
    said: expect.stringMatching(
      /brought back, and 1 of \d+ invariants are broken in it: payout totals \(1\)\.\n$/,
    ),
  });
  const [written] = readdirSync(backups());
  const elsewhere = path.join(backups(), written ?? '');
  expect((await run('restore-drill', ['--from', elsewhere])).code).toBe(1);
});

test('the newest is the one that was written last, whatever its name', { timeout: 60_000 }, async () => {
  expect(findNewestBackup(backups())).toBeUndefined();
  for (const name of ['b.backup.gz', 'a.backup.gz'])
    expect((await run('backup', ['--to', path.join(backups(), name)])).code).toBe(0);
  utimesSync(path.join(backups(), 'b.backup.gz'), 1000, 1000);
  expect(findNewestBackup(backups())?.file).toBe(path.join(backups(), 'a.backup.gz'));
});
