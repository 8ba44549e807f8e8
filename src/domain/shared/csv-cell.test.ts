import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['', ''],
  ['a', 'a'],
  ['4970', '4970'],
  ['Payment txn_1', 'Payment txn_1'],
  ['a-b/c.d:e', 'a-b/c.d:e'],
  ['ends with a blank ', '"ends with a blank "'],
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ['a,b', '"a,b"'],
  ['a;=b', `"a;'=b"`],
  ['say "so"', '"say ""so"""'],
  ['Gebühren', 'Gebühren'],
])('%j is written %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
