import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseFailureOf } from '#domain/running/database-failure.ts';
import { PATIENT } from '#tests/patience.ts';
import { type ServedDatabase, startServedDatabase } from '#tests/served-database.ts';
import { openPool } from './database.ts';
import { openLines, over } from './lines.ts';
import { type DatabaseWatch, watchDatabase } from './watch-database.ts';

let served: ServedDatabase;
let watch: DatabaseWatch;
let pool: pg.Pool;
let told: string[];
beforeAll(async () => {
  served = await startServedDatabase();
});
afterAll(() => served.remove());
beforeEach(() => {
  told = [];
  const tell = (_: object, sentence: string) => void told.push(sentence);
  const lines = openLines();
  const connection = { connectionString: served.url };
  pool = openPool({ ...connection, ...over(lines) }, () => undefined);
  watch = watchDatabase({ connection, lines, log: { info: tell, warn: tell, error: tell } });
});
afterEach(async () => {
  await watch.stop();
  await pool.end();
});

const failureOf = (asked: Promise<unknown>) => asked.then(() => 'answered', databaseFailureOf);

test('one that stops is away, and one that starts again answers; each is told once', async () => {
  expect(await watch.look()).toBe('answers');
  await served.stop();
  expect([await watch.look(), await watch.look()]).toEqual(['away', 'away']);
  await served.start();
  expect([await watch.look(), await watch.look()]).toEqual(['answers', 'answers']);
  expect(told).toEqual(['the database does not answer', 'the database answers again']);
});

test('a line that was cut says nothing about the database', async () => {
  await watch.look();
  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  expect(await watch.look()).toBe('answers');
  expect(told).toEqual([]);
});

test('one that is silent is away, and nobody waits for it any longer', async () => {
  await pool.query('select 1');
  await watch.look();
  served.freeze();
  const asked = failureOf(pool.query('select 1'));
  expect(await watch.look()).toBe('away');
  expect(await asked).toBe('away');
  served.thaw();
  await expect.poll(() => watch.look(), PATIENT).toBe('answers');
  await expect.poll(() => failureOf(pool.query('select 1')), PATIENT).toBe('answered');
});

test('while it cannot be written it says so, and lines of that time are cut when it can', async () => {
  await served.forbidWriting();
  expect(await watch.look()).toBe('read_only');
  const write = () => failureOf(pool.query('create table if not exists written (id int)'));
  await expect.poll(write, PATIENT).toBe('read_only');
  await served.allowWriting();
  expect(await watch.look()).toBe('answers');
  await expect.poll(write, PATIENT).toBe('answered');
  expect(told).toEqual(['the database answers and cannot be written', 'the database answers again']);
});
