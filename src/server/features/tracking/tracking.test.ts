import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { pruneEvents } from './tracking-repository.ts';

const TRACKS = '/wp-json/wc-admin/tracks';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('tracking_events').execute();
  await server.db.deleteFrom('options').execute();
});
const stored = () =>
  server.db
    .selectFrom('tracking_events')
    .select(['name', 'properties', 'user_id', 'at'])
    .orderBy('id')
    .execute();
const event = (properties: object, name = 'page_view') => ({ events: [{ name, properties }] });

test('events are stored with who and when', async () => {
  const answer = await server.post(TRACKS, {
    events: [
      { name: 'page_view', properties: { path: 'payments_transactions', rows: 25, first: true } },
      { name: 'wcpay_csv_export_click' },
    ],
  });
  expect(answer).toMatchObject({ status: 200, body: { stored: 2 } });
  const at = utcInstant(server.clock.now);
  const user_id = server.administrator_id;
  expect(await stored()).toEqual([
    { name: 'page_view', properties: { path: 'payments_transactions', rows: 25, first: true }, user_id, at },
    { name: 'wcpay_csv_export_click', properties: {}, user_id, at },
  ]);
});

test('switched off, the answer is the same and nothing is stored', async () => {
  await server.post('/wp-json/wc-admin/options', { woocommerce_allow_tracking: 'no' });
  expect(await server.post(TRACKS, event({}))).toMatchObject({ status: 200, body: { stored: 0 } });
  expect(await stored()).toEqual([]);
});

const properties = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, n]));
test.each([
  ['a name with capitals', event({}, 'PageView'), 400],
  ['a name that starts with a digit', event({}, '1_view'), 400],
  ['a name of 100 letters', event({}, 'a'.repeat(100)), 200],
  ['a name of 101 letters', event({}, 'a'.repeat(101)), 400],
  ['30 properties', event(properties(30)), 200],
  ['31 properties', event(properties(31)), 400],
  ['500 characters', event({ text: 'x'.repeat(500) }), 200],
  ['501 characters', event({ text: 'x'.repeat(501) }), 400],
  ['an object inside', event({ inside: {} }), 400],
  ['no events', { events: [] }, 400],
  ['50 events', { events: Array(50).fill({ name: 'a' }) }, 200],
  ['51 events', { events: Array(51).fill({ name: 'a' }) }, 400],
])('%s', async (_, body, status) => {
  expect((await server.post(TRACKS, body)).status).toBe(status);
  if (status === 400) expect(await stored()).toEqual([]);
});

test('after ninety days an event is gone', async () => {
  const ago = (seconds: number) => utcInstant(epochSeconds(server.clock.now - seconds));
  await server.db
    .insertInto('tracking_events')
    .values(
      [90 * DAY_S + 1, 90 * DAY_S, 0].map((seconds) => ({
        name: 'page_view',
        properties: '{}',
        user_id: null,
        at: ago(seconds),
      })),
    )
    .execute();
  expect(await pruneEvents(server.deps)).toBe(1);
  expect((await stored()).map(({ at }) => at)).toEqual([ago(90 * DAY_S), ago(0)]);
});
