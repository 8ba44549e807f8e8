import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listenTo } from '#domain/shared/spoken.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const NOTES = '/wp-json/wc-analytics/admin/notes?status=unactioned';
/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: START });
});
afterAll(() => server.close());
let undo: () => void;
afterEach(() => undo());

const GERMAN = {
  'server/features/notes/live-notes-copy#liveNotesCopy': {
    latePayoutTitle: (amount: string) => `Die Auszahlung über ${amount} ist überfällig`,
    latePayout: (day: string) => `Erwartet war sie am ${day}.`,
    seePayout: 'Auszahlung ansehen',
  },
};

test('a message is told in the words of each reader, and written down once', async () => {
  await savePayout(server.db, {
    ...{ id: 'po_late', status: 'in_transit', amount: 2000, currency: 'usd' },
    date: utcInstant(epochSeconds(START - 3 * DAY_S)),
  });
  const stored = async () => server.db.selectFrom('notes').select(['title', 'content', 'actions']).execute();
  const english = { title: 'The payout of $20.00 USD is overdue', actions: [{ label: 'See payout' }] };
  expect((await server.get(NOTES)).body).toMatchObject([english]);
  const written = await stored();
  expect(written).toMatchObject([english]);

  undo = listenTo(() => GERMAN);
  expect((await server.get(NOTES)).body).toMatchObject([
    {
      title: 'Die Auszahlung über $20.00 USD ist überfällig',
      content: expect.stringContaining('Erwartet war sie am'),
      actions: [{ label: 'Auszahlung ansehen' }],
    },
  ]);
  expect(await stored()).toEqual(written);
});
