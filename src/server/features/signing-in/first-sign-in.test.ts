import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S } from '#domain/shared/time.ts';
import { readConfig } from '#server/config.ts';
import { aUser } from '#tests/factories/user.ts';
import { signInAtOnce as signIn, signInByLink } from '#tests/sign-in-at-once.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { isOneTimeLinkUsable, makeOneTimeLink } from '../../access/one-time-link.ts';
import { findActor, startSession } from '../../access/sessions.ts';
import { insertUser } from '../../access/user-repository.ts';
import { ensureAdministrator, type FirstAdministrator } from './ensure-administrator.ts';

const client = { ip: '192.0.2.1', user_agent: 'Browser' };

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

const deps = (env: NodeJS.ProcessEnv = {}) => ({ db: database.db, now: clock.now, config: readConfig(env) });
const tokenOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('token') ?? '';

const madeUp = ({ password }: FirstAdministrator): string =>
  password.from === 'made_up' ? password.text : '';

describe('ensureAdministrator', () => {
  test('a new database gets one, with a password and a link', async () => {
    const first = await ensureAdministrator(deps({ ADMIN_EMAIL: 'boss@example.com' }));

    expect(first.email).toBe('boss@example.com');
    const pwd = madeUp(first);
    expect(pwd).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    const { token } = await signIn(deps(), { log: 'boss@example.com', pwd }, client);
    expect(await findActor(deps(), token)).toMatchObject({ role: 'owner' });
    expect(await signInByLink(deps(), tokenOf(first.oneTimeLink), client)).toBeDefined();
  });

  test('the password is told once, and another link at every start until somebody has been in', async () => {
    await ensureAdministrator(deps());
    const second = await ensureAdministrator(deps());
    const third = await ensureAdministrator(deps());

    expect([second.password, third.password]).toEqual([{ from: 'owner' }, { from: 'owner' }]);
    expect(second.oneTimeLink).not.toBe(third.oneTimeLink);
    expect(await signInByLink(deps(), tokenOf(second.oneTimeLink), client)).toBeDefined();
    expect(await ensureAdministrator(deps())).toEqual({
      email: 'admin@example.com',
      password: { from: 'owner' },
    });
  });

  test('a password that was chosen is not told, then or at the next start', async () => {
    const chosen = deps({ ADMIN_PASSWORD: 'chosen by me' });
    const administrator = { email: 'admin@example.com', password: { from: 'variable' } };

    expect(await ensureAdministrator(chosen)).toEqual(administrator);
    expect(await ensureAdministrator(chosen)).toEqual(administrator);
    await signIn(deps(), { log: 'admin@example.com', pwd: 'chosen by me' }, client);
  });

  test('a password chosen for a store that has an administrator is ignored, which is said', async () => {
    const first = await ensureAdministrator(deps());
    const later = deps({ ADMIN_PASSWORD: 'chosen too late' });

    const second = await ensureAdministrator(later);
    expect(second).toMatchObject({ password: { from: 'owner' }, ignoresPassword: true });
    await signIn(deps(), { log: 'admin@example.com', pwd: madeUp(first) }, client);
    expect(await ensureAdministrator(later)).toEqual({
      email: 'admin@example.com',
      password: { from: 'owner' },
      ignoresPassword: true,
    });
  });

  test.each([
    ['Password1', 'it is one of the passwords that are guessed first.'],
    ['eleven left', 'it has less than 12 characters.'],
    ['Boss@Example.com', 'it is what ADMIN_EMAIL says already.'],
  ])('%s is refused as the first password, and nobody is made', async (ADMIN_PASSWORD, why) => {
    const settings = deps({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD });

    await expect(ensureAdministrator(settings)).rejects.toThrow(`ADMIN_PASSWORD is not usable: ${why}`);
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('what is refused as a first password does not stop a store that has an administrator', async () => {
    await ensureAdministrator(deps());

    expect(await ensureAdministrator(deps({ ADMIN_PASSWORD: 'password' }))).toMatchObject({
      ignoresPassword: true,
    });
  });

  test('two processes that start together make one', async () => {
    const both = await Promise.all([1, 2, 3, 4].map(() => ensureAdministrator(deps())));

    expect(both.filter(({ password }) => password.from === 'made_up')).toHaveLength(1);
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});

describe('a one-time link', () => {
  const makeLink = async () => {
    const { id } = await insertUser(database.db, aUser());
    return { user_id: id, token: tokenOf(await makeOneTimeLink(deps(), id)) };
  };

  test('stands on the address people use', async () => {
    const { id } = await insertUser(database.db, aUser());

    expect(await makeOneTimeLink(deps({ PUBLIC_URL: 'https://store.example/' }), id)).toMatch(
      /^https:\/\/store\.example\/wp-login\.php\?action=one-time&token=[\w-]{43}$/,
    );
  });

  test('may be looked at often and works once', async () => {
    const { token, user_id } = await makeLink();
    for (let look = 0; look < 3; look += 1) expect(await isOneTimeLinkUsable(deps(), token)).toBe(true);

    const session = await signInByLink(deps(), token, client);

    expect(await findActor(deps(), session?.token ?? '')).toMatchObject({ user_id });
    expect(await isOneTimeLinkUsable(deps(), token)).toBe(false);
    expect(await signInByLink(deps(), token, client)).toBeUndefined();
  });

  test('ten at once: one gets in', async () => {
    const { token } = await makeLink();
    const sessions = await Promise.all(Array.from({ length: 10 }, () => signInByLink(deps(), token, client)));

    expect(sessions.filter((session) => session !== undefined)).toHaveLength(1);
  });

  test.each([
    ['a second before a day has passed', DAY_S - 1, true],
    ['a day later', DAY_S, false],
  ])('%s', async (_, seconds, usable) => {
    const { token } = await makeLink();
    clock.advance(seconds);

    expect(await isOneTimeLinkUsable(deps(), token)).toBe(usable);
    expect((await signInByLink(deps(), token, client)) !== undefined).toBe(usable);
  });

  test('replaces the session the browser came with', async () => {
    const { token, user_id } = await makeLink();
    const before = await startSession(deps(), user_id, client);
    await signInByLink(deps(), token, { ...client, token: before });

    expect(await findActor(deps(), before)).toBeUndefined();
  });

  test('nobody can guess one', async () => {
    expect(await isOneTimeLinkUsable(deps(), '')).toBe(false);
    expect(await signInByLink(deps(), 'guess', client)).toBeUndefined();
  });
});
