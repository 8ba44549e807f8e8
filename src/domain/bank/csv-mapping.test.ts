import { expect, test } from 'vitest';
import { assert } from '../shared/assert.ts';
import { csvLayout } from './csv-layout.ts';
import { type CsvMapping, guessMapping, mappingProblem } from './csv-mapping.ts';

function guess(text: string): CsvMapping {
  const layout = csvLayout(text);
  assert(layout && !layout.profile, 'a table that no profile knows');
  return guessMapping(layout);
}

test.each([
  [
    'by the names of its columns',
    'Booking date;Value date;Description;Amount;Currency;Balance\n14.03.2026;15.03.2026;A;1.312,50;EUR;2.000,00\n',
    {
      columns: { booked: 0, valued: 1, amount: 3, currency: 4, balance: 5 },
      text: [2],
      dayOrder: 'dmy',
      decimal: ',',
    },
  ],
  [
    'with money out and money in',
    'Date,Details,Paid out,Paid in\n03/14/2026,A,,12.50\n',
    { columns: { booked: 0, out: 2, in: 3 }, text: [1], dayOrder: 'mdy', decimal: '.' },
  ],
  [
    'by what stands in it, where the names say nothing',
    'When;What;How much\n2026-03-04;A;1.312,50\n',
    { columns: { booked: 0 }, text: [], dayOrder: 'ymd', decimal: ',' },
  ],
  [
    'without a header',
    '14.03.2026;A;12,50\n15.03.2026;B;1.312,50\n',
    { columns: { booked: 0 }, text: [], dayOrder: 'dmy', decimal: ',' },
  ],
])('a table is guessed %s', (_, text, mapping) => {
  expect(guess(text)).toEqual(mapping);
});

test.each([
  [{ booked: 0, amount: 1 }, undefined],
  [{ booked: 0, out: 1, in: 2 }, undefined],
  [{ booked: 0, out: 1 }, 'amount'],
  [{ booked: 0 }, 'amount'],
  [{ amount: 1 }, 'booked'],
])('of %j the missing part is %s', (columns, problem) => {
  expect(mappingProblem({ columns, text: [], dayOrder: 'dmy', decimal: '.' })).toBe(problem);
});
