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
    'each its own range',
    { date_after: day('2026-01-01'), date_before: day('2026-01-02') },
    [{ first: '2026-01-01 05:00:00' }, { last: '2026-01-03 04:59:59' }],
  ],
])('%s', (_, asked, expected) => {
  expect(rangesOf(asked, 'America/New_York')).toEqual(expected);
});
