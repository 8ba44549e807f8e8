import { expect, test } from 'vitest';
import { rangesOf } from './date-bounds.ts';
import { calendarDate, epochSeconds, utcInstant } from './time.ts';

const day = calendarDate;
const at = (iso: string) => utcInstant(epochSeconds(Date.parse(iso) / 1000));

test.each([
  ['nothing asked', {}, []],
  ['after a day', { date_after: day('2026-03-08') }, [{ first: '2026-03-08 05:00:00' }]],
  ['before a day that lost an hour', { date_before: day('2026-03-08') }, [{ last: '2026-03-09 03:59:59' }]],
  ['a second is itself', { date_after: at('2026-03-08T01:02:03Z') }, [{ first: '2026-03-08 01:02:03' }]],
  [
    'two days, the later one first',
    { date_between: [day('2026-01-03'), day('2026-01-01')] as const },
    [{ first: '2026-01-01 05:00:00', last: '2026-01-04 04:59:59' }],
  ],
  [
    'one day',
    { date_between: [day('2026-11-15'), day('2026-11-15')] as const },
    [{ first: '2026-11-15 05:00:00', last: '2026-11-16 04:59:59' }],
  ],
  [
    'two seconds, the later one first',
    { date_between: [at('2026-01-01T00:00:01Z'), at('2026-01-01T00:00:00Z')] as const },
    [{ first: '2026-01-01 00:00:00', last: '2026-01-01 00:00:01' }],
  ],
  [
    'the ends of the calendar stay within four digits',
    { date_before: day('9999-12-31'), date_after: day('0001-01-01') },
    [{ first: '0001-01-01 00:00:00' }, { last: '9999-12-31 23:59:59' }],
  ],
  [
    'each its own range',
    { date_after: day('2026-01-01'), date_before: day('2026-01-02') },
    [{ first: '2026-01-01 05:00:00' }, { last: '2026-01-03 04:59:59' }],
  ],
])('%s', (_, asked, expected) => {
  expect(rangesOf(asked, 'America/New_York')).toEqual(expected);
});

test('a day is a day of the zone it is asked for', () => {
  const asked = { date_between: [day('2026-11-15'), day('2026-11-15')] as const };
  expect(rangesOf(asked, 'UTC')).toEqual([{ first: '2026-11-15 00:00:00', last: '2026-11-15 23:59:59' }]);
  expect(rangesOf(asked, 'Asia/Kolkata')).toEqual([
    { first: '2026-11-14 18:30:00', last: '2026-11-15 18:29:59' },
  ]);
});
