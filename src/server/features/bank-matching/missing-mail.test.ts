import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import { mailNews } from '#server/features/notes/mail-news.job.ts';
import { saveStatement } from '#tests/factories/bank-statement.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { matchBankLines } from './match-bank-lines.ts';

/** Wednesday, 11 March 2026, 08:40 UTC: the last day on which a payout of 4 March is waited for. */
const LAST_DAY = epochSeconds(1_773_218_400);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: LAST_DAY });
});
afterAll(() => server.close());

const subjects = async () => {
  await mailNews.perform(server.deps, {});
  const mails = await server.db.selectFrom('mail_outbox').select('subject').orderBy('id').execute();
  return mails.map(({ subject }) => subject);
};

test('a payout that is overdue at the bank is mailed under the clock, once, to whoever wants such news', async () => {
  const user = await server.db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  await server.db
    .insertInto('user_meta')
    .values({
      user_id: user.id,
      key: 'wc_payments_mail_choices',
      value: JSON.stringify({ payout_trouble: true }) as never,
    })
    .execute();
  await savePayout(server.db, {
    ...{ id: 'po_late', amount: 5000, bankAccount: null },
    ...{ date: '2026-03-04 00:00:00' as UtcInstant, created: '2026-03-02 00:00:00' as UtcInstant },
  });
  await saveStatement(server.db, { lines: [{ booked_on: '2026-03-05', amount: -1200, text: 'Rent' }] });
  await matchBankLines.perform(server.deps, {});
  expect(await subjects()).toEqual([]);

  await server.simulator.controls.setClock(epochSeconds(LAST_DAY + 86_400));
  expect(await subjects()).toEqual([
    expect.stringContaining('The payout of $50.00 USD is not on your bank statement'),
  ]);
  expect(await subjects()).toHaveLength(1);

  await saveStatement(server.db, {
    ...{ file: 'late.xml', lines: [{ booked_on: '2026-03-10', amount: 5000 }] },
  });
  await matchBankLines.perform(server.deps, {});
  expect(await subjects()).toHaveLength(1);
  expect(await server.db.selectFrom('notes').select('name').execute()).toEqual([]);
});
