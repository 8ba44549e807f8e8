import { describe, expect, test } from 'vitest';
import { hasUnwritable, typefaceRuns } from './typeface-runs.ts';

const hasCjk = (letter: string) => '山田株式会社、サクラ김'.includes(letter);
const runs = (text: string) =>
  typefaceRuns(text, hasCjk).map(({ typeface, text: piece }) => [typeface, piece]);

test.each([
  ['Ada Lovelace', [['usual', 'Ada Lovelace']]],
  ['Καφέ Łódź Кафе №1 “x” €5', [['usual', 'Καφέ Łódź Кафе №1 “x” €5']]],
  [
    '株式会社 Sakura',
    [
      ['cjk', '株式会社'],
      ['usual', ' Sakura'],
    ],
  ],
  [
    'Ann 山田、B',
    [
      ['usual', 'Ann '],
      ['cjk', '山田、'],
      ['usual', 'B'],
    ],
  ],
  [
    '김 Kim',
    [
      ['cjk', '김'],
      ['usual', ' Kim'],
    ],
  ],
  ['مريم', [['usual', '????']]],
  [
    '山鿿',
    [
      ['cjk', '山'],
      ['usual', '?'],
    ],
  ],
  ['ok 🎉', [['usual', 'ok ?']]],
  ['#1 * ©', [['usual', '#1 * ©']]],
  ['', []],
])('%j is written as %j', (text, expected) => {
  expect(runs(text)).toEqual(expected);
});

test('accents join their letters, blanks are blanks, and what turns the direction of a text is left out', () => {
  expect(runs('e\u0301\u00a0a\tb\u202ec\u0000\r\nd')).toEqual([['usual', 'é a  bc\nd']]);
  expect(runs('−5')).toEqual([['usual', '–5']]);
});

describe('whether a letter is missing', () => {
  test.each([
    ['Ada', false],
    ['Really?', false],
    ['山田', false],
    ['山\u3000田', false],
    ['e\u0301', false],
    ['مريم', true],
    ['山鿿', true],
  ])('%j: %s', (text, missing) => {
    expect(hasUnwritable(text, hasCjk)).toBe(missing);
  });
});
