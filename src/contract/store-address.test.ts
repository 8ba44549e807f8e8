import { expect, test } from 'vitest';
import { readStoreAddress } from './store-address.ts';

test.each([
  ['as it is', 'https://shop.example', { url: 'https://shop.example' }],
  ['with a slash', 'https://shop.example/', { url: 'https://shop.example' }],
  ['in a folder', 'https://example.com/shop/', { url: 'https://example.com/shop' }],
  ['that of the interface', 'https://example.com/shop/wp-json/wc/v3', { url: 'https://example.com/shop' }],
  [
    'that of a page',
    'https://shop.example/wp-admin/admin.php?page=wc-orders',
    { url: 'https://shop.example' },
  ],
  ['with a port', 'http://127.0.0.1:8080', { url: 'http://127.0.0.1:8080' }],
  ['none', '', { problem: 'missing' }],
  ['a name alone', 'shop.example', { problem: 'no_web_address' }],
  ['of another kind', 'ftp://shop.example', { problem: 'no_web_address' }],
  ['with a password', 'https://ada:secret@shop.example', { problem: 'carries_password' }],
  ['with a name', 'https://ada@shop.example', { problem: 'carries_password' }],
])('an address %s', (_, text, read) => {
  expect(readStoreAddress(text)).toEqual(read);
});
