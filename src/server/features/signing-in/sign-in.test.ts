import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { aUser } from '#tests/factories/user.ts';
import { signInAtOnce as signIn } from '#tests/sign-in-at-once.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { findActor, sessionId } from '../../access/sessions.ts';
import { insertUser } from '../../access/user-repository.ts';
import { changePassword } from './change-password.ts';

const client = { ip: '192.0.2.1', user_agent: 'Browser' };
const pwd = 'correct horse';

let database: TestDatabase;
let password_hash: string;
let userId: number;
const clock = testClock();
beforeAll(async () => {
  [database, password_hash] = await Promise.all([createTestDatabase(), hashPassword(pwd)]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  const user = aUser({ login: 'Amara', email: 'Amara@Example.com', password_hash });
  userId = (await insertUser(database.db, user)).id;
});

const deps = () => ({ db: database.db, now: clock.now, config: readConfig({}) });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  );

describe('signIn', () => {
  test.each(['Amara', 'aMARA', 'amara@example.com', ' AMARA@EXAMPLE.COM '])(
    '%j names the person',
    async (log) => {
      expect(await signIn(deps(), { log, pwd }, client)).toMatchObject({ user_id: userId });
    },
  );

  test.each([
    ['a wrong password', { log: 'Amara', pwd: 'wrong' }],
    ['the password in another case', { log: 'Amara', pwd: 'Correct horse' }],
    ['no password', { log: 'Amara', pwd: '' }],
    ['an unknown name', { log: 'nobody@example.com', pwd }],
    ['a name with NUL', { log: 'Amara\0', pwd }],
    ['half a surrogate pair', { log: '\ud800', pwd }],
    ['a name of ten thousand letters', { log: 'a'.repeat(10_000), pwd }],
    ['a password of a megabyte', { log: 'Amara', pwd: 'a'.repeat(1_000_000) }],
    ['a pattern', { log: '%', pwd }],
  ])('%s fails like any other', async (_, credentials) => {
    expect(await failureOf(signIn(deps(), credentials, client))).toBe('sign_in_failed');
  });

  test('a person without a password cannot sign in with one', async () => {
    await insertUser(database.db, aUser({ email: 'new@example.com', password_hash: null }));

    expect(await failureOf(signIn(deps(), { log: 'new@example.com', pwd: '' }, client))).toBe(
      'sign_in_failed',
    );
  });

  test('after five failures the right password must wait too, under either name', async () => {
    for (const log of ['Amara', 'amara', 'AMARA@example.com', 'amara@example.com', 'Amara']) {
      await failureOf(signIn(deps(), { log, pwd: 'wrong' }, client));
    }

    expect(await failureOf(signIn(deps(), { log: 'Amara', pwd }, client))).toBe('sign_in_throttled');
    expect(await failureOf(signIn(deps(), { log: 'amara@example.com', pwd }, client))).toBe(
      'sign_in_throttled',
    );
  });

  test('unknown names are throttled like known ones', async () => {
    for (let n = 0; n < 5; n += 1) await failureOf(signIn(deps(), { log: 'nobody', pwd }, client));

    expect(await failureOf(signIn(deps(), { log: 'Nobody', pwd }, client))).toBe('sign_in_throttled');
  });

  test('the session the browser came with ends', async () => {
    const before = await signIn(deps(), { log: 'Amara', pwd }, client);
    const after = await signIn(deps(), { log: 'Amara', pwd }, { ...client, token: before.token });

    expect(after.token).not.toBe(before.token);
    expect(await findActor(deps(), before.token)).toBeUndefined();
    expect(await findActor(deps(), after.token)).toBeDefined();
  });

  test('a failure leaves the session the browser came with alone', async () => {
    const { token } = await signIn(deps(), { log: 'Amara', pwd }, client);
    await failureOf(signIn(deps(), { log: 'Amara', pwd: 'wrong' }, { ...client, token }));

    expect(await findActor(deps(), token)).toBeDefined();
  });
});

describe('changePassword', () => {
  const asPerson = async () => {
    const { token } = await signIn(deps(), { log: 'Amara', pwd }, client);
    const actor = {
      user_id: userId,
      email: '',
      first_name: '',
      capabilities: [],
      session_id: sessionId(token).toString('hex'),
    };
    return { token, context: { ...deps(), actor, ip: client.ip } };
  };

  test('ends every other session, and from then on only the new password counts', async () => {
    const elsewhere = await asPerson();
    const here = await asPerson();
    await changePassword(here.context, { password: pwd, new_password: 'battery staple' });

    expect(await findActor(deps(), here.token)).toBeDefined();
    expect(await findActor(deps(), elsewhere.token)).toBeUndefined();
    expect(await failureOf(signIn(deps(), { log: 'Amara', pwd }, client))).toBe('sign_in_failed');
    expect(await failureOf(signIn(deps(), { log: 'Amara', pwd: 'battery staple' }, client))).toBe(
      'signed in',
    );
  });

  test('needs the old password and changes nothing without it', async () => {
    const elsewhere = await asPerson();
    const here = await asPerson();
    const failure = await failureOf(
      changePassword(here.context, { password: 'wrong', new_password: 'battery staple' }),
    );

    expect(failure).toBe('password_not_confirmed');
    expect(await findActor(deps(), elsewhere.token)).toBeDefined();
    expect(await failureOf(signIn(deps(), { log: 'Amara', pwd }, client))).toBe('signed in');
  });

  const change = (context: Awaited<ReturnType<typeof asPerson>>['context'], password = pwd) =>
    failureOf(changePassword(context, { password, new_password: 'battery staple' }));

  test.each(['password', 'PassWord123', 'amara@example.com', 'AmaraOkonkwo'])(
    '%s is refused, and the old one still counts',
    async (new_password) => {
      const { context } = await asPerson();

      expect(await failureOf(changePassword(context, { password: pwd, new_password }))).toBe(
        'password_easy_to_guess',
      );
      expect(await failureOf(signIn(deps(), { log: 'Amara', pwd }, client))).toBe('signed in');
    },
  );

  test('gives no more guesses than signing in does, and each session its own', async () => {
    const [stolen, own] = [await asPerson(), await asPerson()];
    for (let n = 0; n < 5; n += 1) await change(stolen.context, 'wrong');

    expect(await change(stolen.context)).toBe('sign_in_throttled');
    expect(await failureOf(signIn(deps(), { log: 'Amara', pwd }, client))).toBe('signed in');
    expect(await change(own.context)).toBe('signed in');
  });

  test('is not kept from the owner by strangers who guess', async () => {
    const { context } = await asPerson();
    for (let n = 0; n < 5; n += 1) await failureOf(signIn(deps(), { log: 'Amara', pwd: 'wrong' }, client));

    expect(await change(context)).toBe('signed in');
  });
});

test('nobody’s login can be somebody else’s e-mail address', async () => {
  await expect(
    insertUser(database.db, aUser({ login: 'amara@example.com', email: 'other@example.com' })),
  ).rejects.toThrow('login_is_no_foreign_email');
  await expect(insertUser(database.db, aUser({ email: 'AMARA@example.COM' }))).rejects.toThrow(
    'users_by_email',
  );
});
