import { describe, expect, test } from 'vitest';
import { type HasLetter, hasUnwritable, typefaceRuns } from './typeface-runs.ts';

const LETTERS = {
  cjk: '山田株式会社、サクラ김',
  arabic: 'مريخواه،',
  hebrew: 'יוסי',
  thai: 'น้ำ',
  devanagari: 'हिन्दी।',
};
const has: HasLetter = (typeface, letter) => LETTERS[typeface].includes(letter);
const runs = (text: string) => typefaceRuns(text, has).map(({ typeface, text: piece }) => [typeface, piece]);

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
  [
    'Ann مريم،',
    [
      ['usual', 'Ann '],
      ['arabic', 'مريم،'],
    ],
  ],
  ['יוסי', [['hebrew', 'יוסי']]],
  ['น้ำ', [['thai', 'น้ำ']]],
  ['हिन्दी।', [['devanagari', 'हिन्दी।']]],
  ['ᚠ ሀ', [['usual', '? ?']]],
  [
    'مڪ',
    [
      ['arabic', 'م'],
      ['usual', '?'],
    ],
  ],
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
  expect(runs('e\u0301\u3000a\tb\u202ec\u0000\r\nd')).toEqual([['usual', 'é a  bc\nd']]);
  expect(runs('1\u00a0%\u202f!')).toEqual([['usual', '1\u00a0%\u00a0!']]);
  expect(runs('−5')).toEqual([['usual', '–5']]);
});

test('joiners stay where letters join, and isolates everywhere', () => {
  expect(runs('مي\u200cخواه')).toEqual([['arabic', 'مي\u200cخواه']]);
  expect(runs('a\u200db')).toEqual([['usual', 'ab']]);
  expect(runs('\u20665\u2069')).toEqual([['usual', '\u20665\u2069']]);
});

describe('whether a letter is missing', () => {
  test.each([
    ['Ada', false],
    ['Really?', false],
    ['山田', false],
    ['山\u3000田', false],
    ['e\u0301', false],
    ['مريم', false],
    ['ᚠ', true],
    ['مڪ', true],
    ['\u2066ا\u200d\u2069', false],
    ['山鿿', true],
  ])('%j: %s', (text, missing) => {
    expect(hasUnwritable(text, has)).toBe(missing);
  });
});
