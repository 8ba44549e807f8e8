import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangesOf } from '#domain/shared/date-bounds.ts';
import { calendarDate, type UtcInstant } from '#domain/shared/time.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { writeOptions } from '../../store/options-repository.ts';

const DAYS = { po_17: '2026-11-17', po_18: '2026-11-18', po_19: '2026-11-19' };
/** An instant payout, which arrives at a moment of the 18th in Europe and of another day in half of the world. */
const MOMENT = '2026-11-18 10:30:00';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const [id, day] of Object.entries(DAYS))
    await savePayout(server.db, { id, date: `${day} 00:00:00` as UtcInstant });
  await savePayout(server.db, { id: 'po_now', automatic: false, date: MOMENT as UtcInstant });
});
afterAll(() => server.close());

const found = async (query: string): Promise<readonly string[]> => {
  const { body } = await server.get(`/deposits?direction=asc&${query}`);
  expect((await server.get(`/deposits/summary?${query}`)).body.count).toBe(body.data.length);
  return body.data.map(({ id }: { id: string }) => id);
};

async function daysOfFile(): Promise<Record<string, string>> {
  const { body: asked } = await server.post('/deposits/download?columns[]=date', {});
  const { body: ready } = await server.get(`/deposits/download/${asked.export_id}`);
  const [, ...rows] = parseCsv((await server.get(ready.download_url)).text);
  return Object.fromEntries(rows.map(([id = '', date = '']) => [id, date]));
}

describe.each([
  ['Pacific/Honolulu', '2026-11-18'],
  ['Pacific/Pago_Pago', '2026-11-17'],
  ['America/New_York', '2026-11-18'],
  ['Europe/Berlin', '2026-11-18'],
  ['Asia/Kolkata', '2026-11-18'],
  ['Asia/Tokyo', '2026-11-18'],
  ['Pacific/Auckland', '2026-11-18'],
  ['Pacific/Kiritimati', '2026-11-19'],
])('in %s', (zone, dayOfMoment) => {
  beforeAll(() => writeOptions(server.deps, { timezone_string: zone }));
  const on18 = dayOfMoment === '2026-11-18' ? ['po_18', 'po_now'] : ['po_18'];

  test('a filter finds a payout on the day it arrives, whether it sends days or their ends in UTC', async () => {
    expect(await found('date_between[0]=2026-11-18&date_between[1]=2026-11-18')).toEqual(on18);
    const day = calendarDate('2026-11-18');
    const [{ first, last } = {}] = rangesOf({ date_between: [day, day] }, zone);
    expect(await found(`date_between[0]=${first}&date_between[1]=${last}`)).toEqual(on18);
    expect(await found('date_before=2026-11-17')).toEqual(
      dayOfMoment === '2026-11-17' ? ['po_17', 'po_now'] : ['po_17'],
    );
    expect(await found('date_after=2026-11-19')).toEqual(
      dayOfMoment === '2026-11-19' ? ['po_now', 'po_19'] : ['po_19'],
    );
  });

  test('the file says the same days', async () => {
    expect(await daysOfFile()).toEqual({ ...DAYS, po_now: dayOfMoment });
  });
});
