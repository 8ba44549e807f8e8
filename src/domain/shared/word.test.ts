import { expect, test } from 'vitest';
import { humanized, isOneOf, known, labelOf } from './word.ts';

const LABELS = { won: 'Won', charge_refunded: 'Charge refunded' };

test.each([
  ['some_new_word', 'Some new word'],
  ['light-outline', 'Light outline'],
  ['won', 'Won'],
  ['__odd__', 'Odd'],
  ['ALREADY', 'ALREADY'],
  ['', ''],
])('%j reads %j', (word, words) => expect(humanized(word)).toBe(words));

test.each([
  ['won', 'Won'],
  ['charge_refunded', 'Charge refunded'],
  ['some_new_word', 'Some new word'],
  ['constructor', 'Constructor'],
  ['__proto__', 'Proto'],
])('%j is called %j', (word, label) => expect(labelOf(LABELS, word)).toBe(label));

test('a table knows its own words alone', () => {
  expect(known(LABELS, 'won')).toBe('Won');
  expect(known(LABELS, 'toString')).toBeUndefined();
  expect([isOneOf(['a', 'b'], 'a'), isOneOf(['a', 'b'], 'c'), isOneOf(['a'], null)]).toEqual([
    true,
    false,
    false,
  ]);
});
