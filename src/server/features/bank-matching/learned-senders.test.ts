import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { epochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import { addColleague } from '#tests/colleagues.ts';
import { forgetStatements, saveStatement } from '#tests/factories/bank-statement.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { matchBankLines } from './match-bank-lines.ts';

/** Monday, 16 March 2026, 08:40 UTC. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: epochSeconds(1_773_650_400) });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStatements(server.db);
  await server.db.deleteFrom('payouts').execute();
});

/** Three payouts, two of whose lines are confirmed: the third line is from the same sender. */
async function confirmTwo(): Promise<void> {
  const amounts = [5000, 7000, 9000];
  for (const amount of amounts)
    await savePayout(server.db, {
      ...{ id: `po_${amount}`, amount, bankAccount: null },
      ...{ date: '2026-03-04 00:00:00' as UtcInstant, created: '2026-03-02 00:00:00' as UtcInstant },
    });
  const lines = amounts.map((amount) => ({
    ...{ amount, booked_on: '2026-03-04', text: 'Credit', counterparty_name: 'Payments Bureau' },
  }));
  await saveStatement(server.db, { lines });
  await matchBankLines.perform(server.deps, {});
  const { data } = (await server.get('/bank/matches')).body;
  const matches = data
    .filter((match: { lines: { amount: number }[] }) => match.lines[0]?.amount !== 9000)
    .map(({ key }: { key: string }) => key);
  expect((await server.post('/bank/matches/confirm', { matches })).status).toBe(200);
}
const list = async (as = server.asAdministrator) => (await server.get('/bank/senders', as)).body.data;
const counts = async () => (await server.get('/bank/matches')).body.counts;

test('a sender is learned from two confirmations, forgotten, and taken up again; the lines follow', async () => {
  expect(await list()).toEqual([]);
  await confirmTwo();
  const [sender, ...others] = await list();
  expect(others).toEqual([]);
  expect(sender).toMatchObject({
    ...{ name: 'Payments Bureau', ending: null, account_name: 'Main account' },
    ...{ confirmations: 2, is_forgotten: false },
  });
  expect(await counts()).toMatchObject({ matched: 3, suggested: 0 });

  const forgotten = await server.post(`/bank/senders/${sender.id}/forget`);
  expect(forgotten.body.counts).toMatchObject({ matched: 2, suggested: 1 });
  expect(await list()).toMatchObject([{ id: sender.id, is_forgotten: true }]);
  expect((await server.post(`/bank/senders/${sender.id}/forget`)).status).toBe(200);

  const back = await server.post(`/bank/senders/${sender.id}/restore`);
  expect(back.body.counts).toMatchObject({ matched: 3, suggested: 0 });
  const lines = await server.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('object_kind', '=', 'bank_sender')
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    ...['bank_sender.forget', 'bank_sender.forget', 'bank_sender.restore'],
  ]);
  expect(lines[0]?.after).toEqual({ name: 'Payments Bureau', ending: null });
});

test('one that nobody knows is said to be none, and who only looks changes nothing', async () => {
  for (const verb of ['forget', 'restore'])
    expect(await server.post(`/bank/senders/${'0'.repeat(32)}/${verb}`)).toMatchObject({
      status: 404,
      body: { code: 'bank_sender_missing' },
    });
  await confirmTwo();
  const [{ id }] = await list();
  const viewer = await addColleague(server, 'viewer', 'viewer');
  expect(await list(viewer.as)).toMatchObject([{ id, name: null }]);
  expect((await server.post(`/bank/senders/${id}/forget`, {}, viewer.as)).status).toBe(403);
});
