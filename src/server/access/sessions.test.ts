import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { capabilitiesOf } from '#domain/people/roles.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { aUser } from '#tests/factories/user.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import {
  endSession,
  findActor,
  SESSION_ABSOLUTE_S,
  SESSION_IDLE_S,
  sessionId,
  startSession,
} from './sessions.ts';
import { insertUser } from './user-repository.ts';

const client = { ip: '192.0.2.1', user_agent: 'Browser' };

let database: TestDatabase;
let clock: ReturnType<typeof testClock>;
let userId: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  clock = testClock();
  userId = (await insertUser(database.db, aUser({ email: 'amara@example.com' }))).id;
});

const deps = () => ({ db: database.db, now: clock.now });
const start = () => startSession(deps(), userId, client);
const stored = () => database.db.selectFrom('sessions').selectAll().execute();

test('a token leads to its person', async () => {
  const token = await start();

  expect(await findActor(deps(), token)).toEqual({
    user_id: userId,
    email: 'amara@example.com',
    first_name: 'Amara',
    role: 'owner',
    capabilities: [...capabilitiesOf('owner', null)],
    session_id: sessionId(token).toString('hex'),
    proved: deps().now(),
  });
});

test('the database holds nothing that could be sent as a cookie', async () => {
  const token = await start();

  expect(token).toMatch(/^[\w-]{43}$/);
  const everything = JSON.stringify(await stored(), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value).toString('latin1') : value,
  );
  expect(everything).not.toContain(token);
  expect(await findActor(deps(), sessionId(token).toString('base64url'))).toBeUndefined();
});

test('every session has a token of its own', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, start));

  expect(new Set(tokens).size).toBe(20);
});

test.each([
  ['a second before thirty idle minutes', SESSION_IDLE_S - 1, true],
  ['after thirty idle minutes', SESSION_IDLE_S, false],
])('%s', async (_, seconds, lives) => {
  const token = await start();
  clock.advance(seconds);

  expect((await findActor(deps(), token)) !== undefined).toBe(lives);
});

test.each([
  ['a second before twelve hours of use', SESSION_ABSOLUTE_S - 1, true],
  ['after twelve hours of use', SESSION_ABSOLUTE_S, false],
])('%s', async (_, seconds, lives) => {
  const token = await start();
  const step = 20 * 60;
  let passed = 0;
  for (; passed + step < seconds; passed += step) {
    clock.advance(step);
    expect(await findActor(deps(), token)).toBeDefined();
  }
  clock.advance(seconds - passed);

  expect((await findActor(deps(), token)) !== undefined).toBe(lives);
});

test('being seen is written at most once a minute', async () => {
  const token = await start();
  const seen = async () => (await stored())[0]?.last_seen;
  const first = await seen();

  clock.advance(59);
  await findActor(deps(), token);
  expect(await seen()).toBe(first);

  clock.advance(1);
  await findActor(deps(), token);
  expect(await seen()).not.toBe(first);
});

test('an ended session stays ended, and only that one', async () => {
  const [ended, other] = [await start(), await start()];
  await endSession(deps(), ended);

  expect(await findActor(deps(), ended)).toBeUndefined();
  expect(await findActor(deps(), other)).toBeDefined();
});

test('a burst of calls asks for its session once', async () => {
  const token = await start();
  const asked: string[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void asked.push(query.sql),
  });

  const found = await Promise.all(Array.from({ length: 10 }, () => findActor({ ...deps(), db }, token)));

  expect(new Set(found.map((actor) => actor?.email))).toEqual(new Set(['amara@example.com']));
  expect(asked).toHaveLength(1);
});

test('a session that ends in the middle of a burst is over for the rest of it', async () => {
  const token = await start();
  expect(await findActor(deps(), token)).toBeDefined();
  await endSession(deps(), token);

  expect(await findActor(deps(), token)).toBeUndefined();
});

test('a question the database could not answer is asked again', async () => {
  const token = await start();
  await database.db.schema.alterTable('sessions').renameTo('sessions_away').execute();
  await expect(findActor(deps(), token)).rejects.toThrow('sessions');
  await database.db.schema.alterTable('sessions_away').renameTo('sessions').execute();

  expect(await findActor(deps(), token)).toBeDefined();
});

test('what a person may do is read anew, not remembered from signing in', async () => {
  const token = await start();
  await database.db.updateTable('users').set({ role: 'none' }).where('id', '=', userId).execute();

  expect(await findActor(deps(), token)).toMatchObject({ capabilities: [] });
});

test('sessions that ended a month ago are removed', async () => {
  await start();
  clock.advance(SESSION_ABSOLUTE_S + 30 * 86_400 + 1);
  await start();

  expect(await stored()).toHaveLength(1);
});

test.each(['', 'x', 'a'.repeat(5000), '\0'])('the token %j is nobody’s', async (token) => {
  expect(await findActor(deps(), token)).toBeUndefined();
});
