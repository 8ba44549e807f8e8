import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_S } from '#domain/shared/time.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { isNonceOf, makeNonce } from './nonce.ts';

const START_OF_TICK = 1_700_006_400; // A multiple of six hours.
const holder = { user_id: 1, session_id: 'aa' };

let database: TestDatabase;
let clock: ReturnType<typeof testClock>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  clock = testClock(START_OF_TICK);
});

const deps = () => ({ db: database.db, now: clock.now });

test('is good for its own session and person only', async () => {
  const nonce = await makeNonce(deps(), holder);

  expect(nonce).toMatch(/^[0-9a-f]{20}$/);
  expect(await isNonceOf(deps(), holder, nonce)).toBe(true);
  expect(await isNonceOf(deps(), { ...holder, session_id: 'ab' }, nonce)).toBe(false);
  expect(await isNonceOf(deps(), { ...holder, user_id: 2 }, nonce)).toBe(false);
  expect(await isNonceOf(deps(), { user_id: 1 }, nonce)).toBe(false);
});

test('any changed character spoils it', async () => {
  const nonce = await makeNonce(deps(), holder);
  for (let at = 0; at < nonce.length; at += 1) {
    const changed = nonce.slice(0, at) + (nonce[at] === '0' ? '1' : '0') + nonce.slice(at + 1);
    expect(await isNonceOf(deps(), holder, changed)).toBe(false);
  }
});

test.each(['', '0', 'x'.repeat(20), 'é'.repeat(10), 'a'.repeat(100_000)])('%j is none', async (nonce) => {
  expect(await isNonceOf(deps(), holder, nonce)).toBe(false);
});

test.each([
  ['a second before twelve hours', 12 * HOUR_S - 1, true],
  ['twelve hours', 12 * HOUR_S, false],
  ['a second before it was made', -1, false],
])('made at the start of a tick, after %s', async (_, seconds, good) => {
  const nonce = await makeNonce(deps(), holder);
  clock.advance(seconds);

  expect(await isNonceOf(deps(), holder, nonce)).toBe(good);
});

test('changes with time', async () => {
  const nonce = await makeNonce(deps(), holder);
  clock.advance(6 * HOUR_S);

  expect(await makeNonce(deps(), holder)).not.toBe(nonce);
});

test('processes that share a database know each other’s', async () => {
  const elsewhere = { db: openDatabase(database.pool), now: clock.now };
  const nonce = await makeNonce(elsewhere, holder);

  expect(await isNonceOf(deps(), holder, nonce)).toBe(true);
});

test('another database has another secret', async () => {
  const other = await createTestDatabase();
  try {
    const nonce = await makeNonce({ db: other.db, now: clock.now }, holder);
    expect(await isNonceOf(deps(), holder, nonce)).toBe(false);
  } finally {
    await other.drop();
  }
});
