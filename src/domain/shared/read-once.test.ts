import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('the same text is read once, and another one anew', () => {
  const read: string[] = [];
  const length = readOnce((text) => {
    read.push(text);
    return text.length;
  });
  expect(['one', 'one', 'three', 'three', 'one'].map(length)).toEqual([3, 3, 5, 5, 3]);
  expect(read).toEqual(['one', 'three', 'one']);
});

test('what cannot be read is tried again', () => {
  let times = 0;
  const fail = readOnce((text: string) => {
    times += 1;
    throw new Error(text);
  });
  expect(() => fail('no')).toThrow('no');
  expect(() => fail('no')).toThrow('no');
  expect(times).toBe(2);
});
