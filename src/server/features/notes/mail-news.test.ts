import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveDispute } from '#tests/factories/dispute.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { remindOfDueDisputes } from '../disputes/remind-of-due-disputes.job.ts';
import { mailNews } from './mail-news.job.ts';

/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: START });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['notes', 'disputes', 'payouts', 'mail_outbox', 'user_meta'] as const)
    await server.db.deleteFrom(table).execute();
});

const choose = (choices: object) =>
  server.post('/wp-json/wp/v2/users/me', { woocommerce_meta: { wc_payments_mail_choices: choices } });
const mails = () => server.db.selectFrom('mail_outbox').select(['to', 'subject', 'text']).execute();
const failedPayout = (id: string) =>
  savePayout(server.db, {
    ...{ id, status: 'failed', failure_code: 'account_closed' },
    created: utcInstant(epochSeconds(START - DAY_S)),
  });

test('until somebody asks for it, news stay in the inbox', async () => {
  await failedPayout('po_1');
  await mailNews.perform(server.deps, {});
  expect(await mails()).toEqual([]);
});

test('what somebody asked for is mailed once, and says where to choose otherwise', async () => {
  expect((await choose({ payout_trouble: true })).status).toBe(200);
  await failedPayout('po_1');
  await mailNews.perform(server.deps, {});
  await mailNews.perform(server.deps, {});
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to).toBe('merchant@example.com');
  expect(mail?.subject).toMatch(/: The payout of \$50\.00 USD of .* failed$/);
  expect(mail?.text).toContain('The bank account has been closed.');
  expect(mail?.text).toContain('/payments/payouts/details&id=po_1');
  expect(mail?.text).toContain('you can choose otherwise');
});

test.each([
  ['by default', {}, 1],
  ['by somebody who does not want them', { dispute_due: false }, 0],
])('reminders of disputes are read %s', async (_, choices, count) => {
  await choose(choices);
  await saveDispute(server.db, { id: 'dp_1', due_by: epochSeconds(START + DAY_S) });
  await remindOfDueDisputes.perform(server.deps, {});
  const mailed = (await mails()).filter(({ to }) => to === 'merchant@example.com');
  expect(mailed).toHaveLength(count);
});

test('a kind that nobody knows is refused', async () => {
  expect((await choose({ everything: true })).status).toBe(400);
  expect((await choose({ dispute_due: 'no' })).status).toBe(400);
});
