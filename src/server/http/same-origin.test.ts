import { expect, test } from 'vitest';
import { isCrossSite } from './same-origin.ts';

const OURS = 'https://store.example';

test.each([
  ['a program', {}, false],
  ['our own page', { origin: OURS, 'sec-fetch-site': 'same-origin' }, false],
  ['our own page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
  ['another site without Origin', { 'sec-fetch-site': 'cross-site' }, true],
  ['a neighbouring host', { origin: 'https://shop.store.example', 'sec-fetch-site': 'same-site' }, true],
  ['an older browser, our page', { origin: OURS }, false],
  [
    'an older browser, our page by another name',
    { origin: 'http://localhost:4000', host: 'localhost:4000' },
    false,
  ],
  ['an older browser, another site', { origin: 'https://evil.example', host: 'store.example' }, true],
  ['an older browser, another port', { origin: 'http://localhost:5000', host: 'localhost:4000' }, true],
  ['an older browser, a sandboxed frame', { origin: 'null', host: 'null' }, true],
  ['nonsense', { origin: 'not an origin', host: 'store.example' }, true],
])('%s', (_, headers, expected) => {
  expect(isCrossSite(headers, OURS)).toBe(expected);
});
