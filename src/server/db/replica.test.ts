import { Writable } from 'node:stream';
import { sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PATIENT } from '#tests/patience.ts';
import { type StreamingReplica, startStreamingReplica } from '#tests/streaming-replica.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { connectAside, openReplica, type Replica, readAside } from './replica.ts';

let both: StreamingReplica;
let pool: pg.Pool;
let db: Database;
let replica: Replica;
let told: string[];
beforeAll(async () => {
  both = await startStreamingReplica();
  pool = openPool(both.primary, () => undefined);
  db = openDatabase(pool);
  await pool.query('create table written (n int primary key, filling text)');
}, 120_000);
afterAll(async () => {
  await pool.end();
  await both.remove();
});
beforeEach(() => {
  told = [];
  const tell = (_: object, sentence: string) => void told.push(sentence);
  replica = openReplica({
    connection: both.replica,
    primary: pool,
    log: { info: tell, warn: tell, error: tell },
  });
});
afterEach(() => replica.stop());

type Seen = { has: boolean; on_replica: boolean };
/** Whether a row is seen, and by whom. */
const see =
  (n: number) =>
  async (from: Database): Promise<Seen | undefined> => {
    const { rows } = await sql<Seen>`
    select exists(select from written where n = ${n}) as has, pg_is_in_recovery() as on_replica`.execute(
      from,
    );
    return rows[0];
  };
const write = (n: number) => pool.query('insert into written (n) values ($1)', [n]);

test('whoever has written something reads it, every time, and most of it on the replica', async () => {
  let aside = 0;
  for (let n = 1; n <= 300; n += 1) {
    await write(n);
    const seen = await readAside({ db, replica }, see(n));
    expect(seen?.has, `the row ${n}`).toBe(true);
    if (seen?.on_replica) aside += 1;
  }
  expect(aside).toBeGreaterThan(150);
}, 120_000);

test('one that is behind is not asked, and asked again when it has caught up', async () => {
  await both.pauseReplay();
  await write(1001);
  expect(await readAside({ db, replica }, see(1001))).toEqual({ has: true, on_replica: false });
  await both.resumeReplay();
  await expect
    .poll(() => readAside({ db, replica }, see(1001)), PATIENT)
    .toEqual({ has: true, on_replica: true });
});

test('what the primary takes away under a long read is read again there', async () => {
  await pool.query('create table doomed as select n from generate_series(1, 1000) n');
  await expect.poll(() => replica.isCaughtUp(), PATIENT).toBe(true);
  let tries = 0;
  const answer = await readAside({ db, replica }, async (from) => {
    tries += 1;
    return from.transaction().execute(async (trx) => {
      const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from doomed`.execute(trx);
      if (tries === 1) {
        await pool.query('drop table doomed');
        await pool.query('create table doomed as select n from generate_series(1, 7) n');
        // It gives way as soon as it replays that, whether in this question or a later one.
        for (;;) await sql`select count(*) from written`.execute(trx);
      }
      return rows[0]?.rows;
    });
  });
  expect([answer, tries]).toEqual([7, 2]);
  expect(told).toEqual(['the replica failed, and the primary is asked for a while']);
  expect(await replica.isCaughtUp()).toBe(false);
}, 60_000);

test('a file that is cut by a conflict ends with a failure, and never short', async () => {
  await pool.query('drop table if exists long');
  const filling = await pool.connect();
  const rows = filling.query(copyFrom('copy written (n, filling) from stdin'));
  for (let n = 10_000; n < 60_000; n += 1) rows.write(`${n}\t${'x'.repeat(200)}\n`);
  rows.end();
  await new Promise((resolve, reject) => rows.on('finish', resolve).on('error', reject));
  filling.release();
  await expect.poll(() => replica.isCaughtUp(), PATIENT).toBe(true);
  const { client, onFailure } = await connectAside({ pool, replica });
  await client.query('begin isolation level repeatable read, read only');
  const file = client.query(copyTo('copy written to stdout'));
  let bytes = 0;
  const slow = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _, done) {
      const isFirst = bytes === 0;
      bytes += chunk.length;
      if (!isFirst) return void done();
      pool.query('alter table written add column more int').then(() => done(), done);
    },
  });
  const failure = await new Promise<unknown>((resolve) => {
    file
      .on('error', resolve)
      .pipe(slow)
      .on('finish', () => resolve('whole'));
  });
  client.release(true);
  expect(failure).toMatchObject({ code: expect.stringMatching(/^(40001|57014|57P01)$/) });
  onFailure(failure);
  const again = await connectAside({ pool, replica });
  const { rows: where } = await again.client.query('select pg_is_in_recovery() as aside');
  again.client.release();
  expect(where).toEqual([{ aside: false }]);
}, 60_000);

test('it says how far it is behind', async () => {
  await expect.poll(() => replica.lagSeconds(), PATIENT).toBe(0);
  await both.pauseReplay();
  await write(2001);
  await expect.poll(() => replica.lagSeconds(), PATIENT).toBeGreaterThan(0);
  await both.resumeReplay();
});

test('one that is gone is missed by nobody', async () => {
  await both.stopReplica();
  await write(3001);
  expect(await readAside({ db, replica }, see(3001))).toEqual({ has: true, on_replica: false });
  const { client } = await connectAside({ pool, replica });
  client.release();
  expect(told).toEqual(['the replica failed, and the primary is asked for a while']);
});
