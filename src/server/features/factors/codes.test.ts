import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { codeOfApp } from '#tests/code-app.ts';
import { aUser } from '#tests/factories/user.ts';
import { cookieOf, HOME, log, pwd } from '#tests/sign-in-visitor.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { insertUser } from '../../access/user-repository.ts';

const FACTORS = '/wp-json/wc-admin/factors';
const SESSION = '/wp-json/wc-admin/session';
const CODE_TABLES = [
  'code_factors',
  'recovery_codes',
  'passkeys',
  'sign_in_attempts',
  'mail_outbox',
] as const;

let server: TestServer;
let userId: number;
let me: Caller;
beforeAll(async () => {
  server = await startTestServer();
  const password_hash = await hashPassword(pwd);
  userId = (await insertUser(server.db, aUser({ email: log, password_hash, role: 'owner' }))).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of CODE_TABLES) await server.db.deleteFrom(table).execute();
  await server.db.deleteFrom('role_rules').execute();
  pass(3600);
  me = await server.asUser(userId);
});

/** Later codes are other codes, and what was tried no longer counts. */
const pass = (seconds: number) => {
  server.clock.now = epochSeconds(server.clock.now + seconds);
};
const begin = async () => (await server.post(`${FACTORS}/code/begin`, {}, me)).body as { secret: string };
/** Sets codes up, and answers the app that shows them and the recovery codes. */
async function setUp() {
  const { secret } = await begin();
  const show = () => codeOfApp(secret, server.clock.now);
  const { body } = await server.post(`${FACTORS}/code`, { code: show() }, me);
  pass(30);
  return { show, recovery: body.recovery_codes as string[] };
}
/** The password, and the cookie of the step that comes after it. */
async function givePassword(headers: Caller = {}): Promise<Caller> {
  const reply = await server.post(SESSION, { log, pwd }, headers);
  expect(reply).toMatchObject({ status: 403, body: { code: 'second_step_needed' } });
  return { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
}
const finish = (step: Caller, code: string) => server.post(`${SESSION}/step`, { code }, step);

describe('codes', () => {
  test('count once a first one was typed; the secret is nowhere to be read', async () => {
    const { secret } = await begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await server.get(FACTORS, me)).body).toMatchObject({ code: null, recovery_codes_left: 0 });

    const code = codeOfApp(secret, server.clock.now);
    const { status, body } = await server.post(
      `${FACTORS}/code`,
      { code: `${code.slice(0, 3)} ${code.slice(3)}` },
      me,
    );
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect((await server.get(FACTORS, me)).body).toMatchObject({
      code: { created: expect.any(String) },
      recovery_codes_left: 10,
    });
    const rows = JSON.stringify([
      await server.db.selectFrom('code_factors').selectAll().execute(),
      await server.db.selectFrom('challenges').selectAll().execute(),
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    expect(rows).not.toContain(secret);
    for (const recovery of body.recovery_codes) expect(rows).not.toContain(recovery.replaceAll('-', ''));
    const file = path.join(server.deps.config.dataDir, 'factors.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    const [mail] = await server.db.selectFrom('mail_outbox').select(['to', 'text']).execute();
    expect(mail).toMatchObject({ to: log, text: expect.stringContaining('were turned on') });
  });

  test('a wrong first one turns nothing on, and can be tried again', async () => {
    const { secret } = await begin();
    const right = codeOfApp(secret, server.clock.now);
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = await server.post(`${FACTORS}/code`, { code: wrong }, me);
    expect(refused).toMatchObject({ status: 403, body: { code: 'code_wrong' } });
    expect((await server.get(FACTORS, me)).body.code).toBeNull();
    expect((await server.post(`${FACTORS}/code`, { code: right }, me)).status).toBe(200);
  });

  test('a secret seen in one session cannot be confirmed in another', async () => {
    const { secret } = await begin();
    const elsewhere = await server.asUser(userId);
    const code = codeOfApp(secret, server.clock.now);
    expect(await server.post(`${FACTORS}/code`, { code }, elsewhere)).toMatchObject({
      status: 409,
      body: { code: 'factor_not_begun' },
    });
  });

  test('are turned off with a proof, and their recovery codes end with them', async () => {
    await setUp();
    expect((await server.delete(`${FACTORS}/code`, undefined, me)).status).toBe(200);
    expect((await server.get(FACTORS, me)).body).toMatchObject({ code: null, recovery_codes_left: 0 });
    expect((await server.post(SESSION, { log, pwd }, {})).status).toBe(200);
    expect((await server.delete(`${FACTORS}/code`, undefined, me)).body.code).toBe('factor_missing');
  });

  test('are not turned off where the role demands them', async () => {
    await setUp();
    await server.db.insertInto('role_rules').values({ role: 'owner', second_factor: true }).execute();
    expect(await server.delete(`${FACTORS}/code`, undefined, me)).toMatchObject({
      status: 409,
      body: { code: 'factor_demanded' },
    });
  });

  test('a program with a key has none', async () => {
    const key = await server.withApiKey('read_write');
    expect(await server.post(`${FACTORS}/code/begin`, {}, key)).toMatchObject({
      status: 403,
      body: { code: 'person_needed' },
    });
  });
});

describe('signing in', () => {
  test('the password alone starts no session; the code does, once', async () => {
    const { show } = await setUp();
    const before = await server.db.selectFrom('sessions').select('id').execute();
    const step = await givePassword();
    expect(await server.db.selectFrom('sessions').select('id').execute()).toHaveLength(before.length);

    const code = show();
    const reply = await finish(step, code);
    expect(reply).toMatchObject({ status: 200, body: { user_id: userId } });
    expect(
      (await server.inject({ method: 'GET', url: HOME, headers: { cookie: cookieOf(reply) } })).status,
    ).toBe(200);
    expect((await finish(step, code)).body.code).toBe('sign_in_step_over');
    expect(await finish(await givePassword(), code)).toMatchObject({
      status: 403,
      body: { code: 'code_wrong' },
    });
    pass(30);
    expect((await finish(await givePassword(), show())).status).toBe(200);
  });

  test('a step is worth nothing in another browser, and nothing after ten minutes', async () => {
    const { show } = await setUp();
    const step = await givePassword();
    expect((await finish({}, show())).body.code).toBe('sign_in_step_over');
    pass(601);
    expect((await finish(step, show())).body.code).toBe('sign_in_step_over');
  });

  test('a recovery code lets in once, and its owner hears of it', async () => {
    const { recovery } = await setUp();
    const [first = '', second = ''] = recovery;
    expect((await finish(await givePassword(), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await finish(await givePassword(), first)).body.code).toBe('code_wrong');
    expect((await finish(await givePassword(), second)).status).toBe(200);
    const mails = await server.db.selectFrom('mail_outbox').select('text').orderBy('id').execute();
    expect(mails.map(({ text }) => text).filter((text) => text.includes('recovery codes'))).toEqual([
      expect.stringContaining('Left: 9 codes'),
      expect.stringContaining('Left: 8 codes'),
    ]);
    expect((await server.get(FACTORS, me)).body.recovery_codes_left).toBe(8);
  });

  test('ten wrong codes an hour for one account, from wherever', async () => {
    const { show } = await setUp();
    const wrong = show() === '000000' ? '000001' : '000000';
    const tried: string[] = [];
    for (let n = 0; n < 20; n += 1) tried.push((await finish(await givePassword(), wrong)).body.code);
    for (let n = 0; n < 20; n += 1)
      tried.push((await server.post(`${SESSION}/proof`, { code: wrong }, me)).body.code);
    expect(tried.filter((code) => code === 'code_wrong')).toHaveLength(10);
    expect(new Set(tried)).toEqual(new Set(['code_wrong', 'sign_in_throttled']));
    // Strangers use up four of them: the owner inside is not kept out by those alone.
    expect(tried.slice(0, 20).filter((code) => code === 'code_wrong')).toHaveLength(4);
    pass(3601);
    me = await server.asUser(userId);
    expect((await finish(await givePassword(), show())).status).toBe(200);
  });

  test('without the key nobody is let in, and everybody hears what to do', async () => {
    const { show } = await setUp();
    rmSync(path.join(server.deps.config.dataDir, 'factors.key'));
    expect(await finish(await givePassword(), show())).toMatchObject({
      status: 503,
      body: { code: 'factor_key_missing' },
    });
  });
});

describe('a role that demands it', () => {
  test('ends the sessions of whoever has none, and takes those of whoever has one', async () => {
    await server.db.insertInto('role_rules').values({ role: 'owner', second_factor: true }).execute();
    const status = async () => (await server.get(FACTORS, me)).status;
    await expect.poll(status).toBe(401);
    expect((await server.post(SESSION, { log, pwd }, {})).body).toMatchObject({
      code: 'second_step_needed',
      data: { needs: 'enrol' },
    });
    await server.db.deleteFrom('role_rules').execute();
    await expect.poll(status).toBe(200);
    await setUp();
    await server.db.insertInto('role_rules').values({ role: 'owner', second_factor: true }).execute();
    expect(await status()).toBe(200);
  });
});
