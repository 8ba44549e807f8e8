import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { PROOF_LIFE_S } from '#domain/signing-in/proof.ts';
import { codeOfApp } from '#tests/code-app.ts';
import { aUser } from '#tests/factories/user.ts';
import { cookieOf, log, pwd } from '#tests/sign-in-visitor.ts';
import type { Caller } from '#tests/test-callers.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { insertUser } from '../../access/user-repository.ts';

const PROOF = '/wp-json/wc-admin/session/proof';
const FACTORS = '/wp-json/wc-admin/factors';
/** An act that asks for it: making recovery codes, which somebody without a factor has none of. */
const ACT = `${FACTORS}/recovery-codes`;

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
  for (const table of ['code_factors', 'recovery_codes', 'sign_in_attempts'] as const)
    await server.db.deleteFrom(table).execute();
  me = await server.asUser(userId);
});

const pass = (seconds: number) => {
  server.clock.now = epochSeconds(server.clock.now + seconds);
};
const callerOf = (reply: Answer): Caller => ({ cookie: cookieOf(reply), 'x-wp-nonce': reply.body.nonce });

test('a proof holds for fifteen minutes; then the act waits for another', async () => {
  pass(PROOF_LIFE_S);
  expect((await server.post(ACT, {}, me)).body.code).toBe('factor_missing');
  pass(1);
  expect(await server.post(ACT, {}, me)).toMatchObject({
    status: 403,
    body: { code: 'rest_proof_needed', data: { ways: ['password'] } },
  });
  // What is only read, or moves nothing out, goes on.
  expect((await server.get(FACTORS, me)).status).toBe(200);

  const proved = await server.post(PROOF, { password: pwd }, me);
  expect(proved.status).toBe(200);
  const renewed = callerOf(proved);
  expect((await server.post(ACT, {}, renewed)).body.code).toBe('factor_missing');
  // The token from before is worth nothing any more.
  expect((await server.get(FACTORS, me)).status).toBe(401);
  const line = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ action: 'session.prove', actor_email: log, after: { way: 'password' } });
});

test('whoever has a factor proves with it, and not with the password', async () => {
  const { secret } = (await server.post(`${FACTORS}/code/begin`, {}, me)).body;
  await server.post(`${FACTORS}/code`, { code: codeOfApp(secret, server.clock.now) }, me);
  pass(PROOF_LIFE_S + 1);
  expect((await server.post(ACT, {}, me)).body.data.ways).toEqual(['code']);
  expect((await server.post(PROOF, { password: pwd }, me)).status).toBe(404);
  expect((await server.post(ACT, {}, me)).body.code).toBe('rest_proof_needed');
  const proved = await server.post(PROOF, { code: codeOfApp(secret, server.clock.now) }, me);
  expect((await server.post(ACT, {}, callerOf(proved))).body.recovery_codes).toHaveLength(10);
});

test('the password is changed with the old one, and by whoever has a factor with that as well', async () => {
  const PASSWORD = '/wp-json/wc-admin/password';
  const change = { password: pwd, new_password: 'short' };
  const { secret } = (await server.post(`${FACTORS}/code/begin`, {}, me)).body;
  pass(PROOF_LIFE_S + 1);
  const long = { ...change, password: 'wrong', new_password: 'a quiet harbour at dawn' };
  expect((await server.post(PASSWORD, change, me)).status).toBe(400);
  expect((await server.post(PASSWORD, long, me)).body.code).toBe('password_not_confirmed');
  const again = await server.asUser(userId);
  const begun = (await server.post(`${FACTORS}/code/begin`, {}, again)).body;
  expect(begun.secret).not.toBe(secret);
  await server.post(`${FACTORS}/code`, { code: codeOfApp(begun.secret, server.clock.now) }, again);
  expect((await server.post(PASSWORD, long, me)).body.code).toBe('rest_proof_needed');
});

test('a wrong password proves nothing, and is counted by itself', async () => {
  for (let n = 0; n < 5; n += 1)
    expect((await server.post(PROOF, { password: 'wrong' }, me)).body.code).toBe('password_not_confirmed');
  expect((await server.post(PROOF, { password: pwd }, me)).body.code).toBe('sign_in_throttled');
  expect((await server.post('/wp-json/wc-admin/session', { log, pwd }, {})).status).toBe(200);
});

test('a program with a key is never asked, and cannot prove anything', async () => {
  const key = await server.withApiKey('read_write');
  pass(PROOF_LIFE_S + 1);
  const refund = await server.post('/wp-json/wc/v3/payments/refund', { charge_id: 'ch_none' }, key);
  expect(refund.body.code).not.toBe('rest_proof_needed');
  expect((await server.post(PROOF, { password: pwd }, key)).body.code).toBe('person_needed');
});

test.each([
  ['POST', '/wp-json/wc/v3/payments/refund'],
  ['POST', '/wp-json/wc-admin/store/orders/1/refunds'],
  ['POST', '/wp-json/wc/v3/payments/deposits'],
  ['POST', '/wp-json/wc/v3/payments/accounts/bank'],
  ['POST', '/wp-json/wc-admin/api-keys'],
  ['DELETE', '/wp-json/wc-admin/api-keys/1'],
  ['DELETE', '/wp-json/wc-admin/factors/code'],
] as const)('%s %s asks for it', async (method, url) => {
  pass(PROOF_LIFE_S + 1);
  const answer = await (method === 'POST' ? server.post(url, {}, me) : server.delete(url, undefined, me));
  expect(answer).toMatchObject({ status: 403, body: { code: 'rest_proof_needed' } });
});
