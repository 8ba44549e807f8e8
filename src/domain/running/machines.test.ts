import { expect, test } from 'vitest';
import { backupHereAlone, mailsHereAlone, nameOfMachine, otherMachines } from './machines.ts';

test.each([
  ['nobody', [], []],
  ['only processes of this one', ['countinghouse@one', 'countinghouse@one'], []],
  [
    'two others, one of them twice',
    ['countinghouse@two', 'countinghouse@three', 'countinghouse@two'],
    ['three', 'two'],
  ],
  ['programs of others', ['psql', '', 'countinghouse', 'pg_dump countinghouse@two'], []],
])('%s', (_, names, expected) => {
  expect(otherMachines([...names, 'countinghouse@one'], 'one')).toEqual(expected);
});

test('a name that PostgreSQL would cut is the same machine', () => {
  const host = 'h'.repeat(100);
  expect(nameOfMachine(host)).toHaveLength(63);
  expect(otherMachines([nameOfMachine(host)], host)).toEqual([]);
});

test('alone there is nothing to say', () => {
  expect([mailsHereAlone([]), backupHereAlone([])]).toEqual([undefined, undefined]);
  expect(mailsHereAlone(['two', 'three'])).toMatch(
    /^This machine shares its database with two, three: .*SMTP_URL\.$/,
  );
  expect(backupHereAlone(['two'])).toMatch(
    /^This machine shares its database with two: the backup lies here alone\./,
  );
});
