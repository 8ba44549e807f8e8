import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBothSides } from '#tests/both-sides.ts';
import { WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { readConfig } from '../config.ts';
import { compareSides } from './compare-sides.ts';

let database: TestDatabase;
let sides: Awaited<ReturnType<typeof openBothSides>>;
beforeAll(async () => {
  database = await createTestDatabase();
  sides = await openBothSides(database, WORLD_NOW);
  await sides.loadSmall();
});
afterAll(async () => {
  await sides.close();
  await database.drop();
});

const compare = () => compareSides(readConfig({}), database.connection);

test('a loaded world has not drifted; what is changed or made up here is told and left alone', async () => {
  const { compared, drift } = await compare();
  expect(drift).toEqual([]);
  expect(compared).toBeGreaterThan(1000);

  const changed = await database.pool.query(`update payment_intents set amount = amount + 1`);
  await database.pool.query(`insert into documents (provider, document_id, type, date)
    values ('simulator', 'vat_made_up', 'vat_invoice', now())`);
  const sides = await compare();
  expect(sides).toMatchObject({ compared, repaired: 0 });
  expect(sides.drift.filter(({ kind }) => kind !== 'payment_intent')).toEqual([
    { kind: 'document', id: 'vat_made_up', what: 'unexplained' },
  ]);
  expect(sides.drift.filter(({ what }) => what === 'different')).toHaveLength(changed.rowCount ?? 0);
  expect((await compare()).drift).toEqual(sides.drift);
});
