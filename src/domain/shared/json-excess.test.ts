import { expect, test } from 'vitest';
import { findJsonExcess, JSON_DEPTH_MAX, JSON_VALUES_MAX } from './json-excess.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const listOf = (count: number, value = '0'): string => `[${Array(count).fill(value).join(',')}]`;
const keys = (count: number): string =>
  `{${Array.from({ length: count }, (_, n) => `"k${n}":${n}`).join(',')}}`;
const TOO_MANY = { of: 'values', most: JSON_VALUES_MAX };
const TOO_DEEP = { of: 'depth', most: JSON_DEPTH_MAX };

test.each([
  ['nothing', '', undefined],
  ['a word', '"a"', undefined],
  ['the last level', nested(JSON_DEPTH_MAX), undefined],
  ['one level more', nested(JSON_DEPTH_MAX + 1), TOO_DEEP],
  ['many levels one after the other', `[${nested(40)},${nested(40)}]`, undefined],
  ['levels that never end', '{"a":'.repeat(100_000), TOO_DEEP],
  ['levels that end without a beginning', `${']'.repeat(100)}${nested(JSON_DEPTH_MAX)}`, undefined],
  // The list or object itself is a value, too.
  ['the last item', listOf(JSON_VALUES_MAX - 1), undefined],
  ['one item more', listOf(JSON_VALUES_MAX), TOO_MANY],
  ['the last key', keys(JSON_VALUES_MAX - 1), undefined],
  ['one key more', keys(JSON_VALUES_MAX), TOO_MANY],
  ['one key, again and again', `{${Array(JSON_VALUES_MAX).fill('"a":1').join(',')}}`, TOO_MANY],
  ['empty lists', listOf(JSON_VALUES_MAX / 2, '[]'), TOO_MANY],
  ['signs inside a text', `"${',[{'.repeat(100_000)}"`, undefined],
  ['a text that ends with a backslash', `["\\\\",${nested(JSON_DEPTH_MAX)}]`, TOO_DEEP],
  ['a quote that does not end a text', `["\\"${'['.repeat(100)}"]`, undefined],
  ['letters of several bytes', `["🧾${'['.repeat(100)}ä"]`, undefined],
])('%s', (_, text, expected) => {
  expect(findJsonExcess(bytesOf(text))).toEqual(expected);
});
