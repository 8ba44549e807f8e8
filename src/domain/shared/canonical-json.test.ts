import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test.each([
  ['names in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['what JSON leaves out', { a: 1, b: undefined }, { a: 1 }, true],
  ['a list in another order', { a: [1, 2] }, { a: [2, 1] }, false],
  ['nothing, and no name', { a: null }, {}, false],
])('%s', (_, one, other, same) => {
  expect(canonicalJson(one) === canonicalJson(other)).toBe(same);
});
