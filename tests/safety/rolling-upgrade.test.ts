import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Migration, readMigrations } from '#server/db/migration-files.ts';
import { type ServedDatabase, startServedDatabase } from '../served-database.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { type Person, startWhole, type WholeServer } from './whole-server.ts';

let served: ServedDatabase;
let dataDir: string;
const running: WholeServer[] = [];
beforeAll(async () => {
  served = await startServedDatabase();
  dataDir = makeTemporaryFolder('rolling');
});
afterAll(async () => {
  for (const server of running) await server.kill();
  await served.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const begin = async (): Promise<WholeServer> => {
  const server = await startWhole(dataDir, '', { DATABASE_URL: served.url });
  running.push(server);
  return server;
};
const end = async (server: WholeServer): Promise<void> => {
  running.splice(running.indexOf(server), 1); // Nobody is sent there any more.
  expect(await server.stop()).toBe(0);
};

const aMigration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const adds = aMigration('9001_adds.sql', 'alter table transactions add column of_the_next_release text');
const takes = aMigration('9002_takes.sql', '-- contract: from 999.0.0\nselect 1');

/** People who go on working, at whichever process there is, as a balancer leads them. */
function visitors(count: number, { cookie, nonce }: Person) {
  const answers: number[] = [];
  let isOver = false;
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const { address } = running[turn % running.length] ?? running[0] ?? { address: '' };
      // One that stopped taking people a moment ago is left for another, as a balancer does.
      const list = `${address}/wp-json/wc/v3/payments/transactions`;
      const reply = await fetch(list, { headers: { cookie, 'x-wp-nonce': nonce } }).catch(() => undefined);
      if (reply) answers.push(reply.status);
      await reply?.arrayBuffer().catch(() => undefined);
    }
  };
  const all = Promise.all(Array.from({ length: count }, visit));
  return async () => {
    isOver = true;
    await all;
    return answers;
  };
}

test('the schema of the next release comes under those that run, and they come and go on it', {
  timeout: 240_000,
}, async () => {
  const [first, second] = [await begin(), await begin()];
  const finish = visitors(4, await first.signIn());
  const pool = openPool({ connectionString: served.url }, () => undefined);
  const applied = await migrate(pool, { migrations: [...readMigrations(), adds], release: '998.0.0' });
  expect(applied).toEqual(['9001_adds.sql']);
  const third = await begin();
  await end(first);
  await end(second);
  const fourth = await begin();
  await end(third);
  const answers = await finish();
  expect(answers.length).toBeGreaterThan(20);
  expect(answers).toContain(200);
  // Whoever comes too often is told so, and that is all that anybody is told.
  expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  const ready = await fetch(`${fourth.address}/readyz`);
  expect(ready.status).toBe(200);

  await migrate(pool, { migrations: [...readMigrations(), adds, takes], release: '999.0.0' });
  await pool.end();
  await expect(begin()).rejects.toThrow(
    /The database is newer than this program \(release [\d.]+\): it has the migration 9002_takes\.sql, which needs release 999\.0\.0\./,
  );
});
