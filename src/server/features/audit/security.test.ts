import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { makeOneTimeLink, signInByLink } from '../../access/one-time-link.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { setPasswordHash } from '../../access/user-repository.ts';
import { noteExport } from '../../audit/note-export.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const password = 'correct horse';
const KEYS = '/wp-json/wc-admin/api-keys';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const hash = await hashPassword(password);
  for (const id of [server.administrator_id, server.low_user_id]) await setPasswordHash(server.db, id, hash);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.pool.query(
    `alter table audit_log disable trigger user; delete from audit_log; alter table audit_log enable trigger user;
     delete from failed_passwords; delete from sign_in_attempts; delete from mail_outbox; delete from exports`,
  );
});

const signIn = (log: string, pwd: string, { ip = '192.0.2.1', device = LINUX, cookie = '' } = {}) =>
  server.inject({
    method: 'POST',
    url: '/wp-json/wc-admin/session',
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', 'user-agent': device, cookie },
    payload: JSON.stringify({ log, pwd }),
  });
/** What a browser that was let in sends from then on. */
const cookieOf = ({ headers }: Awaited<ReturnType<typeof signIn>>): string =>
  [headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ');
const logged = () =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'object_id', 'before', 'after', 'result', 'ip'])
    .orderBy('id')
    .execute();
const actions = async () => (await logged()).map(({ action }) => action);
const mails = () => server.db.selectFrom('mail_outbox').select(['to', 'subject', 'text']).execute();

describe('signing in', () => {
  test('is written down with device and address', async () => {
    expect((await signIn('visitor', password)).status).toBe(200);
    expect(await logged()).toEqual([
      {
        action: 'session.start',
        actor_email: 'visitor@example.com',
        before: null,
        result: 'succeeded',
        object_id: String(server.low_user_id),
        ip: '192.0.2.1',
        after: { device: 'Chrome on Linux', way: 'password', is_new_device: true },
      },
    ]);
  });

  test('with a link is, too', async () => {
    const link = await makeOneTimeLink(server.deps, server.low_user_id);
    const token = new URL(link).searchParams.get('token') ?? '';
    await signInByLink(server.deps, token, { ip: '192.0.2.1', user_agent: 'curl' });
    expect((await logged())[0]).toMatchObject({
      action: 'session.start',
      after: { device: 'An unknown browser', way: 'link' },
    });
  });

  test('that cannot be written down does not happen', async () => {
    const { pool } = server.deps;
    await pool.query(
      `alter table audit_log add constraint no_sign_ins check (action <> 'session.start') not valid`,
    );
    const before = await server.db.selectFrom('sessions').select('id').execute();
    const { status } = await signIn('visitor', password);
    await pool.query('alter table audit_log drop constraint no_sign_ins');
    expect(status).toBe(500);
    expect(await server.db.selectFrom('sessions').select('id').execute()).toHaveLength(before.length);
  });

  test('from a new device is mailed once; the first device of all and a known one are not', async () => {
    await server.db.deleteFrom('sessions').where('user_id', '=', server.low_user_id).execute();
    const first = await signIn('visitor', password);
    await signIn('visitor', password, { cookie: cookieOf(first) });
    expect(await mails()).toEqual([]);
    const second = await signIn('visitor', password, { device: WINDOWS, ip: '198.51.100.7' });
    await signIn('visitor', password, { device: WINDOWS, cookie: cookieOf(second) });
    expect(await mails()).toEqual([
      {
        to: 'visitor@example.com',
        subject: expect.stringMatching(/^New sign-in to /),
        text: expect.stringMatching(/Device: Chrome on Windows\nAddress: 198\.51\.100\.7\n/),
      },
    ]);
  });
});

describe('a wrong password', () => {
  test('is written down under the account it was tried on', async () => {
    expect((await signIn('visitor', 'wrong')).status).toBe(403);
    expect(await logged()).toEqual([
      {
        action: 'session.fail',
        actor_email: 'visitor@example.com',
        before: null,
        result: 'failed',
        object_id: String(server.low_user_id),
        ip: '192.0.2.1',
        after: { attempts: 1, attempts_in_all: 1, device: 'Chrome on Linux' },
      },
    ]);
  });

  test('under a name nobody has is written down without the name', async () => {
    await signIn('my secret password', 'wrong');
    const [entry] = await logged();
    expect(entry).toMatchObject({ action: 'session.fail', actor_email: '', object_id: 'unknown' });
    const counted = await server.db.selectFrom('failed_passwords').select('subject').execute();
    expect(JSON.stringify([entry, counted])).not.toContain('secret');
  });

  test('again and again is told in sums, and afresh in the next hour', async () => {
    const start = server.clock.now;
    server.clock.now = epochSeconds(start - (start % HOUR_S) + HOUR_S);
    for (let n = 0; n < 5; n += 1) await signIn('visitor', 'wrong');
    expect((await logged()).map(({ after }) => after)).toMatchObject([{ attempts: 1 }, { attempts: 5 }]);
    server.clock.now = epochSeconds(server.clock.now + HOUR_S);
    await signIn('visitor', 'wrong');
    server.clock.now = start;
    expect((await logged()).map(({ after }) => after)).toMatchObject([
      { attempts: 1 },
      { attempts: 5 },
      { attempts: 1 },
    ]);
    expect(await server.db.selectFrom('failed_passwords').select('subject').execute()).toHaveLength(2);
  });

  test('of somebody inside is written down as well', async () => {
    const change = { password: 'wrong', new_password: 'another one at last' };
    expect((await server.post('/wp-json/wc-admin/password', change)).status).toBe(403);
    expect((await server.post('/wp-json/wc-admin/session/proof', { password: 'wrong' })).status).toBe(403);
    // The second is neither the first nor the fifth.
    expect(await actions()).toEqual(['password.reject']);
  });
});

test('a changed password is written down, and neither the old nor the new one', async () => {
  const caller = await server.asUser(server.low_user_id);
  const change = { password, new_password: 'battery staple' };
  expect((await server.post('/wp-json/wc-admin/password', change, caller)).status).toBe(200);
  await setPasswordHash(server.db, server.low_user_id, await hashPassword(password));
  expect(await logged()).toMatchObject([
    { action: 'password.change', actor_email: 'visitor@example.com', before: null, after: null },
  ]);
});

test('a key is written down when it is made, mailed, and written down when it is revoked', async () => {
  const { body } = await server.post(KEYS, { description: 'Accounting', scope: 'read' });
  await server.delete(`${KEYS}/${body.id}`);
  await server.delete(`${KEYS}/${body.id}`);
  const key = { description: 'Accounting', scope: 'read', truncated_key: body.truncated_key };
  expect(await logged()).toMatchObject([
    { action: 'api_key.create', object_id: String(body.id), before: null, after: key },
    { action: 'api_key.revoke', object_id: String(body.id), before: key, after: null },
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'merchant@example.com', subject: expect.stringMatching(/^New API key/) });
  expect(mail?.text).toContain(`Key: Accounting (ends in ${body.truncated_key})`);
  expect(mail?.text).not.toContain(body.consumer_key);
});

test.each([
  ['transactions', '/transactions/download'],
  ['payouts', '/deposits/download'],
  ['disputes', '/disputes/download'],
])('a file of %s is written down when it is asked for and when it is read', async (kind, address) => {
  const { body } = await server.post(address, {});
  const { download_url } = (await server.get(`${address}/${body.export_id}`)).body;
  expect((await server.get(download_url)).status).toBe(200);
  const of = { object_id: body.export_id, actor_email: 'merchant@example.com', after: { kind } };
  expect(await logged()).toMatchObject([
    { action: 'export.request', ...of },
    { action: 'export.download', ...of },
  ]);
});

test('the file of held and blocked payments, which the browser makes, is written down', async () => {
  const take = (query: string) => server.get(`/transactions/fraud-outcomes/download?${query}`);
  await take('status=block');
  expect(await actions()).toEqual(['export.download']);
  // The same question is the same file, in whichever order it names what it wants.
  await take('status=block&additional_status=review');
  await take('status=review&additional_status=block');
  await take('status=block&sort=amount');
  const names = (await logged()).map(({ object_id }) => object_id);
  expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  expect(names[1]).toBe(names[2]);
  expect(new Set(names).size).toBe(3);
});

test('thirty who take the same file at once write three lines', async () => {
  const actor = { user_id: server.low_user_id, email: 'a@example.com', first_name: '', capabilities: [] };
  const { now } = server.deps;
  await Promise.all(
    Array.from({ length: 30 }, () =>
      server.db.transaction().execute((db) =>
        noteExport({ db, now, actor, ip: '192.0.2.1' }, 'export.download', {
          id: 'a file',
          kind: 'payouts',
        }),
      ),
    ),
  );
  const lines = await logged();
  expect(lines).toHaveLength(3);
  expect(lines.map(({ after }) => Object.hasOwn(after ?? {}, 'more_this_hour_unwritten'))).toEqual([
    false,
    false,
    true,
  ]);
});

test('whoever takes the same file again and again fills no log: three lines an hour, the last says so', async () => {
  const { body } = await server.post('/transactions/download', {});
  const [key, other] = [await server.withApiKey('read'), await server.withApiKey('read')];
  const read = (url: string, headers: typeof key) => server.inject({ method: 'GET', url, headers });
  const ready = `/wp-json/wc/v3/payments/transactions/download/${body.export_id}`;
  const take = async (as: typeof key) => {
    const { download_url } = JSON.parse((await read(ready, as)).text);
    expect((await read(download_url, as)).status).toBe(200);
  };
  const taken = async () => (await logged()).filter(({ action }) => action === 'export.download');
  for (let nth = 0; nth < 5; nth += 1) await take(key);
  const lines = await taken();
  expect(lines).toHaveLength(3);
  expect(lines[1]?.after).not.toHaveProperty('more_this_hour_unwritten');
  expect(lines[2]?.after).toMatchObject({ kind: 'transactions', more_this_hour_unwritten: true });
  await take(other);
  expect(await taken()).toHaveLength(4);
  const before = server.clock.now;
  server.clock.now = epochSeconds(before + HOUR_S);
  await take(key);
  expect(await taken()).toHaveLength(5);
  server.clock.now = before;
});

describe('the list', () => {
  const listed = async (as: Parameters<TestServer['get']>[1], query = '') =>
    (await server.get(`/security${query}`, as)).body;

  test('shows everything to whoever runs the store, and everybody else what is theirs', async () => {
    await signIn('visitor', password);
    await signIn('merchant', 'wrong');
    await server.post('/wp-json/wc-admin/options', { blogname: 'Another name' });
    const all = await listed(server.asAdministrator);
    expect(all.total_count).toBe(2);
    expect(all.data).toMatchObject([
      { action: 'session.fail', actor_email: 'merchant@example.com', is_own: true, details: { attempts: 1 } },
      { action: 'session.start', is_own: false, details: { device: 'Chrome on Linux', way: 'password' } },
    ]);
    const visitor = await server.asUser(server.low_user_id);
    const own = await listed(visitor);
    expect(own.data).toMatchObject([{ action: 'session.start', is_own: true }]);
    expect(own.total_count).toBe(1);
    expect(await listed(visitor, '?actor_email=merchant@example.com')).toMatchObject({ data: [] });
    expect((await server.get('/security', {})).status).toBe(401);
  });

  test('leaves out what is no matter of security, and can be narrowed', async () => {
    await server.post('/settings', { is_saved_cards_enabled: false, version: 1 });
    await signIn('visitor', password);
    await signIn('visitor', 'wrong');
    expect((await listed(server.asAdministrator)).total_count).toBe(2);
    expect((await listed(server.asAdministrator, '?action=settings.save')).data).toEqual([]);
    expect((await listed(server.asAdministrator, '?result=failed')).data).toMatchObject([
      { action: 'session.fail' },
    ]);
  });
});
