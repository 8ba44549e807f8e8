import { describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { acceptedStep, base32, codeAddress, codeAt, newCodeSecret, stepOf } from './one-time-code.ts';

const SECRET = Buffer.from('12345678901234567890');

describe('the vectors of RFC 6238, appendix B', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i the code is %s', (at, code) => {
    expect(codeAt(SECRET, stepOf(epochSeconds(at)), 8)).toBe(code);
    expect(codeAt(SECRET, stepOf(epochSeconds(at)))).toBe(code.slice(2));
  });
});

describe('which codes are taken', () => {
  const at = epochSeconds(1_111_111_111);
  const now = stepOf(at);
  test.each([
    [-2, undefined],
    [-1, now - 1],
    [0, now],
    [1, now + 1],
    [2, undefined],
  ])('the code of %i steps from now: %s', (distance, step) => {
    expect(acceptedStep(SECRET, { code: codeAt(SECRET, now + distance), at, lastStep: 0 })).toBe(step);
  });

  test.each([
    [now - 1, now],
    [now, undefined],
    [now + 1, undefined],
  ])('after the code of step %i was taken, the one of now is: %s', (lastStep, step) => {
    expect(acceptedStep(SECRET, { code: codeAt(SECRET, now), at, lastStep })).toBe(step);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
    expect(acceptedStep(SECRET, { code, at, lastStep: 0 })).toBeUndefined();
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %s, as RFC 4648 says', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('a secret has 160 bits, and no two are the same', () => {
  expect(base32(newCodeSecret())).toMatch(/^[A-Z2-7]{32}$/);
  expect(newCodeSecret()).not.toEqual(newCodeSecret());
});

test('the address names the store and the person, whatever they are called', () => {
  expect(codeAddress(SECRET, { email: 'a+b@example.com', issuer: 'Tea: & More' })).toBe(
    'otpauth://totp/Tea%20%20%26%20More:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tea%20%20%26%20More',
  );
});
