import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S } from '#domain/shared/time.ts';
import { readConfig } from '#server/config.ts';
import { aUser } from '#tests/factories/user.ts';
import { signInAtOnce as signIn, signInByLink } from '#tests/sign-in-at-once.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { saveDevice } from '../../access/device-repository.ts';
import { getDeviceKey } from '../../access/device-token.ts';
import { deviceId, letIn } from '../../access/let-in.ts';
import { makeOneTimeLink } from '../../access/one-time-link.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { sessionId } from '../../access/sessions.ts';
import { insertUser } from '../../access/user-repository.ts';
import { changePassword } from './change-password.ts';

const owner = { ip: '192.0.2.1', user_agent: 'Browser' };
const stranger = { ip: '203.0.113.9', user_agent: 'Guesser' };
const pwd = 'correct horse';

let database: TestDatabase;
let password_hash: string;
let clock: ReturnType<typeof testClock>;
let userId: number;
beforeAll(async () => {
  [database, password_hash] = await Promise.all([createTestDatabase(), hashPassword(pwd)]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  clock = testClock();
  userId = (await insertUser(database.db, aUser({ email: 'amara@example.com', password_hash }))).id;
  await insertUser(database.db, aUser({ email: 'bo@example.com', password_hash }));
});

const deps = () => ({ db: database.db, now: clock.now, config: readConfig({}) });
const signInAs = (log: string, visitor: Parameters<typeof signIn>[2] = owner, typed = pwd) =>
  signIn(deps(), { log, pwd: typed }, visitor);
const amara = (visitor?: Parameters<typeof signIn>[2], typed?: string) =>
  signInAs('amara@example.com', visitor, typed);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  );
const guess = async (visitor: Parameters<typeof signIn>[2], count: number) => {
  for (let n = 0; n < count; n += 1) await outcome(amara(visitor, 'wrong'));
};
const devices = () => database.db.selectFrom('known_devices').selectAll().execute();

describe('a stranger who guesses', () => {
  test('keeps out themselves, and the owner neither at home nor on the road', async () => {
    const { device } = await amara();
    await guess(stranger, 5);

    expect(await outcome(amara(stranger))).toBe('sign_in_throttled');
    expect(await outcome(amara(owner))).toBe('signed in');
    expect(await outcome(amara({ ...stranger, device }))).toBe('signed in');
  });

  test('at the owner’s own address keeps out no device that the owner has signed in on', async () => {
    const { device } = await amara();
    await guess(owner, 5);

    expect(await outcome(amara(owner))).toBe('sign_in_throttled');
    expect(await outcome(amara({ ...owner, device }))).toBe('signed in');
  });

  test('cannot come as a known device with a token of their own', async () => {
    await guess({ ...stranger, device: 'made up' }, 5);

    expect(await outcome(amara({ ...stranger, device: 'another' }))).toBe('sign_in_throttled');
  });

  test('is a stranger also with the device of somebody else', async () => {
    const { device } = await signInAs('bo@example.com', stranger);
    await guess({ ...stranger, device }, 5);

    expect(await outcome(amara({ ...stranger, device }))).toBe('sign_in_throttled');
    expect(await outcome(signInAs('bo@example.com', { ...stranger, device }))).toBe('signed in');
  });
});

test.each([
  ['a stranger', () => stranger],
  ['the owner on a known device', async () => ({ ...owner, device: (await amara()).device })],
])('%s who has hung up is not waited for, and nothing is counted', async (_, come) => {
  const visitor = await come();
  const signal = AbortSignal.abort(new Error('hung up'));

  await expect(amara({ ...visitor, signal }, 'wrong')).rejects.toThrow('hung up');
  const counted = await database.db.selectFrom('failed_passwords').selectAll().execute();
  expect(counted).toEqual([]);
});

describe('a device', () => {
  test('keeps its token, and is stored by its hash', async () => {
    const { device } = await amara();
    clock.advance(60);

    expect((await amara({ ...owner, device })).device).toBe(device);
    const [only, ...others] = await devices();
    expect(others).toEqual([]);
    expect(only?.token_hash.toString('latin1')).not.toContain(device);
    expect(only?.last_seen).not.toBe(only?.created);
  });

  test('may be several people’s', async () => {
    const { device } = await amara();
    expect((await signInAs('bo@example.com', { ...owner, device })).device).toBe(device);

    expect(await devices()).toHaveLength(2);
  });

  test('gets a token of ours instead of one that somebody planted', async () => {
    expect((await amara({ ...owner, device: 'planted' })).device).toMatch(/^[\w-]{64}$/);
  });

  test('of an earlier release, whose token was only random, is a stranger’s once and gets a token of today', async () => {
    const device = randomBytes(32).toString('base64url');
    await saveDevice(database.db, { token_hash: deviceId(device), user_id: userId, at: clock.now() });

    const signedIn = await amara({ ...owner, device });
    expect(signedIn.device).not.toBe(device);
    await guess(owner, 5);
    expect(await outcome(amara({ ...owner, device }))).toBe('sign_in_throttled');
    expect(await outcome(amara({ ...owner, device: signedIn.device }))).toBe('signed in');
  });

  test('is known after a sign-in by link, too', async () => {
    const link = await makeOneTimeLink(deps(), userId);
    const token = new URL(link).searchParams.get('token') ?? '';
    const signedIn = await signInByLink(deps(), token, owner);
    await guess(owner, 5);

    expect(await outcome(amara({ ...owner, device: signedIn?.device }))).toBe('signed in');
  });

  test.each([
    ['is known a second before a year has passed', 365 * DAY_S - 1, 'signed in'],
    ['is forgotten after a year', 365 * DAY_S, 'sign_in_throttled'],
  ])('%s', async (_, seconds, expected) => {
    const { device } = await amara();
    clock.advance(seconds);
    await guess(owner, 5);

    expect(await outcome(amara({ ...owner, device }))).toBe(expected);
  });

  test('of a program that keeps no cookies is one of at most fifty', async () => {
    const { device } = await amara();
    for (let n = 0; n < 50; n += 1) {
      clock.advance(1);
      const inside = { ...deps(), deviceKey: await getDeviceKey(deps()) };
      await letIn(
        inside,
        { id: userId, email: '', first_name: '', suspended: null, removed: null },
        { ...owner, way: 'password' },
      );
    }

    expect(await devices()).toHaveLength(50);
    await guess(owner, 5);
    expect(await outcome(amara({ ...owner, device }))).toBe('sign_in_throttled');
  });

  test('stays known where the password was changed, and is forgotten everywhere else', async () => {
    const elsewhere = await amara();
    const here = await amara();
    const session_id = sessionId(here.token).toString('hex');
    const actor = { user_id: userId, email: '', first_name: '', capabilities: [], session_id };
    await changePassword(
      { ...deps(), actor, ip: owner.ip },
      { password: pwd, new_password: 'battery staple' },
    );
    await guess(owner, 5);

    const back = (device: string) => outcome(amara({ ...owner, device }, 'battery staple'));
    expect(await back(elsewhere.device)).toBe('sign_in_throttled');
    expect(await back(here.device)).toBe('signed in');
  });
});
