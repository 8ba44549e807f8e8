import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allocateOldest } from '#domain/payouts/allocate-funds.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { aTransaction, saveTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.db.deleteFrom('transactions').execute();
  await server.db.deleteFrom('payouts').execute();
});
afterAll(() => server.close());

const at = (second: number) => utcInstant(epochSeconds(1_700_000_000 + second));
const proofOf = async (id: string) => (await server.get(`/deposits/${id}/proof`)).body;

test('a payout adds up out of its movements, and a planted cent is shown as such', async () => {
  await savePayout(server.db, { id: 'po_1', amount: 1912 + 970 });
  await saveTransaction(server.db, { deposit_id: 'po_1' });
  await saveTransaction(server.db, { deposit_id: 'po_1', type: 'payment', amount: 1000, fees: 30 });
  expect(await proofOf('po_1')).toMatchObject({
    source: 'provider',
    lines: [
      { kind: 'payments', count: 2, amount: 3000, types: ['charge', 'payment'] },
      { kind: 'payment_fees', count: 2, amount: -118, types: ['charge', 'payment'] },
    ],
    count: 2,
    total: 2882,
    sent: 2882,
    unexplained: 0,
    carried_from: null,
  });
  await server.db.updateTable('payouts').set({ amount: 2883 }).execute();
  expect(await proofOf('po_1')).toMatchObject({ total: 2882, sent: 2883, unexplained: 1 });
});

test('what an earlier payout brought back is carried over, by name', async () => {
  await savePayout(server.db, {
    id: 'po_failed',
    status: 'failed',
    failure_code: 'no_account',
    created: at(0),
  });
  await savePayout(server.db, { id: 'po_next', created: at(200_000), amount: 1912 + 970 });
  await saveTransaction(server.db, { deposit_id: 'po_next', available_on: calendarDate('2023-11-14') });
  await saveTransaction(server.db, {
    deposit_id: 'po_next',
    amount: 1000,
    fees: 30,
    available_on: calendarDate('2023-11-15'),
  });
  const proof = await proofOf('po_next');
  expect(proof).toMatchObject({
    unexplained: 0,
    carried_from: { id: 'po_failed', created: at(0) },
    lines: [
      { kind: 'payments', count: 1, amount: 1000 },
      { kind: 'payment_fees', count: 1, amount: -30 },
      { kind: 'carried_over', count: 1, amount: 1912 },
    ],
  });
  const rows = async (query: string) =>
    (await server.get(`/transactions/summary?deposit_id=po_next&${query}`)).body.count;
  expect(await rows('carried_from=po_failed')).toBe(1);
  expect(await rows('carried_from_not=po_failed&type_is_in=charge')).toBe(1);
  expect(await proofOf('po_failed')).toMatchObject({ carried_into: { id: 'po_next' }, lines: [] });
  expect(proof.carried_into).toBeNull();
  // Of another currency, or with a payout that arrived in between, nothing is carried.
  await savePayout(server.db, { id: 'po_between', created: at(100_000), amount: 1 });
  expect((await proofOf('po_next')).carried_from).toBeNull();
});

test('what came back twice left with the first that did not', async () => {
  for (const [place, status] of (['failed', 'canceled', 'paid', 'paid'] as const).entries())
    await savePayout(server.db, {
      ...{ id: `po_${place}`, status, created: at(place * 1000) },
      returned: place < 2 ? at(place * 1000 + 500) : null,
    });
  await savePayout(server.db, {
    ...{ id: 'po_eur', currency: 'eur', status: 'failed', created: at(0), returned: at(500) },
  });
  expect((await proofOf('po_0')).carried_into.id).toBe('po_2');
  expect((await proofOf('po_1')).carried_into.id).toBe('po_2');
  expect((await proofOf('po_eur')).carried_into).toBeNull();
});

test('what failed after the next was made left with the first that was made since, and not with that next', async () => {
  await savePayout(server.db, { id: 'po_1', status: 'failed', created: at(0), returned: at(2000) });
  await savePayout(server.db, { id: 'po_2', created: at(1000), amount: 1912 });
  await saveTransaction(server.db, { deposit_id: 'po_2', available_on: calendarDate('2023-11-14') });
  expect((await proofOf('po_1')).carried_into).toBeNull();
  expect(await proofOf('po_2')).toMatchObject({
    ...{ carried_from: null, unexplained: 0 },
    lines: [{ kind: 'payments' }, { kind: 'payment_fees' }],
  });
  await savePayout(server.db, { id: 'po_3', created: at(2000) });
  expect((await proofOf('po_1')).carried_into.id).toBe('po_3');
});

test('it is checked at the hour of the provider, whose clock may be ahead', async () => {
  await savePayout(server.db, { id: 'po_1' });
  const later = epochSeconds((await server.simulator.provider.now()) + 40 * 86_400);
  await server.simulator.controls.setClock(later);
  expect((await proofOf('po_1')).checked).toBe(utcInstant(later));
});

test('an instant payout of which the provider says nothing takes the oldest funds, called our allocation', async () => {
  await saveTransaction(server.db, { date: at(1), amount: 5000, fees: 100 });
  await saveTransaction(server.db, { date: at(2), type: 'refund', amount: -900, fees: 0 });
  await saveTransaction(server.db, { date: at(3), amount: 8000, fees: 200 });
  await saveTransaction(server.db, { date: at(900), amount: 9999, fees: 0 });
  const instant = { automatic: false, fee_percentage: '1.5' };
  await savePayout(server.db, { id: 'po_i', created: at(100), amount: 6895, fee: 105, ...instant });
  await savePayout(server.db, { id: 'po_j', created: at(200), amount: 4728, fee: 72, ...instant });
  expect(await proofOf('po_i')).toMatchObject({
    source: 'allocation',
    unexplained: 0,
    lines: [
      { kind: 'payments', count: 1, amount: 5000 },
      { kind: 'payment_fees', count: 1, amount: -100 },
      { kind: 'refunds', count: 1, amount: -900 },
      { kind: 'shared', count: 1, amount: 3000 },
      { kind: 'payout_fee', count: 1, amount: -105 },
    ],
  });
  expect(await proofOf('po_j')).toMatchObject({
    source: 'allocation',
    unexplained: 0,
    lines: [
      { kind: 'shared', count: 1, amount: 4800 },
      { kind: 'payout_fee', count: 1, amount: -72 },
    ],
  });
  // Money that came in after a payout was made cannot have left with it.
  await savePayout(server.db, { id: 'po_k', created: at(300), amount: 500, ...instant });
  expect(await proofOf('po_k')).toMatchObject({ source: 'allocation', unexplained: 500 });
});

test('the database allocates as the rule does', async () => {
  const nets = fc.array(fc.integer({ min: -300, max: 1000 }), { minLength: 1, maxLength: 12 });
  const payouts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(nets, payouts, async (given, wants) => {
      await server.db.deleteFrom('transactions').execute();
      await server.db.deleteFrom('payouts').execute();
      const rows = given.map((net, place) =>
        aTransaction({ transaction_id: `txn_${place}`, date: at(place), amount: net, fees: 0 }),
      );
      await saveTransactions(server.db, rows);
      for (const [place, amount] of wants.entries())
        await savePayout(server.db, {
          id: `po_${place}`,
          created: at(1000 + place),
          amount,
          automatic: false,
        });
      const free = rows.map(({ transaction_id, net }) => ({ id: transaction_id, net }));
      let before = 0;
      for (const [place, wanted] of wants.entries()) {
        const expected = allocateOldest(free, before, wanted).reduce((sum, { part }) => sum + part, 0);
        expect((await proofOf(`po_${place}`)).total).toBe(expected);
        before += wanted;
      }
    }),
    { seed: 20_261_115, numRuns: 60 },
  );
}, 60_000);
