import { expect, test } from 'vitest';
import { postgresProblem } from './usable-postgres.ts';

test.each([
  [
    140_999,
    'it is PostgreSQL 14.999, and Countinghouse works with 15 to 18: older ones lack "unique nulls not distinct"',
  ],
  [150_000, undefined],
  [180_004, undefined],
  [189_999, undefined],
  [190_000, 'it is PostgreSQL 19.0, and Countinghouse works with 15 to 18: newer ones have not been tried'],
])('version %i', (number, problem) => {
  expect(postgresProblem({ number, encoding: 'UTF8' })).toBe(problem);
});

test.each(['SQL_ASCII', 'LATIN1'])('encoding %s', (encoding) => {
  expect(postgresProblem({ number: 180_004, encoding })).toBe(
    `its encoding is ${encoding}, and names of people need UTF8: make it anew (createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8)`,
  );
});

test('of two problems the version is told: whoever changes that makes a new database anyway', () => {
  expect(postgresProblem({ number: 140_000, encoding: 'LATIN1' })).toMatch(/^it is PostgreSQL 14\.0/);
});
