import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { saveDispute } from '#tests/factories/dispute.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: START });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['disputes', 'payouts', 'payment_intents'] as const)
    await server.db.deleteFrom(table).execute();
});

const read = async () => (await server.get('/waiting')).body;
const after = (seconds: number) => epochSeconds(START + seconds);
const instant = (seconds: number): UtcInstant => utcInstant(after(seconds));

const saveHold = (id: string, ends: number | null, created = -DAY_S) =>
  sql`insert into payment_intents (provider, id, status, amount, currency, created, data)
    values ('simulator', ${id}, 'requires_capture', 2000, 'usd', to_timestamp(${after(created)}),
      ${JSON.stringify(ends === null ? {} : { capture_before: after(ends) })}::jsonb)`.execute(server.db);

test('nothing waits', async () => {
  expect(await read()).toEqual({ disputes: 0, uncaptured: 0, deadlines: [] });
});

test('disputes that await a response and payments that wait to be captured are counted', async () => {
  await saveDispute(server.db, { id: 'dp_1', status: 'needs_response', due_by: after(20 * DAY_S) });
  await saveDispute(server.db, { id: 'dp_2', status: 'warning_needs_response', due_by: after(20 * DAY_S) });
  await saveDispute(server.db, { id: 'dp_3', status: 'under_review', due_by: after(DAY_S) });
  await saveHold('pi_1', 6 * DAY_S);
  expect(await read()).toEqual({ disputes: 2, uncaptured: 1, deadlines: [] });
});

test('what ends within three days is told in its order, each with the way to it', async () => {
  const dispute = await saveDispute(server.db, { id: 'dp_1', due_by: after(2 * DAY_S) });
  await saveDispute(server.db, { id: 'dp_2', due_by: after(3 * DAY_S + 1) });
  await saveHold('pi_1', HOUR_S);
  await saveHold('pi_2', null, -7 * DAY_S + 3 * HOUR_S);
  await saveHold('pi_3', 3 * DAY_S + 1);
  await savePayout(server.db, {
    ...{ id: 'po_1', status: 'in_transit', created: instant(-DAY_S) },
    date: '2026-03-05 00:00:00' as UtcInstant,
  });
  await savePayout(server.db, {
    ...{ id: 'po_2', status: 'paid', created: instant(-DAY_S), date: '2026-03-06 00:00:00' as UtcInstant },
  });
  const { deadlines } = await read();
  expect(deadlines).toMatchObject([
    { kind: 'capture', at: instant(HOUR_S), count: 1, only: { id: 'pi_1', amount: 2000, currency: 'usd' } },
    { kind: 'capture', at: instant(3 * HOUR_S), only: { id: 'pi_2' } },
    { kind: 'payout', at: '2026-03-05 23:59:59', only: { id: 'po_1' } },
    { kind: 'dispute', at: instant(2 * DAY_S), only: { id: dispute.charge_id } },
  ]);
});

test('more than there is room for are told together', async () => {
  for (let hour = 1; hour <= 40; hour += 1) await saveHold(`pi_${hour}`, hour * HOUR_S);
  const { uncaptured, deadlines } = await read();
  expect(uncaptured).toBe(40);
  expect(deadlines.length).toBeLessThanOrEqual(12);
  expect(deadlines[0]).toMatchObject({ kind: 'capture', only: null });
  expect(deadlines.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(40);
});
