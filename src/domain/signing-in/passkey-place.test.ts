import { expect, test } from 'vitest';
import { passkeyPlace } from './passkey-place.ts';

test.each([
  ['https:', 'store.example', { name: 'store.example' }],
  ['http:', 'localhost', { name: 'localhost' }],
  ['http:', 'shop.localhost', { name: 'shop.localhost' }],
  ['http:', 'store.example', { problem: 'no_https' }],
  ['http:', 'notlocalhost', { problem: 'no_https' }],
  ['http:', '127.0.0.1', { problem: 'no_name' }],
  ['https:', '192.0.2.1', { problem: 'no_name' }],
  ['https:', '[::1]', { problem: 'no_name' }],
  ['https:', '1.example', { name: '1.example' }],
])('%s//%s: %j', (protocol, hostname, place) => {
  expect(passkeyPlace({ protocol, hostname })).toEqual(place);
});
