import { spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseError } from '#server/db/database-errors.ts';
import { type Connection, startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** Each kind of damage once in the quick run, ten times, each deeper, in the full one. */
const ROUNDS = process.env.SAFETY_FULL ? 10 : 1;
const ROWS = 2000;

let killed: string;
const folders: string[] = [];
const newFolder = (): string => {
  const folder = makeTemporaryFolder('torn');
  folders.push(folder);
  return folder;
};

/** A database that was killed while it wrote: what it acknowledged last stands in its log alone. */
beforeAll(async () => {
  killed = newFolder();
  const postgres = await startPostgres({ dataDir: killed });
  await withClient(postgres.connection, async (client) => {
    await client.query(
      'create table history (id int primary key, amount int not null, balance bigint not null)',
    );
    await client.query('checkpoint');
    for (let id = 1; id <= ROWS; id += 1)
      await client.query('insert into history values ($1::int, 7, 7 * $1::int)', [id]);
  });
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.exited;
  await postgres.stop();
}, 120_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 120_000);

async function withClient<Done>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Done>,
): Promise<Done> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The newest segment that was written to, and where its last byte is. */
function endOfLog(cluster: string): Readonly<{ file: string; end: number }> {
  const folder = path.join(cluster, 'pg_wal');
  const names = readdirSync(folder)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted()
    .toReversed();
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    let end = bytes.length;
    while (end > 0 && bytes[end - 1] === 0) end -= 1;
    if (end > 0) return { file: path.join(folder, name), end };
  }
  throw new Error('Nothing was ever written.');
}

const zero = (file: string, from: number, to: number): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(to - from), 0, to - from, from);
};
const DAMAGE: Readonly<Record<string, (cluster: string, round: number) => void>> = {
  'torn off': (cluster, round) => {
    const { file, end } = endOfLog(cluster);
    truncateSync(file, Math.max(0, end - 777 * (round + 1)));
  },
  'zeroed at its end': (cluster, round) => {
    const { file, end } = endOfLog(cluster);
    zero(file, Math.max(0, end - 1024 * (1 + 6 * round)), end);
  },
  'spoiled in its last kilobytes': (cluster, round) => {
    const { file, end } = endOfLog(cluster);
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.from([0xde, 0xad]), 0, 2, Math.max(0, end - 3000 * (round + 1)));
  },
};

test.each(Object.entries(DAMAGE))(
  'D2: a log %s opens with what came before it, or says how to go back',
  async (_, damage) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const dataDir = newFolder();
      // Keeps the owner: PostgreSQL's files belong to the user it runs as.
      expect(spawnSync('cp', ['-a', `${killed}/.`, dataDir]).status).toBe(0);
      damage(path.join(dataDir, 'cluster'), round);
      const postgres = await startPostgres({ dataDir }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(DatabaseError);
        expect(String(error)).toContain('npm run restore');
      });
      if (!postgres) continue;
      const [found] = await withClient(postgres.connection, async (client) => {
        const sums = 'select count(*)::int as rows, max(id) as last, sum(amount)::int as sum from history';
        return (await client.query<{ rows: number; last: number; sum: number }>(sums)).rows;
      });
      await postgres.stop();
      // A prefix: nothing is missing in between, and the sum is that of its rows.
      expect(found).toEqual({ rows: found?.last, last: found?.last, sum: 7 * (found?.last ?? 0) });
      expect(found?.rows).toBeGreaterThan(0);
      expect(found?.rows).toBeLessThan(ROWS); // Otherwise nothing was damaged.
    }
  },
  300_000,
);
