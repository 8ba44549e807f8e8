import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds, HOUR_S, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { writeOptions } from '../../store/options-repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('transactions').execute();
  await server.db.deleteFrom('options').execute();
});

const ask = (start: string, end: string, over: Record<string, string> = {}) => {
  const query = { date_start: start, date_end: end, timezone: '+00:00', currency: 'usd', ...over };
  return server.get(`/reporting/payment_activity?${new URLSearchParams(query)}`);
};
const save = (type: string, date: string, amount: number, fees = 0, currency = 'usd') =>
  saveTransaction(server.db, {
    type: type as never,
    date: date as UtcInstant,
    amount: amount as never,
    fees: fees as never,
    currency: currency as never,
  });
const zone = (timezone_string: string) => writeOptions(server.deps, { timezone_string });

test('held against the same days a year before', async () => {
  await save('charge', '2026-11-08 12:00:00', 10_000);
  await save('charge', '2026-11-03 12:00:00', 4000);
  await save('charge', '2025-11-08 12:00:00', 7000);
  await save('charge', '2025-11-15 12:00:00', 900);
  const { body } = await ask('2026-11-08T00:00:00', '2026-11-14T23:59:59', { compare: 'year' });
  expect(body).toMatchObject({
    charges: 10_000,
    previous: { charges: 7000, date_start: '2025-11-08T00:00:00', date_end: '2025-11-14T23:59:59' },
  });
  expect(body.steps[0]).toMatchObject({ volume: 10_000, previous: 7000 });
  const { status } = await ask('2026-11-08T00:00:00', '2026-11-14T23:59:59', { compare: 'moon' });
  expect(status).toBe(400);
});

test('sums by kind, in one currency, with the period before it', async () => {
  await save('charge', '2026-11-08 00:00:00', 10_000, 320);
  await save('payment', '2026-11-14 23:59:59', 5000, 100);
  await save('refund', '2026-11-10 12:00:00', -3000);
  await save('refund_failure', '2026-11-11 12:00:00', 500);
  await save('dispute', '2026-11-12 12:00:00', -2000, 1500);
  await save('dispute_reversal', '2026-11-13 12:00:00', 1000);
  await save('charge', '2026-11-15 00:00:00', 99_900);
  await save('charge', '2026-11-10 00:00:00', 77_700, 0, 'eur');
  await save('card_reader_fee', '2026-11-10 00:00:00', -700);
  await save('charge', '2026-11-03 12:00:00', 4000, 40);

  const { status, body } = await ask('2026-11-08T00:00:00', '2026-11-14T23:59:59');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    currency: 'usd',
    charges: 15_000,
    refunds: 2500,
    disputes: 1000,
    fees: 1920,
    total_payment_volume: 11_500,
    timezone: '+00:00',
    date_start: '2026-11-08T00:00:00',
    date_end: '2026-11-14T23:59:59',
    interval: 'day',
    counts: { charges: 2, refunds: 2, disputes: 2 },
    previous: { charges: 4000, date_start: '2026-11-01T00:00:00', date_end: '2026-11-07T23:59:59' },
  });
  expect(body.steps).toHaveLength(7);
  expect(body.steps[0]).toEqual({
    start: '2026-11-08T00:00:00',
    day: '2026-11-08',
    volume: 10_000,
    previous: 0,
  });
  expect(body.steps[2].previous).toBe(4000);
});

test.each([
  ['whole days', '2026-11-08T00:00:00', '2026-11-14T23:59:59'],
  ['a part of a day', '2026-11-10T06:00:00', '2026-11-10T17:59:59'],
])('what moved another balance is no part of it: %s', async (_, from, until) => {
  await save('charge', '2026-11-10 12:00:00', 10_000, 320);
  await save('refund', '2026-11-10 12:00:00', -3000);
  await saveTransaction(server.db, {
    ...{ type: 'refund', date: '2026-11-10 13:00:00' as UtcInstant, amount: -2000, fees: 7 },
    balance_type: 'refund_and_dispute_prefunding',
  });
  const { body } = await ask(from, until);
  expect(body).toMatchObject({ charges: 10_000, refunds: 3000, fees: 320, counts: { refunds: 1 } });
});

test('nothing at all is zero, and never minus zero', async () => {
  const { body } = await ask('2026-11-08T00:00:00', '2026-11-14T23:59:59');
  expect(body).toMatchObject({ charges: 0, refunds: 0, disputes: 0, fees: 0, total_payment_volume: 0 });
});

describe('a day is a day of the store', () => {
  test.each([
    ['America/New_York', '2026-11-08T05:00:00', '2026-11-15T04:59:59', '-05:00'],
    ['Asia/Kathmandu', '2026-11-07T18:15:00', '2026-11-14T18:14:59', '+05:45'],
  ])('%s', async (name, start, end, timezone) => {
    await zone(name);
    const [first, last] = [start, end].map((text) => secondsOf(text.replace('T', ' ') as UtcInstant));
    await save('charge', utcInstant(epochSeconds((first ?? 0) - 1)), 1);
    await save('charge', utcInstant(epochSeconds(first ?? 0)), 10);
    await save('charge', utcInstant(epochSeconds((first ?? 0) + 30 * HOUR_S)), 100);
    await save('charge', utcInstant(epochSeconds(last ?? 0)), 1000);
    await save('charge', utcInstant(epochSeconds((last ?? 0) + 1)), 10_000);
    const { body } = await ask(start, end);
    expect(body).toMatchObject({
      charges: 1110,
      timezone,
      date_start: '2026-11-08T00:00:00',
      date_end: '2026-11-14T23:59:59',
    });
    expect(body.previous.charges).toBe(1);
    expect(body.steps.map(({ volume }: { volume: number }) => volume)).toEqual([10, 100, 0, 0, 0, 0, 1000]);
  });
});

test('whole days from the rollups and cut days from rows add up to the same as rows alone', async () => {
  await zone('America/New_York');
  let expected = 0;
  for (let hour = 0; hour < 400 * 24; hour += 37) {
    const at = epochSeconds(secondsOf('2025-10-20 03:00:00' as UtcInstant) + hour * HOUR_S);
    const isInside =
      at >= secondsOf('2025-11-15 05:00:00' as UtcInstant) &&
      at < secondsOf('2026-11-15 05:00:00' as UtcInstant);
    await save('charge', utcInstant(at), hour + 1);
    if (isInside) expected += hour + 1;
  }
  const { body } = await ask('2025-11-15T05:00:00', '2026-11-15T04:59:59');
  expect(body.interval).toBe('month');
  expect(body.steps).toHaveLength(12);
  expect(body.charges).toBe(expected);
  const volumes = body.steps.map(({ volume }: { volume: number }) => volume);
  expect(volumes.reduce((sum: number, volume: number) => sum + volume, 0)).toBe(expected);
});

describe('refused', () => {
  const DATE = 'wcpay_core_invalid_request_parameter_invalid_date';
  const ZONE = 'wcpay_core_invalid_request_parameter_invalid_timezone';
  test.each([
    ['a word for a date', ['yesterday', '2026-11-14T00:00:00', {}], DATE],
    ['a day that does not exist', ['2026-02-30T00:00:00', '2026-11-14T00:00:00', {}], DATE],
    ['the wrong way round', ['2026-11-14T00:00:01', '2026-11-14T00:00:00', {}], DATE],
    ['more than fifty years', ['1900-01-01T00:00:00', '2026-11-14T00:00:00', {}], DATE],
    ['no offset', ['2026-11-01T00:00:00', '2026-11-14T00:00:00', { timezone: 'Berlin' }], ZONE],
    [
      'an offset beyond the world',
      ['2026-11-01T00:00:00', '2026-11-14T00:00:00', { timezone: '+15:00' }],
      ZONE,
    ],
  ] as const)('%s', async (_, [start, end, over], code) => {
    expect(await ask(start, end, over)).toMatchObject({ status: 400, body: { code } });
  });
  test('a currency that is none, and a missing one', async () => {
    expect((await ask('2026-11-01T00:00:00', '2026-11-14T00:00:00', { currency: 'US' })).status).toBe(400);
    expect((await server.get('/reporting/payment_activity')).body.code).toBe('rest_missing_callback_param');
  });
});
