import { expect, test } from 'vitest';
import { postgresProblem } from './postgres-versions.ts';

test.each([
  [140_999, 'it is PostgreSQL 14.999, and Countinghouse works with 15 to 18'],
  [150_000, undefined],
  [180_004, undefined],
  [189_999, undefined],
  [190_000, 'it is PostgreSQL 19.0, and Countinghouse works with 15 to 18'],
])('%i', (number, problem) => {
  expect(postgresProblem(number)).toBe(problem);
});
