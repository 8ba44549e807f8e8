import { expect, test } from 'vitest';
import { readTypedAhead } from './typed-ahead.ts';

test.each([
  [[], '', false],
  [['a', 'b', ' ', 'ü'], 'ab ü', false],
  [['Backspace', 'a', 'b', 'Backspace', 'c'], 'ac', false],
  [['Enter', '1', '0'], '10', false],
  [['1', '0', 'Enter'], '10', true],
  [['1', '0', 'Enter', 'x'], '10', true],
])('%j leaves "%s", entered: %s', (keys, text, isEntered) => {
  expect(readTypedAhead(keys)).toEqual({ text, isEntered });
});
