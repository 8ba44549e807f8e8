import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague, type TestColleague } from '#tests/colleagues.ts';
import { payForOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const OVER = {
  kind: 'refund_over',
  roles: ['owner', 'manager'],
  amounts: [{ currency: 'usd', amount: 5000 }],
  count: null,
};
const plain = (kind: string, roles = ['owner', 'manager']) => ({ kind, roles, amounts: null, count: null });
const save = (rules: readonly object[], as = server.asAdministrator) =>
  server.post('/approval-rules', { rules }, as);
const approve = (id: string, as: TestColleague['as']) => server.post(`/approvals/${id}/approve`, {}, as);

test('a shop with one person cannot lock itself out', async () => {
  expect(await save([OVER])).toMatchObject({ status: 409, body: { code: 'approval_rule_alone' } });
  expect((await server.get('/approval-rules')).body).toMatchObject({ rules: [] });
});

test('the screen is told which roles could approve what, and the limits that hold', async () => {
  const { body } = await server.get('/approval-rules');
  expect(body.currency).toBe('usd');
  expect(body.roles).toContainEqual(
    expect.objectContaining({ key: 'support', may: ['refund_over', 'refunds_a_day'] }),
  );
  expect(body.roles.map(({ key }: { key: string }) => key)).not.toContain('viewer');
  expect(body.limits).toEqual([
    { role: 'support', role_name: 'Support', currency: 'usd', refund_most: 10_000, refund_day: 50_000 },
  ]);
});

describe('with two who could approve', () => {
  let manager: TestColleague;
  let owner: TestColleague;
  beforeAll(async () => {
    manager = await addColleague(server, 'mira', 'manager');
    owner = await addColleague(server, 'olga', 'owner');
  });
  beforeEach(async () => {
    for (const table of ['approvals', 'approval_rules'] as const) await server.db.deleteFrom(table).execute();
  });

  test.each([
    ['twice the same', [OVER, OVER]],
    ['no amount', [{ ...OVER, amounts: null }]],
    ['no count', [plain('refunds_a_day')]],
    ['nobody named', [{ ...OVER, roles: [] }]],
    ['a role that does not exist', [{ ...OVER, roles: ['king'] }]],
  ])('%s is refused by name', async (_, rules) => {
    expect((await save(rules)).status).toBe(400);
  });

  test('a role that could not do it itself does not count', async () => {
    await addColleague(server, 'vic', 'viewer');
    expect((await save([plain('bank', ['manager'])])).body.code).toBe('approval_rule_alone');
    expect((await save([plain('people', ['manager'])])).body.code).toBe('approval_rule_alone');
  });

  test('a refund over the amount waits, also for an owner; the other one approves', async () => {
    expect((await save([OVER])).status).toBe(200);
    const { charge } = await payForOrder(server);
    expect((await server.post('/refund', { charge_id: charge.id, amount: 5000 })).status).toBe(200);
    const over = await payForOrder(server);
    const { status, body } = await server.post('/refund', { charge_id: over.charge.id, amount: 5001 });
    expect([status, body.data.reasons]).toEqual([202, ['refund_over']]);
    const { approval_id } = body.data;
    expect((await approve(approval_id, server.asAdministrator)).body.code).toBe('approval_own');
    expect((await approve(approval_id, owner.as)).body.state).toBe('done');
  });

  test('who the rule no longer names at that moment may not', async () => {
    await save([OVER]);
    const { charge } = await payForOrder(server);
    const { body } = await server.post('/refund', { charge_id: charge.id });
    await server.db
      .updateTable('approval_rules')
      .set({ roles: ['owner'] })
      .execute();
    expect((await approve(body.data.approval_id, manager.as)).body).toMatchObject({
      code: 'approval_not_yours',
      data: { why: 'role' },
    });
    expect((await approve(body.data.approval_id, owner.as)).body.state).toBe('done');
  });

  test('more refunds in a day than one person may make alone', async () => {
    await save([{ ...plain('refunds_a_day'), count: 2 }]);
    const { as } = await addColleague(server, 'otto', 'owner');
    const paid = await Promise.all([1, 2, 3].map(() => payForOrder(server)));
    const statuses = [];
    for (const { charge } of paid)
      statuses.push((await server.post('/refund', { charge_id: charge.id, amount: 100 }, as)).status);
    expect(statuses).toEqual([200, 200, 202]);
  });

  test('fraud rules wait, other settings do not; a save in between ends the request', async () => {
    await save([plain('fraud_rules')]);
    const check = { key: 'order_total', operator: 'greater_than', value: '9000|usd' };
    const rule = {
      ...{ key: 'purchase_price_threshold', outcome: 'block' },
      check: { operator: 'or', checks: [check] },
    };
    const rulesNow = async () => (await server.get('/settings')).body.advanced_fraud_protection_settings;
    expect((await server.post('/settings', { is_debug_log_enabled: true })).status).toBe(200);
    const { status, body } = await server.post('/settings', { advanced_fraud_protection_settings: [rule] });
    expect(status).toBe(202);
    expect(await rulesNow()).toEqual([]);
    expect((await approve(body.data.approval_id, manager.as)).body.state).toBe('done');
    expect(await rulesNow()).toHaveLength(1);

    const second = await server.post('/settings', { advanced_fraud_protection_settings: [] });
    await server.post('/settings', { is_debug_log_enabled: false });
    const late = await approve(second.body.data.approval_id, manager.as);
    expect(late.body.state).toBe('failed');
    expect(await rulesNow()).toHaveLength(1);
  });

  test('changing the rules is itself a matter of people and roles', async () => {
    await save([plain('people', ['owner'])]);
    const { status, body } = await save([]);
    expect(status).toBe(202);
    expect((await server.get('/approval-rules')).body.rules).toHaveLength(1);
    expect((await approve(body.data.approval_id, manager.as)).status).toBe(404);
    expect((await approve(body.data.approval_id, owner.as)).body.state).toBe('done');
    expect((await server.get('/approval-rules')).body.rules).toEqual([]);
  });

  test('left alone, the last owner may take the rule away', async () => {
    await save([plain('people', ['owner'])]);
    const removed = { removed: '2026-01-01 00:00:00' as never };
    await server.db
      .updateTable('users')
      .set(removed)
      .where('role', '=', 'owner')
      .where('id', '<>', server.administrator_id)
      .execute();
    expect((await save([])).status).toBe(200);
    await server.db.updateTable('users').set({ removed: null }).where('id', '=', owner.id).execute();
  });
});
