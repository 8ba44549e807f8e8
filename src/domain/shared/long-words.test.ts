import { describe, expect, test } from 'vitest';
import { breakLongWords } from './long-words.ts';

describe('with words of at most five letters', () => {
  test.each([
    ['nothing', '', ['']],
    ['a word of just as many', 'abcde', ['abcde']],
    ['one letter more', 'abcdef', ['abcde', 'f']],
    ['twice as many', 'abcdefghij', ['abcde', 'fghij']],
    ['twice as many and one', 'abcdefghijk', ['abcde', 'fghij', 'k']],
    ['short words, however many', 'ab cd ef gh', ['ab cd ef gh']],
    ['a long word among short ones', 'ab cdefghi jk', ['ab cdefg', 'hi jk']],
    ['lines', 'abcde\nfghij\n', ['abcde\nfghij\n']],
    ['letters that take two places', '𠀀𠀁𠀂𠀃𠀄𠀅', ['𠀀𠀁𠀂𠀃𠀄', '𠀅']],
  ])('%s', (_, text, pieces) => {
    expect(breakLongWords(text, 5)).toEqual(pieces);
  });
});

test('nothing is lost of a text of any length', () => {
  const text = `${'x'.repeat(19_900)} and ${'🎉'.repeat(9000)}`;
  const pieces = breakLongWords(text, 40);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) expect(piece).not.toMatch(/\S{41}/u);
});
