import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { addressGroup, countAttempt, forgive, takeBack } from './attempt-throttle.ts';

const MINUTES_15 = 900;

let database: TestDatabase;
let clock: ReturnType<typeof testClock>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  clock = testClock();
});

const attempt = (account: string, ip = '192.0.2.1') =>
  countAttempt({ db: database.db, now: clock.now }, { account, ip });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'tried',
    (error: { code: string; details: { retry_after_s: number } }) => ({
      refused: error.code,
      retry_after_s: error.details.retry_after_s,
    }),
  );
const times = async (count: number, work: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await work(n);
};
const rows = () => database.db.selectFrom('sign_in_attempts').selectAll().execute();

describe('an account', () => {
  test('has five attempts, then waits until the oldest is fifteen minutes old', async () => {
    await attempt('a');
    clock.advance(100);
    await times(4, (n) => attempt('a', `192.0.2.${n + 10}`));

    expect(await outcome(attempt('a', '192.0.2.99'))).toEqual({
      refused: 'sign_in_throttled',
      retry_after_s: MINUTES_15 - 100,
    });
    clock.advance(MINUTES_15 - 101);
    expect(await outcome(attempt('a'))).toEqual({ refused: 'sign_in_throttled', retry_after_s: 1 });
    clock.advance(1);
    expect(await outcome(attempt('a'))).toBe('tried');
    expect(await outcome(attempt('a'))).toMatchObject({ refused: 'sign_in_throttled' });
  });

  test('that is refused does not shut out another', async () => {
    await times(5, () => attempt('a'));

    expect(await outcome(attempt('b'))).toBe('tried');
  });

  test('fifty at once: five are tried', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => outcome(attempt('a', `192.0.2.${n + 1}`))),
    );

    expect(outcomes.filter((one) => one === 'tried')).toHaveLength(5);
  });
});

describe('an address', () => {
  test('has twenty attempts over all accounts', async () => {
    await times(20, (n) => attempt(`account ${n}`));

    expect(await outcome(attempt('one more'))).toEqual({
      refused: 'sign_in_throttled',
      retry_after_s: MINUTES_15,
    });
    expect(await outcome(attempt('one more', '192.0.2.2'))).toBe('tried');
  });

  test('fifty accounts at once: twenty are tried', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => outcome(attempt(`account ${n}`))),
    );

    expect(outcomes.filter((one) => one === 'tried')).toHaveLength(20);
  });

  test('a refused attempt counts for nobody', async () => {
    await times(5, () => attempt('a'));
    await times(30, () => outcome(attempt('a')));

    expect(await rows()).toHaveLength(10);
  });
});

test('the right password clears the account, but gives its address only that attempt back', async () => {
  await times(4, () => attempt('a'));
  await forgive(database.db, await attempt('a'));

  await times(5, () => attempt('a'));
  await times(11, (n) => attempt(`account ${n}`));
  expect(await outcome(attempt('last'))).toMatchObject({ refused: 'sign_in_throttled' });
});

test('an attempt whose password was never looked at does not count', async () => {
  await times(4, () => attempt('a'));
  await takeBack(database.db, await attempt('a'));

  expect(await outcome(attempt('a'))).toBe('tried');
  expect(await outcome(attempt('a'))).toMatchObject({ refused: 'sign_in_throttled' });
});

test('attempts that no longer count are removed by later ones', async () => {
  await times(5, () => attempt('a'));
  clock.advance(MINUTES_15);
  await attempt('b', '192.0.2.2');

  expect(await rows()).toHaveLength(2);
});

describe('addressGroup', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (ip, group) => {
    expect(addressGroup(ip)).toBe(group);
  });
});
