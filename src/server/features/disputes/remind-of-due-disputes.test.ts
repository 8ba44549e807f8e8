import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { epochSeconds, HOUR_S, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { saveDispute } from '#tests/factories/dispute.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { remindOfDueDisputes } from './remind-of-due-disputes.job.ts';

const at = (text: string) => secondsOf(text as UtcInstant);
/** The last second of 24 November in New York. */
const DUE = at('2026-11-25 04:59:59');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { STORE_TIMEZONE: 'America/New_York' },
    now: at('2026-11-10 12:00:00'),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['disputes', 'transactions', 'orders', 'mail_outbox', 'notes'] as const)
    await server.db.deleteFrom(table).execute();
});

const runAt = async (text: string) => {
  await server.simulator.controls.setClock(at(text));
  await remindOfDueDisputes.perform(server.deps, {});
};
const mails = () =>
  server.db.selectFrom('mail_outbox').select(['to', 'subject', 'text', 'html']).orderBy('id').execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);

test('seven, three and one days ahead by the store’s calendar, once each, however often it runs', async () => {
  await saveDispute(server.db, { id: 'dp_1', due_by: DUE });
  await runAt('2026-11-17 04:59:59');
  expect(await subjects()).toEqual([]);
  await runAt('2026-11-17 05:00:00');
  await runAt('2026-11-17 06:00:00');
  expect(await subjects()).toEqual(['Respond to the dispute about $20.00 USD: 7 days left']);
  await runAt('2026-11-21 05:00:00');
  await runAt('2026-11-22 05:00:00');
  await runAt('2026-11-23 05:00:00');
  await runAt('2026-11-25 04:00:00');
  await runAt('2026-11-25 05:00:00');
  expect(await subjects()).toEqual([
    'Respond to the dispute about $20.00 USD: 7 days left',
    'Respond to the dispute about $20.00 USD: 3 days left',
    'Respond to the dispute about $20.00 USD: 1 day left',
  ]);
});

test('the mail says what it is about, names the zone, and everything in it is text', async () => {
  const now = at('2026-11-28 12:00:00');
  const order = await saveOrder(server.db, { number: '77' });
  await saveDispute(server.db, {
    status: 'warning_needs_response',
    reason: 'product_not_received',
    payment_intent_id: 'pi_7',
    due_by: epochSeconds(now + HOUR_S),
    sale: { order_id: order.id, customer_name: '<b>Ada</b>' },
  });
  await runAt('2026-11-28 12:00:00');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to).toBe('merchant@example.com');
  expect(mail?.subject).toBe('Respond to the inquiry about $20.00 USD: today is the last day');
  expect(mail?.text).toContain('Nov 28, 2026');
  expect(mail?.text).toContain('New York time');
  expect(mail?.text).toContain('Order: #77');
  expect(mail?.text).toContain('path=/payments/transactions/details&id=pi_7');
  expect(mail?.html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
});

test('evidence that was only begun is not called safe', async () => {
  const due_by = epochSeconds(at('2026-11-29 12:00:00') + HOUR_S);
  const { id } = await saveDispute(server.db, { due_by });
  const evidence = JSON.stringify({ receipt: 'file_1', product_description: 'Two notebooks' });
  const draft = { dispute_id: id, version: 1, evidence, base: '{}' };
  await server.db
    .insertInto('evidence_drafts')
    .values({ ...draft, provider: 'simulator', saved: utcInstant(at('2026-11-28 12:00:00')) })
    .execute();
  await runAt('2026-11-29 12:00:00');
  const [mail] = await mails();
  expect(mail?.text).toContain('Without an answer the dispute is lost');
  expect(mail?.text).toContain('the bank gets it only if you save it for later or submit it');
});

test('nobody is reminded of what is answered or decided', async () => {
  const due_by = epochSeconds(at('2026-11-30 12:00:00') + HOUR_S);
  for (const status of ['under_review', 'won', 'lost', 'warning_closed', 'charge_refunded'] as const)
    await saveDispute(server.db, { status, due_by });
  await runAt('2026-11-30 12:00:00');
  expect(await subjects()).toEqual([]);
});

test('more than one part of them are all reminded of', async () => {
  const due_by = epochSeconds(at('2026-12-01 12:00:00') + HOUR_S);
  for (let count = 0; count < 201; count += 1) await saveDispute(server.db, { due_by });
  await runAt('2026-12-01 12:00:00');
  expect(await subjects()).toHaveLength(201);
});
