import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S } from '#domain/shared/time.ts';
import { signInLimits } from '#domain/signing-in/attempt-limits.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { countAttempt, forgive, takeBack } from './attempt-throttle.ts';

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

const attempt = (account: string, address = '192.0.2.1', knownDevice?: string) =>
  countAttempt({ db: database.db, now: clock.now }, signInLimits({ account, address, knownDevice }));
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
/** Fifty at once, and those that met another one again, one after the other. */
const triedInAll = async (work: (n: number) => Promise<unknown>): Promise<number> => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => outcome(work(n))));
  for (let n = 0; n < 50; n += 1) outcomes.push(await outcome(work(n)));
  return outcomes.filter((one) => one === 'tried').length;
};
const rows = () => database.db.selectFrom('sign_in_attempts').selectAll().execute();

describe('an account at an address', () => {
  test('has five attempts, then waits until the oldest is fifteen minutes old', async () => {
    await attempt('a');
    clock.advance(100);
    await times(4, () => attempt('a'));

    expect(await outcome(attempt('a'))).toEqual({
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
    expect(await outcome(attempt('a', '192.0.2.2'))).toBe('tried');
  });

  test('fifty at once: five are tried, and none waits for another', async () => {
    expect(await triedInAll(() => attempt('a'))).toBe(5);
  });
});

describe('an account that strangers guess at from many addresses', () => {
  const fromEverywhere = (count: number, from = 0) =>
    times(count, (n) => attempt('a', `198.51.${Math.floor((from + n) / 250)}.${(from + n) % 250}`));

  test('has a hundred attempts a day', async () => {
    await fromEverywhere(99);
    clock.advance(MINUTES_15);
    await fromEverywhere(1, 99);

    expect(await outcome(attempt('a'))).toEqual({
      refused: 'sign_in_throttled',
      retry_after_s: DAY_S - MINUTES_15,
    });
    clock.advance(DAY_S - MINUTES_15);
    expect(await outcome(attempt('a'))).toBe('tried');
  });

  test('never keeps a known device out, which has five of its own', async () => {
    await fromEverywhere(100);
    await times(5, () => attempt('a', '198.51.0.1', 'device'));

    expect(await outcome(attempt('a', '198.51.0.1', 'device'))).toMatchObject({ retry_after_s: MINUTES_15 });
    expect(await outcome(attempt('a', '198.51.0.1', 'another device'))).toBe('tried');
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
    expect(await triedInAll((n) => attempt(`account ${n}`))).toBe(20);
  });

  test('a refused attempt counts for nobody', async () => {
    await times(5, () => attempt('a'));
    await times(30, () => outcome(attempt('a')));

    expect(await rows()).toHaveLength(15);
  });
});

test('the right password clears the caller’s own count, but gives the address only that attempt back', async () => {
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
  expect(await rows()).toHaveLength(5 + 3); // Those of the day, and the new ones.

  clock.advance(DAY_S);
  await attempt('b', '192.0.2.2');
  expect(await rows()).toHaveLength(3);
});
