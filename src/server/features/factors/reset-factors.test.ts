import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { codeOfApp } from '#tests/code-app.ts';
import { aUser } from '#tests/factories/user.ts';
import { log, pwd } from '#tests/sign-in-visitor.ts';
import { hire, lastLineAbout, lastMailTo } from '#tests/team.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { insertUser } from '../../access/user-repository.ts';
import { finishResets } from './reset-factors.ts';

const FACTORS = '/wp-json/wc-admin/factors';
const SESSION = '/wp-json/wc-admin/session';
const MERCHANT = 'merchant@example.com';

let server: TestServer;
let userId: number;
let show: () => string;
beforeAll(async () => {
  server = await startTestServer();
  const password_hash = await hashPassword(pwd);
  userId = (await insertUser(server.db, aUser({ email: log, password_hash, role: 'owner' }))).id;
});
afterAll(() => server.close());

const pass = (seconds: number) => {
  server.clock.now = epochSeconds(server.clock.now + seconds);
};
const me = () => server.asUser(userId);
const owner = () => server.asUser(server.administrator_id);

/** Somebody with codes of an app, of whom nobody has asked anything yet. */
beforeEach(async () => {
  for (const table of ['factor_resets', 'code_factors', 'recovery_codes', 'sign_in_attempts'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.deleteFrom('mail_outbox').execute();
  pass(3600);
  const as = await me();
  const { secret } = (await server.post(`${FACTORS}/code/begin`, {}, as)).body as { secret: string };
  show = () => codeOfApp(secret, server.clock.now);
  await server.post(`${FACTORS}/code`, { code: show() }, as);
  pass(30);
});

const ask = async (as?: Caller) =>
  server.post(`/wp-json/wc-admin/people/${userId}/reset-factors`, {}, as ?? (await owner()));
const callOff = (as: Caller, query = '') => server.delete(`${FACTORS}/reset${query}`, undefined, as);
const runJob = () => finishResets.perform(server.deps, {});
const factors = async () => (await server.get(FACTORS, await me())).body;
const lastLine = () => lastLineAbout(server, 'person', userId);
const signIn = (body: object = {}) => server.post(SESSION, { log, pwd, ...body }, {});

test('it is told at once, waits a day, and then the password alone lets in', async () => {
  const due = utcInstant(epochSeconds(server.clock.now + DAY_S));
  expect(await ask()).toMatchObject({ status: 200, body: { due } });
  expect(await lastMailTo(server, log)).toMatchObject({
    subject: expect.stringContaining('is about to be reset'),
    text: expect.stringContaining(`${MERCHANT} asked for your passkeys and codes`),
  });
  expect(await lastLine()).toMatchObject({
    actor_email: MERCHANT,
    action: 'factor.reset_ask',
    after: { due },
  });
  expect(await factors()).toMatchObject({ code: {}, reset: { asked_by: MERCHANT, due } });

  pass(DAY_S - 1);
  await runJob();
  expect((await signIn()).body.code).toBe('second_step_needed');

  pass(1);
  await runJob();
  expect(await factors()).toMatchObject({ code: null, recovery_codes_left: 0, reset: null });
  expect(await lastMailTo(server, log)).toMatchObject({
    text: expect.stringContaining(`Changed by: ${MERCHANT}`),
  });
  expect((await signIn()).status).toBe(200);
  const lines = await server.db
    .selectFrom('audit_log')
    .select(['actor_email', 'action'])
    .where('action', '=', 'factor.reset')
    .execute();
  expect(lines).toEqual([{ actor_email: MERCHANT, action: 'factor.reset' }]);
});

test('asked for once more it is the same, and nobody is mailed twice', async () => {
  const { body } = await ask();
  await server.db.deleteFrom('mail_outbox').execute();
  pass(60);
  expect((await ask()).body).toEqual(body);
  expect(await lastMailTo(server, log)).toBeUndefined();
});

test('whoever signs in with the factor has not lost it: the reset is off', async () => {
  await ask();
  const step = await signIn();
  const cookie = String(step.headers['set-cookie']).split(';')[0] ?? '';
  expect((await server.post(`${SESSION}/step`, { code: show() }, { cookie })).status).toBe(200);
  expect((await factors()).reset).toBeNull();
  pass(DAY_S);
  await runJob();
  expect((await signIn()).body.code).toBe('second_step_needed');
  const ended = await server.db
    .selectFrom('audit_log')
    .select(['actor_email', 'after'])
    .where('action', '=', 'factor.reset_end')
    .execute();
  expect(ended).toEqual([{ actor_email: log, after: { why: 'used' } }]);
});

test('the person calls it off with a proof, and so does whoever manages people; nobody else', async () => {
  await ask();
  const viewer = await server.asUser(await hire(server, 'vi', 'viewer'));
  expect((await callOff(viewer, `?user_id=${userId}`)).status).toBe(403);
  expect((await callOff(viewer)).body.code).toBe('factor_reset_over');
  const late = await me();
  pass(16 * 60);
  expect((await callOff(late)).body.code).toBe('rest_proof_needed');
  expect((await callOff(await me())).status).toBe(200);
  expect(await lastLine()).toMatchObject({ actor_email: log, after: { why: 'cancelled' } });

  await ask();
  expect((await callOff(await owner(), `?user_id=${userId}`)).status).toBe(200);
  expect((await factors()).reset).toBeNull();
});

test('nobody asks for their own, nor for somebody who may do more, and no key asks at all', async () => {
  expect((await ask(await me())).body.code).toBe('person_is_yourself');
  expect((await ask(await server.withApiKey('read_write'))).body.code).toBe('person_needed');
  expect((await ask(await server.asUser(await hire(server, 'max', 'manager')))).status).toBe(403);
  const { id } = await server.db
    .insertInto('roles')
    .values({ name: 'Clerk', capabilities: ['manage_people'], created: utcInstant(server.clock.now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clerk = await server.asUser(await hire(server, 'clara', `own:${id}`));
  expect((await ask(clerk)).body.code).toBe('person_beyond_you');
  await server.db.deleteFrom('code_factors').execute();
  expect((await ask()).body.code).toBe('factor_missing');
  expect((await factors()).reset).toBeNull();
});

test('it is worth nothing once whoever asked may no longer ask', async () => {
  const id = await hire(server, 'olaf', 'owner');
  await ask(await server.asUser(id));
  await server.db.updateTable('users').set({ role: 'viewer' }).where('id', '=', id).execute();
  pass(DAY_S);
  await runJob();
  expect(await factors()).toMatchObject({ code: {}, reset: null });
  expect(await lastLine()).toMatchObject({ action: 'factor.reset_end', after: { why: 'void' } });
});
