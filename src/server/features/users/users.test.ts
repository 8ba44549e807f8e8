import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ME = '/wp-json/wp/v2/users/me';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('user_meta').execute();
});
const save = (woocommerce_meta: object, as = server.asAdministrator) =>
  server.post(ME, { woocommerce_meta }, as);

test('the signed-in person', async () => {
  expect(await server.get(ME)).toMatchObject({
    status: 200,
    body: {
      id: server.administrator_id,
      email: 'merchant@example.com',
      first_name: 'merchant',
      capabilities: [...capabilitiesOf('owner', null)],
      woocommerce_meta: {},
    },
  });
});

test('a preference comes as a value or as JSON text and travels back as JSON text', async () => {
  const { body } = await save({
    wc_payments_transactions_hidden_columns: ['risk_level', 'deposit_id'],
    wc_payments_payouts_hidden_columns: '["bank_reference_key"]',
    wc_payments_overview_inbox_last_read: 1_800_000_000_000,
    wc_payments_wporg_review_2025_prompt_dismissed: '1800000000',
  });
  expect(body.woocommerce_meta).toEqual({
    wc_payments_transactions_hidden_columns: '["risk_level","deposit_id"]',
    wc_payments_payouts_hidden_columns: '["bank_reference_key"]',
    wc_payments_overview_inbox_last_read: '1800000000000',
    wc_payments_wporg_review_2025_prompt_dismissed: '1800000000',
  });
});

test('saving merges: what is not named stays', async () => {
  await save({ wc_payments_disputes_hidden_columns: ['status'] });
  await server.put(ME, { woocommerce_meta: { wc_payments_payouts_hidden_columns: [] } });
  expect((await server.get(ME)).body.woocommerce_meta).toEqual({
    wc_payments_disputes_hidden_columns: '["status"]',
    wc_payments_payouts_hidden_columns: '[]',
  });
});

test.each([[null], ['']])('%j forgets one', async (nothing) => {
  await save({ wc_payments_disputes_hidden_columns: ['status'], wc_payments_overview_inbox_last_read: 5 });
  const { body } = await save({ wc_payments_disputes_hidden_columns: nothing });
  expect(body.woocommerce_meta).toEqual({ wc_payments_overview_inbox_last_read: '5' });
});

test('each person has their own, also without any right in the store', async () => {
  await save({ wc_payments_disputes_hidden_columns: ['status'] });
  const low = await save({ wc_payments_overview_inbox_last_read: 7 }, server.asLowUser);
  expect(low.body).toMatchObject({
    id: server.low_user_id,
    woocommerce_meta: { wc_payments_overview_inbox_last_read: '7' },
  });
  expect((await server.get(ME)).body.woocommerce_meta).toEqual({
    wc_payments_disputes_hidden_columns: '["status"]',
  });
});

test('nobody may not', async () => {
  expect((await server.get(ME, server.asAnonymous)).status).toBe(401);
  expect((await save({}, server.asAnonymous)).status).toBe(401);
});

test.each([
  ['an unknown key', { wp_capabilities: 'administrator' }, 'woocommerce_meta.wp_capabilities'],
  [
    'no columns',
    { wc_payments_payouts_hidden_columns: 'all' },
    'woocommerce_meta.wc_payments_payouts_hidden_columns',
  ],
  [
    '61 columns',
    { wc_payments_payouts_hidden_columns: Array(61).fill('a') },
    'woocommerce_meta.wc_payments_payouts_hidden_columns',
  ],
  [
    'a NUL inside JSON text',
    { wc_payments_payouts_hidden_columns: '["\\u0000"]' },
    'woocommerce_meta.wc_payments_payouts_hidden_columns.0',
  ],
  [
    'a time before all time',
    { wc_payments_overview_inbox_last_read: -1 },
    'woocommerce_meta.wc_payments_overview_inbox_last_read',
  ],
  [
    'too much text',
    { wc_payments_payouts_hidden_columns: `["${'a'.repeat(6000)}"]` },
    'woocommerce_meta.wc_payments_payouts_hidden_columns',
  ],
])('%s is refused by name and changes nothing', async (_, meta, field) => {
  const answer = await save({ wc_payments_disputes_hidden_columns: ['status'], ...meta });
  expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  expect(Object.keys(answer.body.data.params)).toEqual([field]);
  expect(await server.db.selectFrom('user_meta').selectAll().execute()).toEqual([]);
});

test('60 columns are accepted', async () => {
  expect((await save({ wc_payments_payouts_hidden_columns: Array(60).fill('a') })).status).toBe(200);
});

test('what else is sent about a person is not listened to', async () => {
  const { body } = await server.post(
    ME,
    { capabilities: ['everything'], email: 'x@y.z', id: 1 },
    server.asLowUser,
  );
  expect(body).toMatchObject({ capabilities: [], email: 'visitor@example.com' });
});
