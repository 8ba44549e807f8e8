import { expect, test } from 'vitest';
import { isOlder, isRelease, stepInTheWay } from './release-order.ts';

test.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.1', true],
  ['0.1.1', '0.1.0', false],
  ['0.9.0', '0.10.0', true],
  ['0.10.0', '0.9.9', false],
  ['1.0.0', '0.99.99', false],
  ['0.99.99', '1.0.0', true],
  ['1.0.0-beta.2', '1.0.0', false],
])('%s is older than %s: %s', (one, other, expected) => expect(isOlder(one, other)).toBe(expected));

test.each([
  ['0.1.0', true],
  ['10.20.30', true],
  ['1.0.0-beta.2', true],
  ['1.0', false],
  ['v1.0.0', false],
  ['', false],
])('%s names a release: %s', (text, expected) => expect(isRelease(text)).toBe(expected));

test.each([
  ['nothing that is unknown', [], undefined],
  ['what only adds', ['0.0.0'], undefined],
  ['what this release does without', ['0.2.0'], undefined],
  ['what it needs', ['0.2.1'], 0],
  ['one of several that it needs', ['0.0.0', '0.3.0'], 1],
  ['something nobody said anything about', [undefined], 0],
  ['something that is no release', ['soon'], 0],
])('to release 0.2.0, of %s', (_, oldest, expected) => {
  const steps = oldest.map((oldestRelease, at) => ({ name: String(at), oldestRelease }));
  expect(stepInTheWay('0.2.0', steps)?.name).toBe(expected === undefined ? undefined : String(expected));
});
