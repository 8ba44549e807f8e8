import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { findUser, insertUser } from '../../access/user-repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (over: object = {}, as = server.asAdministrator) =>
  server.post('/accounts/bank', { currency: 'usd', account_number: '0001 2345-6789', ...over }, as);
const lines = () =>
  server.db.selectFrom('audit_log').selectAll().where('action', '=', 'bank_account.change').execute();
const mails = () => server.db.selectFrom('mail_outbox').selectAll().execute();

test('another bank account is taken, told by mail and written down', async () => {
  const { status, body } = await change();
  expect([status, body]).toEqual([200, { currency: 'usd', last4: '6789' }]);
  const { data } = await server.simulator.provider.listObjects('bank_account', null, 50);
  expect(data).toContainEqual(expect.objectContaining({ currency: 'usd', last4: '6789', status: 'new' }));
  expect(await lines()).toMatchObject([{ result: 'succeeded', after: { currency: 'usd', last4: '6789' } }]);
  expect(JSON.stringify(await lines())).not.toContain('000123456789');
  expect((await server.get('/security')).body.data[0]).toMatchObject({
    action: 'bank_account.change',
    details: { currency: 'usd', last4: '6789' },
  });
});

test('everybody who may run the store hears of it, and nobody else', async () => {
  const other = await insertUser(server.db, aUser({ role: 'manager' }));
  await server.db.deleteFrom('mail_outbox').execute();
  await change();
  const sent = (await mails()).filter(({ key }) => key.startsWith('bank account'));
  const administrator = await findUser(server.db, server.administrator_id);
  expect(sent.map(({ to }) => to)).toEqual([administrator?.email, other.email]);
  const [own, others] = sent.map(({ text }) => text);
  expect(own).toContain('ends in 6789');
  expect(own).not.toContain('Changed by');
  expect(others).toContain(`Changed by: ${administrator?.email}`);
});

test.each([
  ['no number', { account_number: '123' }, 'rest_invalid_param'],
  ['letters', { account_number: 'DE12 3456' }, 'rest_invalid_param'],
])('with %s nothing is changed', async (_, over, code) => {
  const before = await lines();
  expect((await change(over)).body.code).toBe(code);
  expect(await lines()).toEqual(before);
});

test('a key alone sends no money elsewhere', async () => {
  const before = await lines();
  expect((await change({}, await server.withApiKey('read_write'))).body.code).toBe('person_needed');
  expect(await lines()).toEqual(before);
});
