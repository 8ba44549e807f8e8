import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQueryExcess, parseLastQuery, parseQuery } from './query-string.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a', { a: '' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[]=x', { a: ['x'] }],
  ['a[]=x&a[]=y', { a: ['x', 'y'] }],
  ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['a[1]=y&a[0]=x', { a: ['x', 'y'] }],
  ['a[3]=x&a[]=y', { a: ['x', 'y'] }],
  ['a[7]=late', { a: ['late'] }],
  ['a%5B0%5D=x', { a: ['x'] }],
  ['q=a+b%20c', { q: 'a b c' }],
  ['q=100%', { q: '100%' }],
  ['q=%ff', { q: '\uFFFD' }],
  ['search[0]=Order%20%2315&search[1]=x%26y', { search: ['Order #15', 'x&y'] }],
  ['s[company][structure]=sole', { s: { company: { structure: 'sole' } } }],
  ['s[a]=1&s[b]=2', { s: { a: '1', b: '2' } }],
  ['a=1&a[0]=2', { a: ['2'] }],
  ['a[=1', { 'a[': '1' }],
  ['a]b[c]=1', { 'a]b[c]': '1' }],
  ['[0]=1', { '[0]': '1' }],
])('%s', (text, expected) => {
  expect(plain(parseQuery(text))).toEqual(expected);
});

test.each([
  ['200 pairs', Array.from({ length: 200 }, (_, n) => `k${n}=1`).join('&'), undefined],
  ['201 pairs', Array.from({ length: 201 }, (_, n) => `k${n}=1`).join('&'), { of: 'values', most: 200 }],
  ['index 99', 'a[99]=1', undefined],
  ['index 100', 'a[100]=1', { of: 'values', most: 100 }],
  ['three steps', 'a[b][c]=1', undefined],
  ['four steps', 'a[b][c][d]=1', { of: 'depth', most: 3 }],
])('%s', (_, text, marked) => {
  expect(findQueryExcess(text)).toEqual(marked);
});

test('what goes too deep or comes too late is not read', () => {
  const pairs = Array.from({ length: 201 }, (_, n) => `k${n}=1`).join('&');

  expect(Object.keys(parseQuery('a=1&b[c][d][e]=2&f=3'))).toEqual(['a', 'f']);
  expect(Object.keys(parseQuery(pairs)).at(-1)).toBe('k199');
});

test('no key reaches a prototype', () => {
  const query = parseQuery('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__]=1');

  expect(Object.getPrototypeOf(query)).toBeNull();
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor', 'a']);
});

test('any text is answered, and what was written is read back', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseQuery(text) === 'object'));
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 20 }), (values) => {
      const text = values.map((value, n) => `a[${n}]=${encodeURIComponent(value)}`).join('&');
      expect(parseQuery(text).a).toEqual(values);
    }),
  );
});

test.each([
  ['a=1&a=2', { a: '2' }],
  ['a[0]=x&a[1]=y&a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['a[]=x&a[]=y', { a: ['x', 'y'] }],
  ['a[b]=1&a[b]=2', { a: { b: '2' } }],
])('of %s, a store reads the last', (text, expected) => {
  expect(parseLastQuery(text)).toEqual(expected);
});
