import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { saveDispute } from '#tests/factories/dispute.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { writeNote } from './write-note-repository.ts';

const NOTES = '/wp-json/wc-analytics/admin/notes';
/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: START });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.simulator.controls.setClock(await server.simulator.provider.now());
  for (const table of ['notes', 'disputes', 'payouts', 'transactions'] as const)
    await server.db.deleteFrom(table).execute();
});

type Listed = Readonly<{ id: number; name: string; title: string; content: string }>;
const list = async (): Promise<readonly Listed[]> => (await server.get(`${NOTES}?status=unactioned`)).body;
const titles = async () => (await list()).map(({ title }) => title);
const after = (seconds: number) => epochSeconds(START + seconds);
const instant = (seconds: number): UtcInstant => utcInstant(after(seconds));

test('disputes are one message, which counts those of today and grows with the next', async () => {
  for (const [id, hours] of [
    ['dp_1', 3],
    ['dp_2', 30],
    ['dp_3', 100],
  ] as const)
    await saveDispute(server.db, { id, due_by: after(hours * HOUR_S) });
  expect(await titles()).toEqual(['Respond to 3 active disputes, 1 today, for a total of $60.00 USD']);

  await server.db.deleteFrom('disputes').where('id', '=', 'dp_1').execute();
  expect(await titles()).toEqual(['Respond to 2 active disputes for a total of $40.00 USD']);
  expect(await server.db.selectFrom('notes').select('id').execute()).toHaveLength(1);
});

test('pressing its button answers nothing, so it stays; answered, it is withdrawn', async () => {
  await saveDispute(server.db, { id: 'dp_1', due_by: after(3 * HOUR_S) });
  const [note] = await list();
  await server.post(`${NOTES}/${note?.id}/action/1`, {});
  expect(await titles()).toEqual(['Respond to a dispute for $20.00 USD: Last day']);
  await server.db.updateTable('disputes').set({ status: 'under_review' }).execute();
  expect(await titles()).toEqual([]);
  expect(await server.db.selectFrom('notes').select('id').execute()).toEqual([]);
});

test('evidence that nobody hands in is said from the day before its deadline, and withdrawn once it is there', async () => {
  await saveDispute(server.db, { id: 'dp_1', due_by: after(30 * HOUR_S) });
  await server.db
    .insertInto('evidence_drafts')
    .values({
      ...{ provider: 'simulator', dispute_id: 'dp_1', version: 1, saved: instant(0) },
      ...{ evidence: '{"customer_name":"Ada"}', base: '{}' },
    })
    .execute();
  expect(await titles()).toEqual(['Respond to a dispute for $20.00 USD: 1 day left']);

  await server.db
    .updateTable('disputes')
    .set({ due_by: instant(20 * HOUR_S) })
    .execute();
  const [first] = await list();
  expect(first?.title).toBe('Your evidence about $20.00 USD is not with the bank');
  expect(first?.content).toMatch(/^It is too little to be handed in for you\. .* by Mar 6, 2026, /);

  await server.db
    .updateTable('disputes')
    .set({
      data: sql<string>`data || '{"evidence":{"receipt":"file_1"}}' || '{"evidence_details":{"has_evidence":true}}'`,
    })
    .execute();
  const [changed] = await list();
  expect(changed?.title).toBe('What you changed in your evidence about $20.00 USD is not with the bank');
  expect(changed?.content).toMatch(/^What you saved for later goes there by itself\. .* by Mar 6, 2026, /);

  await server.db.deleteFrom('evidence_drafts').execute();
  expect(await titles()).toEqual(['Respond to a dispute for $20.00 USD: Last day']);
});

test('what was put away stays away until there is something new', async () => {
  await saveDispute(server.db, { id: 'dp_1', due_by: after(30 * HOUR_S) });
  const [note] = await list();
  await server.delete(`${NOTES}/delete/${note?.id}`);
  expect(await titles()).toEqual([]);
  await saveDispute(server.db, { id: 'dp_2', due_by: after(40 * HOUR_S) });
  expect(await titles()).toEqual(['Respond to 2 active disputes for a total of $40.00 USD']);
});

test('a failed payout is told until its money has left again', async () => {
  await savePayout(server.db, {
    ...{ id: 'po_1', status: 'failed', failure_code: 'account_closed', created: instant(-DAY_S) },
  });
  const [note] = await list();
  expect(note).toMatchObject({
    title: expect.stringMatching(/^The payout of \$50\.00 USD of .* failed$/),
    content: 'The bank account has been closed. The money is back in your balance.',
  });
  await savePayout(server.db, {
    id: 'po_2',
    status: 'in_transit',
    created: instant(0),
    date: instant(DAY_S),
  });
  expect(await titles()).toEqual([]);
});

test('a withdrawal that failed brought no money back', async () => {
  await savePayout(server.db, {
    ...{ id: 'po_1', type: 'withdrawal', amount: -5000, status: 'failed', failure_code: 'account_closed' },
    created: instant(-DAY_S),
  });
  const [note] = await list();
  expect(note).toMatchObject({
    title: expect.stringMatching(/^The withdrawal of \$50\.00 USD of .* failed$/),
    content: 'The bank account has been closed. The amount is missing from your balance again.',
  });
});

test('a payout that fails after later ones were made is told: these did not take its money', async () => {
  const failed = { status: 'failed', failure_code: 'account_closed', created: instant(-3 * DAY_S) } as const;
  await savePayout(server.db, { id: 'po_1', ...failed, returned: instant(-60) });
  await savePayout(server.db, { id: 'po_2', status: 'paid', created: instant(-2 * DAY_S) });
  await savePayout(server.db, { id: 'po_3', status: 'in_transit', created: instant(-61), date: instant(0) });
  await savePayout(server.db, { id: 'po_eur', ...failed, currency: 'eur', returned: instant(-DAY_S) });
  expect(await titles()).toEqual([
    expect.stringMatching(/^The payout of €50\.00 EUR of .* failed$/),
    expect.stringMatching(/^The payout of \$50\.00 USD of .* failed$/),
  ]);
  await savePayout(server.db, { id: 'po_4', status: 'pending', created: instant(-60), date: instant(0) });
  expect(await titles()).toEqual([expect.stringMatching(/^The payout of €50\.00 EUR/)]);
});

test.each([
  ['fourteen days ago', -14 * DAY_S, 1],
  ['a second longer', -14 * DAY_S - 1, 0],
])('a payout that came back %s, a month after it was made', async (_, returned, told) => {
  await savePayout(server.db, {
    ...{ status: 'failed', failure_code: 'account_closed', created: instant(-44 * DAY_S) },
    returned: instant(returned),
  });
  expect(await titles()).toHaveLength(told);
});

test.each([
  ['a day late', -DAY_S, []],
  ['a second later', -DAY_S - 1, ['The payout of $50.00 USD is overdue']],
])('a payout that is %s', async (_, arrives, expected) => {
  await savePayout(server.db, {
    ...{ status: 'in_transit', created: instant(-5 * DAY_S), date: instant(arrives) },
  });
  expect(await titles()).toEqual(expected);
});

test('refunds that came back are told together, for two weeks', async () => {
  for (const days of [-1, -13, -15])
    await saveTransaction(server.db, { type: 'refund_failure', date: instant(days * DAY_S), fees: 0 });
  expect(await titles()).toEqual(['2 refunds came back']);
});

test('how the bank decided is news, and reminders of an older version go', async () => {
  const decided = await saveDispute(server.db, { id: 'dp_1', status: 'won', created: after(-60 * DAY_S) });
  await server.db
    .updateTable('disputes')
    .set({ data: JSON.stringify({ metadata: { __dispute_closed_at: String(START - DAY_S) } }) as never })
    .where('id', '=', decided.id)
    .execute();
  await writeNote(server.db, {
    ...{ name: 'dispute-reminder:dp_9:7', type: 'warning', title: '6 days left', content: 'Old' },
    date_created: instant(0),
  });
  expect(await titles()).toEqual(['You won a dispute: $20.00 USD']);
});

test('what the account lacks is told as long as it lacks it', async () => {
  const errors = [{ code: 'x', reason: 'y', requirement: 'z' }];
  await server.simulator.controls.patchAccount({ requirements: { errors } });
  expect(await titles()).toEqual(['Your account needs more details']);
  await server.simulator.controls.patchAccount({ requirements: { errors: [] } });
  expect(await titles()).toEqual([]);
});

test.each([
  [true, 'enabled', 'Payments and payouts may be paused until they are there.'],
  [true, 'blocked', 'Payouts are paused.'],
  [false, 'enabled', 'Payments are paused.'],
  [false, 'blocked', 'Payments and payouts are paused.'],
] as const)(
  'overdue details say what has stopped: payments %s, payouts %s',
  async (payments_enabled, status, words) => {
    const { patchAccount } = server.simulator.controls;
    await patchAccount({ has_overdue_requirements: true, payments_enabled, deposits: { status } });
    expect((await list()).map(({ content }) => content)).toEqual([words]);
    // Once the provider has decided about the account, nobody asks for details.
    await patchAccount({ status: 'rejected.fraud' });
    expect(await titles()).toEqual([]);
    await patchAccount({
      ...{ status: 'complete', has_overdue_requirements: false, payments_enabled: true },
      deposits: { status: 'enabled' },
    });
  },
);
