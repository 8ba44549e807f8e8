import { expect, test } from 'vitest';
import { atBankWords, linesWords, type WrittenAtBank } from './at-bank-words.ts';

const atBank = (over: Partial<WrittenAtBank>): WrittenAtBank => ({
  ...{
    state: 'matched',
    day: 'Mar 4, 2026',
    days: 0,
    difference: '$0.20',
    isLess: true,
    hasDifference: false,
  },
  lines: [{ line_number: 12, file_name: 'March.xml' }],
  ...over,
});
const sentence = (over: Partial<WrittenAtBank>) => {
  const { label, detail } = atBankWords(atBank(over));
  return `${label} ${detail}`.trim();
};

test.each<[Partial<WrittenAtBank>, string]>([
  [{}, 'In your bank since Mar 4, 2026, line 12 of March.xml'],
  [{ state: 'expected', lines: [] }, 'Expected by Mar 4, 2026'],
  [{ state: 'no_statement', lines: [] }, 'No statement yet for that day'],
  [{ state: 'missing', lines: [], days: 3 }, 'Overdue, 3 days'],
  [{ state: 'missing', lines: [], days: 1 }, 'Overdue, 1 day'],
  [{ state: 'differs' }, 'Bank shows $0.20 less since Mar 4, 2026, line 12 of March.xml'],
  [{ state: 'suggested', hasDifference: true }, 'Bank shows $0.20 less'],
  [{ state: 'suggested', hasDifference: true, isLess: false }, 'Bank shows $0.20 more'],
  [{ state: 'suggested' }, 'To be confirmed'],
  [{ state: 'returned' }, 'Sent back by your bank on Mar 4, 2026, line 12 of March.xml'],
])('%o: %s', (over, words) => {
  expect(sentence(over)).toBe(words);
});

test('several lines are all named', () => {
  const line = (line_number: number, file_name = 'a.csv') => ({ line_number, file_name });
  expect(linesWords([line(3), line(4)])).toBe('lines 3, 4 of a.csv');
  expect(linesWords([line(3), line(1, 'b.csv')])).toBe('line 3 of a.csv, line 1 of b.csv');
});
