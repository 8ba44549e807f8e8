import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { aUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { makeOneTimeLink } from '../../access/one-time-link.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { insertUser } from '../../access/user-repository.ts';

const log = 'amara@example.com';
const pwd = 'correct horse';

let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  userId = (await insertUser(server.db, aUser({ email: log, password_hash: await hashPassword(pwd) }))).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_attempts').execute();
  server.clock.now = epochSeconds(server.clock.now + 60); // Each test has its own minute.
});

type Typed = Readonly<{ typed?: string; cookie?: string }>;
const signIn = (remoteAddress: string, { typed = 'wrong', cookie = '' }: Typed = {}) =>
  server.inject({
    method: 'POST',
    url: '/wp-login.php',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ log, pwd: typed }).toString(),
  });
const flood = (count: number, address: (n: number) => string, typed?: Typed) =>
  Array.from({ length: count }, (_, n) => signIn(address(n), typed));
const manyAddresses = (n: number): string => `198.51.${Math.floor(n / 250)}.${n % 250}`;
const statusesOf = async (answers: ReturnType<typeof flood>): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status);
const countOf = (statuses: readonly number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;
/** What a browser that was let in sends from then on. */
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof signIn>>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ');
/** Of the form that ours have. */
const madeUpDevice = (): string => `countinghouse_device=${randomBytes(48).toString('base64url')}`;
const looksAround = async (): Promise<number> => (await server.get('/wp-json/wc-admin/api-keys')).status;

describe('the connections of the pool', () => {
  test('are not held by attempts that meet one of another process', async () => {
    const { connectionString, host, port, user, password, database } = server.deps.pool.options;
    const other = new pg.Client({ connectionString, host, port, user, password, database });
    await other.connect();
    const subject = createHash('sha256').update(`strangers of user ${userId}`).digest();
    await other.query('select pg_advisory_lock($1)', [subject.readBigInt64BE().toString()]);

    try {
      const attempts = flood(60, manyAddresses);
      expect(await looksAround()).toBe(200);
      expect(new Set(await statusesOf(attempts))).toEqual(new Set([503]));
    } finally {
      await other.end();
    }
    expect((await signIn('198.51.100.1')).status).toBe(403);
  });

  test('are left to others: sixty attempts at an account use one or two', async () => {
    const { pool } = server.deps;
    let [held, most] = [0, 0];
    const acquired = () => {
      held += 1;
      most = Math.max(most, held);
    };
    const released = () => {
      held -= 1;
    };
    pool.on('acquire', acquired).on('release', released);
    const statuses = await statusesOf(flood(60, manyAddresses));
    pool.off('acquire', acquired).off('release', released);

    expect(most).toBeLessThanOrEqual(2);
    expect(countOf(statuses, 403)).toBeGreaterThan(0);
  });
});

describe('while strangers flood', () => {
  test('a known device and an open session are served, and a link lets in', async () => {
    const cookie = cookiesOf(await signIn('192.0.2.1', { typed: pwd }));
    const link = new URL(await makeOneTimeLink(server.deps, userId)).searchParams.get('token') ?? '';
    const inside = await server.asUser(userId);
    const attempts = flood(200, manyAddresses);

    const known = await signIn('192.0.2.1', { typed: pwd, cookie });
    const change = { password: 'not it', new_password: 'battery staple' };
    const confirmed = await server.post('/wp-json/wc-admin/password', change, inside);
    const byLink = await server.inject({
      method: 'POST',
      url: '/wp-login.php?action=one-time',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: link }).toString(),
    });

    expect([known.status, confirmed.body.code, byLink.status]).toEqual([302, 'password_not_confirmed', 302]);
    expect(countOf(await statusesOf(attempts), 503)).toBeGreaterThan(0);
  });

  test('with made-up device tokens, from the owner’s own address, so is the owner', async () => {
    const cookie = cookiesOf(await signIn('192.0.2.2', { typed: pwd }));
    // With one more, the address would have its whole share of requests under way.
    const attempts = Array.from({ length: 199 }, () => signIn('192.0.2.2', { cookie: madeUpDevice() }));

    expect((await signIn('192.0.2.2', { typed: pwd, cookie })).status).toBe(302);
    expect(countOf(await statusesOf(attempts), 302)).toBe(0);
  });

  test('with made-up device tokens, from everywhere, they stand in the line of strangers', async () => {
    const cookie = cookiesOf(await signIn('192.0.2.3', { typed: pwd }));
    const attempts = Array.from({ length: 300 }, (_, n) =>
      signIn(manyAddresses(n), { cookie: madeUpDevice() }),
    );

    expect((await signIn('192.0.2.3', { typed: pwd, cookie })).status).toBe(302);
    // One is tried and fifty wait; had they stood in the line of known devices, two hundred more would.
    expect(countOf(await statusesOf(attempts), 503)).toBeGreaterThanOrEqual(300 - 51 - 51);
  });

  test('from one network, ten stand in line, the rest is told so without a hash, and others come in', async () => {
    const attempts = flood(30, (n) => `2001:db8:1:2::${n + 1}`);
    const other = await signIn('2001:db8:1:3::1', { typed: pwd });
    const answers = await Promise.all(attempts);

    expect(other.status).toBe(302);
    const refused = answers.filter(({ text }) => text.includes('Too many requests. Try again in 2 seconds.'));
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  });
});

test('a network that begins more than 120 attempts within a minute waits for the next one', async () => {
  const ask = (n: number) => signIn(`2001:db8:9:9::${n + 1}`);
  for (let n = 0; n < 120; n += 1) expect((await ask(n)).text).not.toContain('Too many requests');
  expect((await ask(120)).text).toContain('Too many requests');
  server.clock.now = epochSeconds(server.clock.now + 60);

  expect((await ask(121)).text).not.toContain('Too many requests');
});
