import { expect, test } from 'vitest';
import { maskLinks } from './mask-links.ts';

const NOBODY = { isAddressee: false, isOwner: false };
const link = (action: string, token: string) =>
  `Go on:\nhttps://store.example/wp-login.php?action=${action}&token=${token}\nBye`;

test.each([
  ['rp', { isAddressee: true, isOwner: true }, '(hidden)'],
  ['rp', NOBODY, '(hidden)'],
  ['one-time', NOBODY, '(hidden)'],
  ['one-time', { isAddressee: false, isOwner: true }, '(hidden)'],
  ['one-time', { isAddressee: true, isOwner: false }, 'aB-_9'],
  ['invitation', NOBODY, '(hidden)'],
  ['invitation', { isAddressee: false, isOwner: true }, 'aB-_9'],
  ['invitation', { isAddressee: true, isOwner: false }, 'aB-_9'],
])('the link %s, read by %j', (action, reader, shown) => {
  expect(maskLinks(link(action, 'aB-_9'), reader)).toBe(link(action, shown));
});

test('every one of them, and nothing else', () => {
  const text = 'token=abc and action=rp, https://store.example/?page=2';
  expect(maskLinks(text, NOBODY)).toBe(text);
  expect(maskLinks(link('rp', 'a') + link('rp', 'b'), { isAddressee: true, isOwner: true })).toBe(
    link('rp', '(hidden)') + link('rp', '(hidden)'),
  );
});
