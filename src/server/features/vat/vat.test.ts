import { afterEach, beforeEach, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { backfill } from '../../events/backfill.ts';
import { vatRoutes } from './vat-routes.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: vatRoutes });
  await server.simulator.controls.patchAccount({ country: 'DE', has_submitted_vat_data: false });
  await backfill(server.deps);
});
afterEach(() => server.close());

const details = { name: 'Bücher GmbH', address: 'Am Kai 1\nHamburg' };
const isSubmitted = async () => {
  const row = await server.db.selectFrom('account').select('data').executeTakeFirstOrThrow();
  return account.parse(row.data).has_submitted_vat_data;
};
const audited = () =>
  server.db.selectFrom('audit_log').select(['action', 'object_id', 'after', 'result']).execute();

test.each([
  ['DE123456789', 200, undefined],
  ['123456789', 200, undefined],
  ['DE%20123456789', 400, 'wcpay_route_validation_failure'],
  ['DE12', 400, 'vat_number_invalid'],
  ['DE123456000', 404, 'vat_number_unknown'],
  ['%3Cscript%3E', 400, 'wcpay_route_validation_failure'],
])('the register on %s answers %i', async (number, status, code) => {
  const reply = await server.get(`/vat/${number}`);
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  if (status === 200) expect(reply.body).toEqual({ name: expect.any(String), address: expect.any(String) });
});

test('what is saved is told to the provider, kept with the account, and noted', async () => {
  expect(await isSubmitted()).toBe(false);
  const reply = await server.post('/vat', { ...details, vat_number: 'DE 123456789' });
  expect(reply).toMatchObject({ status: 200, body: { ...details, vat_number: 'DE123456789' } });
  expect(await isSubmitted()).toBe(true);
  expect(await server.simulator.provider.findAccount()).toMatchObject({
    vat_details: { ...details, vat_number: 'DE123456789' },
  });
  expect(await audited()).toEqual([
    {
      action: 'vat.save',
      object_id: 'acct_tests',
      after: { ...details, vat_number: 'DE123456789' },
      result: 'succeeded',
    },
  ]);
});

test('digits alone are saved with the prefix of their country', async () => {
  const reply = await server.post('/vat', { ...details, vat_number: '123456789' });
  expect(reply).toMatchObject({ status: 200, body: { vat_number: 'DE123456789' } });
});

test('a business without a number is saved without one', async () => {
  expect((await server.post('/vat', details)).body).toEqual({ ...details, vat_number: null });
  expect(await isSubmitted()).toBe(true);
});

test.each([
  [{ ...details, vat_number: 'DE12' }, 400, 'vat_number_invalid'],
  [{ ...details, name: '  ' }, 400, 'rest_invalid_param'],
  [{ ...details, address: '' }, 400, 'rest_invalid_param'],
  [{ name: 'A' }, 400, 'rest_missing_callback_param'],
])('%j is refused and changes nothing', async (sent, status, code) => {
  const reply = await server.post('/vat', sent);
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(await isSubmitted()).toBe(false);
  expect(await audited()).toEqual([]);
});
