import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signedText, signedTexts } from './signed-text.ts';

const ADDRESS = 'http://store.test/wp-json/wc/v3/orders';
const OAUTH = [
  ['oauth_consumer_key', 'ck_test'],
  ['oauth_timestamp', '1700000000'],
  ['oauth_nonce', 'nonce123'],
  ['oauth_version', '1.0'],
  ['oauth_signature_method', 'HMAC-SHA256'],
] as const;
const PAGE = [
  ['page', '2'],
  ['per_page', '20'],
  ['search', 'a b'],
] as const;
const sign = (text: string) => createHmac('sha256', 'cs_test&').update(text).digest('base64');
const parametersOf = (pairs: readonly (readonly [string, string])[]) =>
  signedText('GET', ADDRESS, pairs).split('&')[2];

test('signs as the official client does', () => {
  expect(sign(signedText('get', ADDRESS, [...PAGE, ...OAUTH]))).toBe(
    'hwvlg3pE2B+YEuVJmtClhwr+Q3kiJ9A6j2PU2Y9fS4Y=',
  );
});

test('a parameter that comes twice counts once, and a signature not at all', () => {
  const once = signedText('GET', ADDRESS, [...PAGE, ...OAUTH]);
  expect(signedText('GET', ADDRESS, [...PAGE, ...OAUTH, ...PAGE, ['oauth_signature', 'x']])).toBe(once);
});

describe('parameters are written', () => {
  test.each([
    [
      'of a name twice, the last',
      [
        ['a', '1'],
        ['a', '2'],
      ],
      'a%3D2',
    ],
    [
      'sorted by name',
      [
        ['b', '1'],
        ['a', '2'],
      ],
      'a%3D2%26b%3D1',
    ],
    [
      'a list in the order sent',
      [
        ['s[1]', 'x'],
        ['s[0]', 'y'],
      ],
      's%255B1%255D%3Dx%26s%255B0%255D%3Dy',
    ],
    [
      'a list without numbers with them',
      [
        ['s[]', 'x'],
        ['s[]', 'y'],
      ],
      's%255B0%255D%3Dx%26s%255B1%255D%3Dy',
    ],
    ['encoded twice', [['a', "x y~!'()*+é"]], 'a%3Dx%2520y~%2521%2527%2528%2529%252A%252B%25C3%25A9'],
    ['half a character as none', [['a', '\uD800']], 'a%3D%25EF%25BF%25BD'],
  ] as const)('%s', (_, pairs, expected) => {
    expect(parametersOf(pairs)).toBe(expected);
  });
});

test('a list of more than ten counts in the order sent, and in that of the standard', () => {
  const sent = [0, 10, 11, 1, 2].map((nth) => [`s[${nth}]`, 'x'] as const);
  const orderIn = (text: string) => [...text.matchAll(/s%255B(\d+)/g)].map(([, nth]) => Number(nth));
  expect(signedTexts('GET', ADDRESS, [...sent, ['a', '1']]).map(orderIn)).toEqual([
    [0, 10, 11, 1, 2],
    [0, 1, 10, 11, 2],
  ]);
});
