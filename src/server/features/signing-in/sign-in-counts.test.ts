import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, HOUR_S } from '#domain/shared/time.ts';
import { readConfig } from '#server/config.ts';
import { aUser } from '#tests/factories/user.ts';
import { signInAtOnce as signIn } from '#tests/sign-in-at-once.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { getDeviceKey } from '../../access/device-token.ts';
import { letIn } from '../../access/let-in.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { findActor, LIVE_SESSIONS_MAX, sessionId } from '../../access/sessions.ts';
import { insertUser } from '../../access/user-repository.ts';
import { changePassword } from './change-password.ts';

const here = { ip: '192.0.2.1', user_agent: 'curl/8' };
const pwd = 'correct horse';

let database: TestDatabase;
let password_hash: string;
let clock: ReturnType<typeof testClock>;
let user: Awaited<ReturnType<typeof insertUser>>;
beforeAll(async () => {
  [database, password_hash] = await Promise.all([createTestDatabase(), hashPassword(pwd)]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  clock = testClock();
  user = await insertUser(database.db, aUser({ email: 'amara@example.com', password_hash }));
});

type Visitor = Parameters<typeof signIn>[2];
const deps = () => ({ db: database.db, now: clock.now, config: readConfig({}) });
const amara = (visitor: Visitor = here, typed = pwd) =>
  signIn(deps(), { log: 'amara@example.com', pwd: typed }, visitor);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  );
const times = async (count: number, work: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await work(n);
};
/** As `signIn` does once the password was right. */
const comeInAs = async (person: typeof user, visitor: Visitor = here) =>
  letIn({ ...deps(), deviceKey: await getDeviceKey(deps()) }, person, { ...visitor, way: 'password' });
const comeIn = (visitor?: Visitor) => comeInAs(user, visitor);
const mails = () => database.db.selectFrom('mail_outbox').select(['subject', 'text']).orderBy('id').execute();
const lines = () =>
  database.db.selectFrom('audit_log').select(['action', 'ip', 'after']).orderBy('id').execute();

describe('the right password in a loop', () => {
  test('lets in 30 times an hour on new devices; a device that is known comes in all the same', async () => {
    const { device } = await amara();
    await times(29, () => amara());
    const before = (await lines()).length;

    await expect(amara()).rejects.toMatchObject({
      code: 'sign_in_too_often',
      status: 429,
      message:
        'This account was signed in to too often. Try again in 60 minutes, or on a device where you signed in before.',
    });
    expect(await outcome(amara())).toBe('sign_in_too_often');
    expect((await lines()).slice(before)).toMatchObject([
      { action: 'session.fail', after: { is_refused: true } },
    ]);
    expect(await outcome(amara({ ...here, device }))).toBe('signed in');
    clock.advance(HOUR_S);
    expect(await outcome(amara())).toBe('signed in');
  });

  test('on a known device lets in 120 times an hour', async () => {
    const { device } = await amara();
    await times(120, async () => {
      clock.advance(2); // Sixty a minute may begin.
      expect(await outcome(amara({ ...here, device }))).toBe('signed in');
    });

    expect(await outcome(amara({ ...here, device }))).toBe('sign_in_too_often');
    expect(await outcome(amara())).toBe('signed in');
  });
});

describe('the sessions of a person', () => {
  test('are at most twenty at a time: the one used longest ago ends, and the audit log says so', async () => {
    const tokens: string[] = [];
    await times(LIVE_SESSIONS_MAX, async () => {
      tokens.push((await comeIn()).token);
      clock.advance(61);
    });
    const [first = '', second = ''] = tokens;
    expect(await findActor(deps(), first)).toBeDefined(); // Now the second was used longest ago.
    expect((await lines()).at(-1)?.after).not.toHaveProperty('sessions_ended');
    clock.advance(61);
    const newest = await comeIn();

    expect(await findActor(deps(), second)).toBeUndefined();
    expect(await findActor(deps(), first)).toBeDefined();
    expect(await findActor(deps(), newest.token)).toBeDefined();
    expect((await lines()).at(-1)).toMatchObject({ action: 'session.start', after: { sessions_ended: 1 } });
  });

  test('are nobody else’s', async () => {
    const other = await insertUser(database.db, aUser({ email: 'bo@example.com' }));
    const { token } = await comeInAs(other);
    clock.advance(1);
    await times(LIVE_SESSIONS_MAX + 1, () => comeIn());

    expect(await findActor(deps(), token)).toBeDefined();
  });
});

describe('mails about new devices', () => {
  const elsewhere = (n: number): Visitor => ({ ip: `198.51.100.${n}`, user_agent: 'Firefox' });

  test('are five an hour, and the last one says that no more are sent', async () => {
    await comeIn();
    await times(8, (n) => comeIn(elsewhere(n)));

    const sent = await mails();
    expect(sent).toHaveLength(5);
    const saysLast = sent.map(({ text }) => text.includes('No more mails are sent about them'));
    expect(saysLast).toEqual([false, false, false, false, true]);
    clock.advance(HOUR_S);
    await comeIn(elsewhere(99));
    expect(await mails()).toHaveLength(6);
  });

  test.each<[string, Visitor, number, number]>([
    ['the same network and browser within a day: no mail', { ...here }, DAY_S - 1, 0],
    ['the same network and browser after a day: a mail', { ...here }, DAY_S, 1],
    ['another browser: a mail', { ...here, user_agent: 'Firefox' }, 60, 1],
    ['another network: a mail', { ...here, ip: '192.0.2.2' }, 60, 1],
  ])('a program that keeps no cookies, %s', async (_, visitor, seconds, count) => {
    await comeIn();
    clock.advance(seconds);
    await comeIn(visitor);

    expect(await mails()).toHaveLength(count);
  });

  test('a network of IPv6 addresses is one', async () => {
    await comeIn({ ...here, ip: '2001:db8:1:2::1' });
    await comeIn({ ...here, ip: '2001:db8:1:2:3:4:5:6' });
    expect(await mails()).toHaveLength(0);

    await comeIn({ ...here, ip: '2001:db8:1:3::1' });
    expect(await mails()).toHaveLength(1);
  });
});

describe('attempts that are refused', () => {
  const refusals = async () =>
    (await lines()).filter(({ after }) => Object.hasOwn(Object(after), 'is_refused'));

  test('are one line for a burst from an address, and one again an hour later', async () => {
    clock.advance(HOUR_S - (clock.now() % HOUR_S));
    await times(5, () => outcome(amara(here, 'wrong')));
    await times(7, () => outcome(amara(here, 'wrong')));
    expect(await refusals()).toMatchObject([
      { action: 'session.fail', ip: here.ip, after: { is_refused: true, device: 'An unknown browser' } },
    ]);

    clock.advance(HOUR_S);
    await times(7, () => outcome(amara(here, 'wrong')));
    expect(await refusals()).toHaveLength(2);
  });

  test('are written down for an open session, too', async () => {
    const { token } = await comeIn();
    const session_id = sessionId(token).toString('hex');
    const actor = { user_id: user.id, email: '', first_name: '', capabilities: [], session_id };
    const change = { password: 'wrong', new_password: 'battery staple' };
    await times(8, () => outcome(changePassword({ ...deps(), actor, ip: here.ip }, change)));

    expect(await refusals()).toMatchObject([{ action: 'password.reject' }]);
  });
});
