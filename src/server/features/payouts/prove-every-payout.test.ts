import { afterAll, beforeAll, expect, test } from 'vitest';
import { worldOf } from '#demo/history/generate-world.ts';
import { loadWorld } from '#demo/load/load-world.ts';
import { WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type ProvenPayout, provePayout } from './prove-payout.ts';

const PATIENCE = 180_000;
/** As many as the pool has connections to spare. */
const AT_ONCE = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadWorld(database.pool, worldOf({ scenario: 'busy', seed: 'proofs', now: WORLD_NOW }));
}, PATIENCE);
afterAll(() => database.drop());

const provider = { now: async () => WORLD_NOW };
const prove = (id: string) => provePayout({ db: database.db, provider, now: () => WORLD_NOW }, id);

async function proveAll(ids: readonly string[]): Promise<readonly ProvenPayout[]> {
  const proofs: ProvenPayout[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    proofs.push(...(await Promise.all(ids.slice(from, from + AT_ONCE).map(prove))));
  return proofs;
}

test('every payout of the busy store is explained to the cent', { timeout: PATIENCE }, async () => {
  const payouts = await database.db.selectFrom('payouts').select(['id', 'currency', 'status']).execute();
  const proofs = await proveAll(payouts.map(({ id }) => id));

  expect(proofs.filter(({ unexplained }) => unexplained !== 0)).toEqual([]);
  for (const { payout_id, lines, total, sent } of proofs) {
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    expect([payout_id, sum, total]).toEqual([payout_id, sent, sent]);
  }
  // A claim about nothing would hold too.
  expect(proofs.length).toBeGreaterThan(1000);
  const of = (list: readonly string[]) => [...new Set(list)].sort();
  expect(of(proofs.map(({ currency }) => currency))).toEqual(['eur', 'gbp', 'jpy', 'kwd', 'usd']);
  expect(of(proofs.map(({ source }) => source))).toEqual(['provider', 'returned']);
  expect(of(proofs.flatMap(({ lines }) => lines.map(({ kind }) => kind)))).toEqual(
    expect.arrayContaining([
      'carried_over',
      'disputes',
      'loan_repayment',
      'payout_fee',
      'reader_fees',
      'refunds',
    ]),
  );
});

test('one cent that was planted is the one that is shown', { timeout: PATIENCE }, async () => {
  const { id } = await database.db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'paid')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const before = await prove(id);
  await database.db
    .updateTable('payouts')
    .set(({ eb }) => ({ amount: eb('amount', '-', 1) }))
    .where('id', '=', id)
    .execute();
  expect(await prove(id)).toEqual({ ...before, sent: before.sent - 1, unexplained: -1 });
});
