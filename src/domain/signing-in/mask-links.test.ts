import { expect, test } from 'vitest';
import { maskLinks } from './mask-links.ts';

const link = (action: string, token: string) =>
  `Go on:\nhttps://store.example/wp-login.php?action=${action}&token=${token}\nBye`;

test.each([
  ['rp', true, '(hidden)'],
  ['rp', false, '(hidden)'],
  ['one-time', false, '(hidden)'],
  ['one-time', true, 'aB-_9'],
])('the link %s, read by its addressee: %s', (action, isAddressee, shown) => {
  expect(maskLinks(link(action, 'aB-_9'), isAddressee)).toBe(link(action, shown));
});

test('every one of them, and nothing else', () => {
  const text = 'token=abc and action=rp, https://store.example/?page=2';
  expect(maskLinks(text, false)).toBe(text);
  expect(maskLinks(link('rp', 'a') + link('rp', 'b'), true)).toBe(
    link('rp', '(hidden)') + link('rp', '(hidden)'),
  );
});
