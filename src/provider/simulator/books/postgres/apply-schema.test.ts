import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BEGINNING } from '#tests/simulator/postgres-bench.ts';
import { removeBooks } from '#tests/simulator/remove-books.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { applySchema } from './apply-schema.ts';
import { openPostgresStore } from './postgres-store.ts';
import { readSchemaSteps, type SchemaStep } from './schema-files.ts';

const STEPS = readSchemaSteps();
const NEXT: SchemaStep = {
  name: '9999_later.sql',
  checksum: 'later',
  sql: 'create table simulator.later ()',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => removeBooks(database.connection));

async function apply(steps: readonly SchemaStep[]): Promise<readonly string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const taken = await applySchema(client, steps);
    await client.query('commit');
    return taken;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

test('each step is taken once, in order', async () => {
  expect(await apply(STEPS)).toEqual(STEPS.map(({ name }) => name));
  expect(await apply(STEPS)).toEqual([]);
  expect(await apply([...STEPS, NEXT])).toEqual([NEXT.name]);
});

test('books made by a newer program, or by other steps, are refused', async () => {
  await apply([...STEPS, NEXT]);
  await expect(apply(STEPS)).rejects.toThrow('newer than this program');
  const edited = STEPS.map((step) => ({ ...step, checksum: 'edited' }));
  await expect(apply([...edited, NEXT])).rejects.toThrow('was changed after it was applied');
});

test('a step that fails leaves nothing behind', async () => {
  const broken: SchemaStep = {
    name: '9999_broken.sql',
    checksum: 'broken',
    sql: 'create table simulator.objects ()',
  };
  await expect(apply([...STEPS, broken])).rejects.toThrow('already exists');
  expect(await apply(STEPS)).toEqual(STEPS.map(({ name }) => name));
});

test('providers opened at the same moment share one beginning', async () => {
  const stores = await Promise.all(
    ['a', 'b', 'c', 'd'].map((seed) => openPostgresStore(database.connection, { ...BEGINNING, seed })),
  );
  expect(new Set(stores.map(({ seed }) => seed())).size).toBe(1);
  for (const store of stores) await store.close();
});

test('books that are there can be opened where nothing can be written', async () => {
  const first = await openPostgresStore(database.connection, BEGINNING);
  await first.close();
  const readOnly = { ...database.connection, options: '-c default_transaction_read_only=on' };
  const copy = await openPostgresStore(readOnly, { ...BEGINNING, seed: 'of nobody' });
  expect(copy.seed()).toBe(BEGINNING.seed);
  expect(await copy.ask('', ({ clock }) => clock())).toBe(BEGINNING.start);
  await copy.close();
});

test("nothing of the product's is touched or named", async () => {
  const tables = () =>
    database.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    );
  const before = await tables();
  await apply(STEPS);
  const after = await tables();
  expect(after.rows).toEqual(before.rows);
  const { rows: bound } = await database.pool.query(
    `select conname from pg_constraint join pg_class on pg_class.oid in (conrelid, confrelid)
     where contype = 'f' and relnamespace = 'simulator'::regnamespace`,
  );
  expect(bound).toEqual([]);
});
