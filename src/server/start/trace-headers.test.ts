import { expect, test } from 'vitest';
import { readTraceHeaders } from './trace-headers.ts';

test.each([
  ['', {}],
  ['authorization=Bearer%20word', { authorization: 'Bearer word' }],
  [' X-Team = payments , x-key=a=b,', { 'x-team': 'payments', 'x-key': 'a=b' }],
  ['x-empty=', { 'x-empty': '' }],
  ['authorization', undefined],
  ['=word', undefined],
  ['two words=1', undefined],
  ['x-key=%zz', undefined],
  ['x-key=a%0d%0aX-Other:%20b', undefined],
])('%s', (text, expected) => {
  expect(readTraceHeaders(text)).toEqual(expected);
});
