import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizeOrder, payForOrder } from '../factories/provider-payment.ts';
import type { Caller } from '../test-callers.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { addPerson } from './people-of-roles.ts';

let server: TestServer;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['support', 'accountant', 'viewer'])
    callers[role] = await server.asUser(await addPerson(server, role, role));
  for (const [name, held] of Object.entries({
    rules: ['change_fraud_rules'],
    settings: ['change_settings'],
    evidence: ['answer_disputes'],
    exports: ['export'],
  }))
    callers[name] = await server.asUser(await addPerson(server, name, held));
});
afterAll(() => server.close());
const as = (who: string): Caller => callers[who] ?? {};

test('whoever changes fraud rules changes these and no other setting; nothing of a mixed save is kept', async () => {
  const read = async () => (await server.get('/settings')).body;
  const before = await read();
  const mixed = {
    current_protection_level: 'advanced',
    is_saved_cards_enabled: !before.is_saved_cards_enabled,
  };
  const refused = await server.post('/settings', mixed, as('rules'));
  expect([refused.status, refused.body.code, refused.body.data.fields]).toEqual([
    403,
    'settings_not_allowed',
    ['is_saved_cards_enabled'],
  ]);
  expect(refused.body.message).toMatch(/Saved cards/);
  const other = await server.post('/settings', { current_protection_level: 'advanced' }, as('settings'));
  expect([other.status, other.body.data.fields]).toEqual([403, ['current_protection_level']]);
  expect(await read()).toEqual(before);
  const allowed = { is_saved_cards_enabled: !before.is_saved_cards_enabled };
  expect((await server.post('/settings', allowed, as('settings'))).status).toBe(200);
});

test('a refund is previewed without the balance for whoever may not see it', async () => {
  const { charge } = await payForOrder(server);
  const preview = (who: Caller) => server.get(`/refund/preview?charge_id=${charge.id}`, who);
  expect((await preview(server.asAdministrator)).body.balance).not.toBeNull();
  const seen = await preview(as('support'));
  expect([seen.status, seen.body.balance, seen.body.next_payout]).toEqual([200, null, null]);
  expect(seen.body.customer).toEqual({ amount: 10_000, currency: 'usd' });
});

test('a capture is previewed without the balance as well', async () => {
  const { payment_intent_id } = await authorizeOrder(server);
  const { body } = await server.get(
    `/authorizations/preview?payment_intent_ids[]=${payment_intent_id}`,
    as('support'),
  );
  for (const { balance, next_payout } of body.balances) expect([balance, next_payout]).toEqual([null, null]);
});

test('an export is listed and downloaded only by whoever may see its kind today', async () => {
  const asked = await server.post('/audit/download', {});
  const kinds = async (who: Caller) =>
    (await server.get('/exports', who)).body.data.map(({ kind }: { kind: string }) => kind);
  expect(asked.status).toBe(200);
  expect(await kinds(server.asAdministrator)).toContain('audit-log');
  expect(await kinds(as('accountant'))).toContain('audit-log');
  expect(await kinds(as('exports'))).toEqual([]);

  const lowered = await addPerson(server, 'lowered', ['export', 'read_audit']);
  const before = await server.asUser(lowered);
  const own = await server.post('/audit/download', {}, before);
  const { download_url } = (await server.get(`/audit/download/${own.body.export_id}`, before)).body;
  await server.db
    .updateTable('roles')
    .set({ capabilities: ['export', 'see_payments'] })
    .where('name', '=', 'lowered')
    .execute();
  const after = await server.asUser(lowered);
  const again = await server.inject({
    method: 'GET',
    url: download_url.replace(/&_wpnonce=[^&]*/, ''),
    headers: after,
  });
  expect([again.status, JSON.parse(again.text).code]).toEqual([404, 'export_not_found']);
});

test('pages know the account, its money and its e-mail by role', async () => {
  const page = async (who: Caller) => {
    const url = '/wp-admin/admin.php?page=wc-admin&path=/payments/overview';
    const { text } = await server.inject({ method: 'GET', url, headers: who });
    return JSON.parse(/<script[^>]*id="page-settings"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
  };
  expect(await page(as('support'))).toMatchObject({
    ...{ roleName: 'Support', accountEmail: '', accountFees: {}, lifetimeTPV: 0, providerPages: null },
    accountLoans: { has_active_loan: false, has_past_loans: false, loans: [] },
  });
  expect(await page(as('exports'))).toMatchObject({ roleName: 'exports' });
});
