import { expect, test } from 'vitest';
import { calendarDate, epochSeconds } from '../shared/time.ts';
import { bankDayOf } from './bank-days.ts';
import { type ExpectedPayout, endingOfAccount, expectedItems } from './expected-item.ts';
import { coveredDays, type LinkedLine, payoutAtBank } from './payout-at-bank.ts';

/** Expected on Wednesday, 4 March 2026; waited for until Wednesday, 11 March. */
const aPayout = (over: Partial<ExpectedPayout> = {}): ExpectedPayout => ({
  ...{ id: 'po_1', status: 'paid', amount: 5000, currency: 'eur', arrives: epochSeconds(1_772_582_400) },
  ...{ returned: null, bankAccount: 'TEST BANK •••• 6789 (EUR)', bank_reference_key: 'trace-1234567' },
  ...over,
});
const date = (text: string) => calendarDate(`2026-03-${text}`);
const aLink = (over: Partial<LinkedLine> = {}): LinkedLine => ({
  ...{
    match: 'm',
    leg: 'arrival',
    state: 'automatic',
    reason: 'only_pair',
    difference: 0,
    difference_reason: null,
  },
  ...{ booked_on: date('05'), line_number: 12, file: 'March.xml', undone_on: null },
  ...over,
});
/** Of a file that came in at the end of the month. */
const covers = (from: string, to: string, imported = '31') =>
  coveredDays({ from: date(from), to: date(to) }, date(imported));
const tell = (
  links: readonly LinkedLine[],
  today: string,
  {
    covered = [covers('01', '31')],
    over = {},
  }: {
    covered?: readonly ReturnType<typeof coveredDays>[] | undefined;
    over?: Partial<ExpectedPayout>;
  } = {},
) => {
  const item = expectedItems(aPayout(over), 'UTC').find(({ leg }) => leg === 'arrival');
  return payoutAtBank({ item, links, covered, today: bankDayOf(date(today)) });
};

test('what a payout brings: its day, its names, the end of its account', () => {
  expect(expectedItems(aPayout(), 'UTC')).toEqual([
    {
      ...{ id: 'po_1:arrival', payoutId: 'po_1', leg: 'arrival', amount: 5000, currency: 'eur' },
      ...{ day: bankDayOf(date('04')), references: ['TRACE1234567'], ending: '6789', hasFailed: false },
    },
  ]);
  expect(expectedItems(aPayout({ status: 'canceled' }), 'UTC')).toEqual([]);
  expect(expectedItems(aPayout({ amount: 0 }), 'UTC')).toEqual([]);
  const failed = aPayout({ status: 'failed', returned: epochSeconds(1_772_841_600) });
  expect(expectedItems(failed, 'UTC')).toMatchObject([
    { leg: 'arrival', amount: 5000, hasFailed: true },
    { leg: 'return', amount: -5000, day: bankDayOf(date('07')) },
  ]);
});

test.each([
  ['DE89370400440532013000 EUR', '3000'],
  ['000123456789', '6789'],
  ['My bank 2026', null],
  ['', null],
])('the account %s ends in %s', (key, ending) => {
  expect(endingOfAccount(key)).toBe(ending);
});

test.each([
  ['04', 'expected', 0],
  ['11', 'expected', 0],
  ['12', 'missing', 1],
  ['14', 'missing', 3],
])('on the %s it is %s', (today, state, days) => {
  expect(tell([], today)).toMatchObject({ state, days, day: '2026-03-11' });
});

test('without a statement for every business day nothing is missing', () => {
  const until = (to: string, imported?: string) => [covers('01', to, imported)];
  expect(tell([], '14', { covered: until('10') })).toMatchObject({ state: 'no_statement' });
  expect(tell([], '14', { covered: until('11') })).toMatchObject({ state: 'missing' });
  const weeks = [covers('02', '06'), covers('09', '13')];
  expect(tell([], '14', { covered: weeks })).toMatchObject({ state: 'missing' });
  expect(tell([], '14', { covered: [] })).toMatchObject({ state: 'no_statement' });
  // A file says more days than had passed when it came in.
  expect(tell([], '14', { covered: until('31', '11') })).toMatchObject({ state: 'no_statement' });
  expect(tell([], '14', { covered: until('31', '12') })).toMatchObject({ state: 'missing' });
  const item = expectedItems(aPayout(), 'UTC')[0];
  expect(payoutAtBank({ item, links: [], covered: undefined, today: 0 })).toBeUndefined();
});

test('a line that is found says since when', () => {
  expect(tell([aLink()], '14')).toEqual({
    ...{ state: 'matched', day: '2026-03-05', days: 0, difference: 0, difference_reason: null },
    lines: [{ booked_on: '2026-03-05', line_number: 12, file: 'March.xml' }],
  });
  const two = [aLink(), aLink({ booked_on: date('06'), line_number: 13 })];
  expect(tell(two, '14')).toMatchObject({ state: 'matched', day: '2026-03-06' });
});

test('a difference stays said', () => {
  expect(tell([aLink({ state: 'confirmed', difference: -20 })], '14')).toMatchObject({
    state: 'differs',
    difference: -20,
  });
  const maybe = aLink({ state: 'suggested', reason: 'differs', difference: -20 });
  expect(tell([maybe], '14')).toMatchObject({ state: 'suggested', difference: -20 });
  expect(tell([maybe, aLink({ state: 'suggested', match: 'n' })], '14')).toMatchObject({ difference: 0 });
});

test('what the bank took back is returned, failed or not', () => {
  expect(tell([aLink({ undone_on: date('09') })], '14')).toMatchObject({
    state: 'returned',
    day: '2026-03-09',
  });
  const both = [aLink(), aLink({ leg: 'return', booked_on: date('07') })];
  expect(tell(both, '14', { over: { status: 'failed' } })).toMatchObject({
    state: 'returned',
    day: '2026-03-07',
  });
  expect(tell([], '14', { over: { status: 'failed' } })).toBeUndefined();
});
