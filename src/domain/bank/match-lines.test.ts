import { describe, expect, test } from 'vitest';
import { calendarDate } from '../shared/time.ts';
import { bankDayOf } from './bank-days.ts';
import type { OpenLine } from './exact-pairs.ts';
import { type ExpectedItem, itemId } from './expected-item.ts';
import { matchLines } from './match-lines.ts';

const day = (text: string) => bankDayOf(calendarDate(`2026-03-${text}`));

/** Expected on Wednesday, 4 March 2026. */
const aPayout = (id: string, amount: number, over: Partial<ExpectedItem> = {}): ExpectedItem => ({
  ...{ id: itemId(id, 'arrival'), payoutId: id, leg: 'arrival', amount, currency: 'eur', day: day('04') },
  ...{ references: [`TRACE${id.replace('_', '').toUpperCase()}`], ending: '6789', hasFailed: false },
  ...over,
});
const aLine = (id: string, amount: number, over: Partial<OpenLine> = {}): OpenLine => ({
  ...{
    id,
    account: '1',
    order: id,
    ending: null,
    day: day('04'),
    amount,
    currency: 'eur',
    isReversal: false,
  },
  ...{ text: 'Stripe Technology Europe Ltd', bankReference: null, endToEndId: null },
  ...{ counterpartyName: null, counterpartyAccount: null },
  ...over,
});

const match = (
  items: readonly ExpectedItem[],
  lines: readonly OpenLine[],
  rejected: readonly string[] = [],
) => {
  const found = matchLines({ items, lines, rejected: new Set(rejected), learned: new Set() });
  const words = (proposals: typeof found.automatic) =>
    proposals.map(
      ({ tier, reason, lines: own, items: its }) =>
        `${tier} ${reason}: ${own.map(({ id }) => id)} is ${its.map(({ id }) => id.replace(':arrival', ''))}`,
    );
  return {
    automatic: words(found.automatic),
    suggested: words(found.suggested),
    unknown: found.unknown.map(({ id }) => id),
  };
};

describe('one line, one payout', () => {
  test.each<[string, Partial<OpenLine>, string]>([
    ['on the day', {}, '2 only_pair'],
    ['a business day early', { day: day('03') }, '2 only_pair'],
    ['two early', { day: day('02') }, '3 far_day'],
    ['five late', { day: day('11') }, '2 only_pair'],
    ['six late', { day: day('12') }, '3 far_day'],
    ['ten late', { day: day('18') }, '3 far_day'],
    ['three early', { day: bankDayOf(calendarDate('2026-02-27')) }, '3 far_day'],
    ['under no known name', { text: 'Transfer' }, '3 no_alias'],
    ['on an account that ends as the payout says', { ending: '6789' }, '2 only_pair'],
    ['on another account', { ending: '3000' }, '3 other_account'],
    ['with its trace id', { text: 'TRACEPO_A' }, '1 reference'],
    ['with its trace id, whenever', { text: 'ref TRACEPO_A', day: day('31') }, '1 reference'],
  ])('%s', (_, over, expected) => {
    const { automatic, suggested } = match([aPayout('po_a', 100)], [aLine('l', 100, over)]);
    expect([...automatic, ...suggested]).toEqual([`${expected}: l is po_a`]);
    expect(automatic).toHaveLength(/^[12]/.test(expected) ? 1 : 0);
  });

  test.each<[string, number, Partial<OpenLine>]>([
    ['eleven days late', 100, { day: day('19') }],
    ['four days early', 100, { day: bankDayOf(calendarDate('2026-02-26')) }],
    ['in another currency', 100, { currency: 'usd' }],
    ['the other way', -100, {}],
  ])('%s is none', (_, amount, over) => {
    const { automatic, suggested, unknown } = match([aPayout('po_a', 100)], [aLine('l', amount, over)]);
    expect({ automatic, suggested, unknown }).toEqual({ automatic: [], suggested: [], unknown: ['l'] });
  });

  test('a cent less is never automatic; nine tenths are still offered, less is not', () => {
    expect(match([aPayout('po_a', 1000)], [aLine('l', 999)])).toMatchObject({
      automatic: [],
      suggested: ['6 differs: l is po_a'],
    });
    expect(match([aPayout('po_a', 1000)], [aLine('l', 900)]).suggested).toEqual(['6 differs: l is po_a']);
    expect(match([aPayout('po_a', 1000)], [aLine('l', 899)]).unknown).toEqual(['l']);
  });

  test('a line that names another payout is not this one', () => {
    const other = aPayout('po_b', 5000);
    const line = aLine('l', 100, { text: 'Stripe TRACEPO_B' });
    expect(match([aPayout('po_a', 100), other], [line]).suggested).toContain('3 names_other: l is po_a');
  });

  test('a stranger’s line is nobody’s question', () => {
    expect(match([], [aLine('l', 100, { text: 'Rent' })])).toEqual({
      automatic: [],
      suggested: [],
      unknown: [],
    });
  });

  test('a withdrawal is a line that takes', () => {
    expect(match([aPayout('po_a', -4210)], [aLine('l', -4210)]).automatic).toEqual([
      '2 only_pair: l is po_a',
    ]);
  });
});

describe('twins', () => {
  const twins = [aPayout('po_a', 148_237), aPayout('po_b', 148_237)];

  test('are suggested, each with each', () => {
    const { automatic, suggested } = match(twins, [aLine('l1', 148_237), aLine('l2', 148_237)]);
    expect(automatic).toEqual([]);
    expect(suggested).toEqual([
      '4 several: l1 is po_a',
      '4 several: l1 is po_b',
      '4 several: l2 is po_a',
      '4 several: l2 is po_b',
    ]);
  });

  test('one that is named makes the other the only one', () => {
    const lines = [aLine('l1', 148_237), aLine('l2', 148_237, { text: 'Stripe TRACEPO_A' })];
    expect(match(twins, lines).automatic).toEqual(['1 reference: l2 is po_a', '2 only_pair: l1 is po_b']);
  });

  test('a pair that was called wrong leaves the other', () => {
    const { automatic } = match(twins, [aLine('l1', 148_237)], ['l1 po_a']);
    expect(automatic).toEqual(['2 only_pair: l1 is po_b']);
  });

  test('a name twice is certain of neither', () => {
    const named = { text: 'TRACEPO_A' };
    const { automatic } = match([aPayout('po_a', 100)], [aLine('l1', 100, named), aLine('l2', 100, named)]);
    expect(automatic).toEqual([]);
  });
});

describe('sums', () => {
  test('several payouts in one line', () => {
    const payouts = [aPayout('po_a', 90_000), aPayout('po_b', 41_005)];
    expect(match(payouts, [aLine('l', 131_005)]).suggested).toEqual(['5 many_payouts: l is po_a,po_b']);
  });

  test('one payout in several lines, where they are written as payouts are', () => {
    const lines = [aLine('l1', 600), aLine('l2', 400)];
    expect(match([aPayout('po_a', 1000)], lines).suggested).toEqual(['5 many_lines: l1,l2 is po_a']);
    const strangers = lines.map((line) => ({ ...line, text: 'Transfer' }));
    expect(match([aPayout('po_a', 1000)], strangers).suggested).toEqual([]);
  });

  test('what may be two payouts without a line of their own is not certainly a third', () => {
    const payouts = [aPayout('po_a', 1000), aPayout('po_b', 600), aPayout('po_c', 400)];
    expect(match(payouts, [aLine('l', 1000)])).toMatchObject({
      automatic: [],
      suggested: ['3 could_be_sum: l is po_a', '5 many_payouts: l is po_b,po_c'],
    });
    const all = [aLine('l', 1000), aLine('l2', 600), aLine('l3', 400)];
    expect(match(payouts, all).automatic).toHaveLength(3);
  });

  test('what may be a part of a payout is not certainly another', () => {
    const payouts = [aPayout('po_a', 600), aPayout('po_b', 1000)];
    expect(match(payouts, [aLine('l1', 600), aLine('l2', 400)]).automatic).toEqual([]);
  });
});

describe('what the bank takes back', () => {
  const back = (over: Partial<OpenLine> = {}) =>
    aLine('l2', -100, { day: day('06'), isReversal: true, ...over });
  const failed = [
    aPayout('po_a', 100, { hasFailed: true }),
    aPayout('po_a', -100, { hasFailed: true, id: 'po_a:return', leg: 'return', day: day('06') }),
  ];

  test('of a payout that failed both lines are found', () => {
    expect(match(failed, [aLine('l1', 100), back({ text: 'STORNO' })]).automatic).toEqual([
      '1 reversal: l2 is po_a:return',
      '2 only_pair: l1 is po_a',
    ]);
  });

  test('of a payout that never came none is wanted', () => {
    expect(match(failed, [])).toEqual({ automatic: [], suggested: [], unknown: [] });
  });

  test('what is booked again is the last line', () => {
    const lines = [aLine('l1', 100), back(), aLine('l3', 100, { day: day('09') })];
    expect(match([aPayout('po_a', 100)], lines)).toEqual({
      automatic: ['2 only_pair: l3 is po_a'],
      suggested: [],
      unknown: [],
    });
  });

  test('a stranger’s line and its reversal are no question', () => {
    const lines = [aLine('l1', 100), back()];
    expect(match([], lines)).toEqual({ automatic: [], suggested: [], unknown: [] });
  });
});

test('a person’s word about a line takes it out', () => {
  const asked = { items: [aPayout('po_a', 100)], rejected: new Set<string>(), learned: new Set<string>() };
  const found = matchLines({ ...asked, lines: [aLine('l', 100)], settled: new Set(['l']) });
  expect(found.automatic).toEqual([]);
});
