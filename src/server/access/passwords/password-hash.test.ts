import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password-hash.ts';

test('a password is kept as argon2id with the costs we promise', async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the same password matches', async () => {
  const hash = await hashPassword('correct horse');

  expect(await passwordMatches('correct horse', hash)).toBe(true);
  expect(await passwordMatches('correct horsf', hash)).toBe(false);
  expect(await passwordMatches('', hash)).toBe(false);
});

test('nothing matches an account without a password', async () => {
  expect(await passwordMatches('', null)).toBe(false);
  expect(await passwordMatches('anything', null)).toBe(false);
});

test('an account that does not exist costs the same work as one that does', async () => {
  const hash = await hashPassword('correct horse');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    known.push(await msOf(() => passwordMatches('wrong', hash))); // In turns, so that a busy machine slows both.
    unknown.push(await msOf(() => passwordMatches('wrong', null)));
  }

  // Without the hash the answer comes a thousand times sooner; a busy machine never shifts two medians that far apart.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.2);
  expect(median(unknown) / median(known)).toBeLessThan(5);
});

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
