import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { addColleague, addKey, type TestColleague } from '#tests/colleagues.ts';
import { payForOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { routes } from '../../routes.ts';
import { takeUpApprovals } from './take-up-approvals.ts';

let server: TestServer;
let support: TestColleague;
let manager: TestColleague;
let viewer: TestColleague;
let tests = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['approvals', 'approval_rules', 'role_limits', 'mail_outbox'] as const)
    await server.db.deleteFrom(table).execute();
  // What was asked of the provider stays for ever, so everybody is somebody new.
  tests += 1;
  const removed = utcInstant(server.clock.now);
  await server.db.updateTable('users').set({ removed }).where('id', '>', server.low_user_id).execute();
  support = await addColleague(server, `sam${tests}`, 'support');
  manager = await addColleague(server, `mira${tests}`, 'manager');
  viewer = await addColleague(server, `vic${tests}`, 'viewer');
});

const limit = (most: number | null, day: number | null, role = 'support') =>
  server.db
    .insertInto('role_limits')
    .values({ role, currency: 'usd', refund_most: most, refund_day: day })
    .execute();
const refundsMade = () => server.simulator.count('refund.created');
const askFor = async (amount?: number, as = support.as, over: object = {}) => {
  const { charge } = await payForOrder(server);
  return { charge, answer: await server.post('/refund', { charge_id: charge.id, amount, ...over }, as) };
};
const asked = async (amount = 9000) => {
  await limit(5000, null);
  const { charge, answer } = await askFor(amount);
  expect(answer.status).toBe(202);
  return { charge, id: answer.body.data.approval_id as string };
};
const approve = (id: string, as = manager.as) => server.post(`/approvals/${id}/approve`, {}, as);
const stateOf = async (id: string) => (await server.get(`/approvals/${id}`)).body.state;
const auditOf = (prefix: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'after', 'result'])
    .where('action', 'like', `${prefix}%`)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
const mails = () =>
  server.db.selectFrom('mail_outbox').select(['to', 'subject', 'text']).orderBy('id').execute();

describe('limits of a role', () => {
  test('at the limit it is done, a cent above it is asked for', async () => {
    await limit(5000, null);
    const before = await refundsMade();
    expect((await askFor(5000)).answer.status).toBe(200);
    const { answer } = await askFor(5001);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ code: 'approval_requested', data: { reasons: ['over_one'] } });
    expect(await refundsMade()).toBe(before + 1);
  });

  test('the day counts, also by a key of the same person, and a day later there is room again', async () => {
    await limit(null, 6000);
    expect((await askFor(4000)).answer.status).toBe(200);
    const key = await addKey(server, support.id);
    expect((await askFor(2001, key)).answer.body.data.reasons).toEqual(['over_day']);
    expect((await askFor(2000, key)).answer.status).toBe(200);
    const today = server.clock.now;
    server.clock.now = epochSeconds(today + DAY_S);
    expect((await askFor(4000, await server.asUser(support.id))).answer.status).toBe(200);
    server.clock.now = today;
  });

  test('fifty at once never exceed the day', async () => {
    await limit(null, 10_000);
    const paid = await Promise.all(Array.from({ length: 50 }, () => payForOrder(server)));
    const before = await refundsMade();
    const answers = await Promise.all(
      paid.map(({ charge }) => server.post('/refund', { charge_id: charge.id, amount: 900 }, support.as)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(39);
    expect(await refundsMade()).toBe(before + 11);
  }, 60_000);

  test('one that the provider refused gives its room back', async () => {
    await limit(null, 5000);
    const { provider } = server.deps;
    const real = provider.refundCharge;
    Object.assign(provider, { refundCharge: () => Promise.reject(fail('charge_disputed')) });
    expect((await askFor(5000)).answer.status).toBe(409);
    Object.assign(provider, { refundCharge: real });
    expect((await askFor(5000)).answer.status).toBe(200);
  });

  test('Support starts with limits; an order is refunded under the same ones', async () => {
    const { order_id } = await payForOrder(server);
    const path = `/wp-json/wc/v3/orders/${order_id}/refunds`;
    expect((await server.post(path, { amount: 10_000 }, support.as)).status).toBe(200);
    const other = await payForOrder(server, { amount: minor(20_000) });
    const over = await server.post(
      `/wp-json/wc/v3/orders/${other.order_id}/refunds`,
      { amount: 10_001 },
      support.as,
    );
    expect(over.status).toBe(202);
  });

  test('where nobody could approve it, it is refused with words', async () => {
    await limit(5000, null);
    await limit(5000, null, 'manager');
    await limit(5000, null, 'owner');
    const { answer } = await askFor(5001);
    expect(answer).toMatchObject({ status: 403, body: { code: 'approval_nobody' } });
  });
});

describe('a request', () => {
  test('waits, is mailed to whoever may approve, and is done once by another person', async () => {
    const before = await refundsMade();
    const { charge, id } = await asked();
    expect(await refundsMade()).toBe(before);
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['merchant@example.com', manager.email]);

    const { status, body } = await approve(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'done', decided_by: manager.email, asked_by: support.email });
    expect(await refundsMade()).toBe(before + 1);
    expect(await server.simulator.provider.findObject('charge', charge.id)).toMatchObject({
      amount_refunded: 9000,
    });
    expect((await mails()).at(-1)).toMatchObject({ to: support.email });
    expect(await auditOf('approval.')).toMatchObject([
      { action: 'approval.done' },
      { action: 'approval.approve', actor_email: manager.email, after: { asked_by: support.email } },
      { action: 'approval.ask', actor_email: support.email },
    ]);
    expect((await auditOf('payment.refund'))[0]).toMatchObject({
      actor_email: support.email,
      after: { approval: id },
    });
  });

  test('two who press together: one effect, and the second hears who was first', async () => {
    const { id } = await asked();
    const before = await refundsMade();
    const answers = await Promise.all([
      approve(id),
      approve(id, server.asAdministrator),
      approve(id),
      approve(id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(3).fill('approval_decided'),
    );
    expect(await refundsMade()).toBe(before + 1);
    expect(await stateOf(id)).toBe('done');
  });

  test('asked again in the same words it is the same one; under its key it answers as it ended', async () => {
    await limit(5000, null);
    const { charge } = await payForOrder(server);
    const as = { ...support.as, 'idempotency-key': 'once' };
    const send = (amount: number) => server.post('/refund', { charge_id: charge.id, amount }, as);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(9000)));
    expect(new Set(answers.map(({ body }) => body.data.approval_id)).size).toBe(1);
    expect((await send(8000)).body.code).toBe('idempotency_key_reused');
    await approve(answers[0]?.body.data.approval_id);
    expect(await send(9000)).toMatchObject({ status: 200, body: { amount: 9000, status: 'succeeded' } });
    const declined = await askFor(9000, { ...support.as, 'idempotency-key': 'never' });
    await server.post(
      `/approvals/${declined.answer.body.data.approval_id}/decline`,
      { note: 'Not this one.' },
      manager.as,
    );
    const again = await server.post(
      '/refund',
      { charge_id: declined.charge.id, amount: 9000 },
      { ...support.as, 'idempotency-key': 'never' },
    );
    expect(again).toMatchObject({ status: 409, body: { code: 'approval_decided' } });
  });

  test('nobody approves their own, no key approves, and who may not see it finds none', async () => {
    const { id } = await asked();
    expect((await approve(id, support.as)).body.code).toBe('approval_own');
    expect((await approve(id, await addKey(server, manager.id))).body.code).toBe('approval_by_key');
    expect((await approve(id, await addKey(server, support.id))).body.code).toBe('approval_by_key');
    expect(await approve(id, viewer.as)).toMatchObject({ status: 404, body: { code: 'approval_missing' } });
    expect((await server.get('/approvals', viewer.as)).body.data).toEqual([]);
    const other = await addColleague(server, `sue${id.slice(-4)}`, 'support');
    expect((await approve(id, other.as)).body).toMatchObject({
      code: 'approval_not_yours',
      data: { why: 'limit' },
    });
    expect(await stateOf(id)).toBe('pending');
  });

  test('declined with a word, withdrawn by whoever asked, and neither can be approved after', async () => {
    const { id } = await asked();
    expect((await server.post(`/approvals/${id}/decline`, { note: ' ' }, manager.as)).status).toBe(400);
    expect((await server.post(`/approvals/${id}/withdraw`, {}, manager.as)).body.code).toBe(
      'approval_not_yours',
    );
    const declined = await server.post(`/approvals/${id}/decline`, { note: 'Sent back?' }, manager.as);
    expect(declined.body).toMatchObject({ state: 'declined', decision_note: 'Sent back?' });
    expect((await mails()).at(-1)).toMatchObject({
      to: support.email,
      subject: expect.stringContaining('Declined'),
    });
    expect((await approve(id)).body).toMatchObject({ code: 'approval_decided', data: { state: 'declined' } });

    const { answer } = await askFor(9000);
    const second = answer.body.data.approval_id;
    expect((await server.post(`/approvals/${second}/withdraw`, {}, support.as)).body.state).toBe('withdrawn');
    expect((await approve(second)).status).toBe(409);
  });

  test('after three days it is over, at the second', async () => {
    const { id } = await asked();
    const before = await refundsMade();
    const began = server.clock.now;
    await server.db
      .updateTable('approvals')
      .set({ expires: utcInstant(began) })
      .where('id', '=', id as never)
      .execute();
    expect((await approve(id)).body).toMatchObject({ code: 'approval_decided', data: { state: 'expired' } });
    await takeUpApprovals(server.deps, routes);
    expect(await stateOf(id)).toBe('expired');
    expect(await refundsMade()).toBe(before);
    expect((await mails()).at(-1)).toMatchObject({
      to: support.email,
      subject: expect.stringContaining('Not approved in time'),
    });
  });

  test('what changed since is told, and ends it', async () => {
    const { charge, id } = await asked();
    await server.post('/refund', { charge_id: charge.id, amount: 100 });
    const before = await refundsMade();
    const { body } = await approve(id);
    expect(body).toMatchObject({ state: 'failed' });
    expect(body.error_message).toContain('changed');
    const second = await askFor(9000);
    await server.post('/refund', { charge_id: second.charge.id });
    const failed = await approve(second.answer.body.data.approval_id);
    expect(failed.body).toMatchObject({ state: 'failed' });
    expect(await refundsMade()).toBe(before + 1);
  });

  test('whoever asked and is suspended, or whose key is revoked, gets nothing', async () => {
    const gone = await addColleague(server, 'gone', 'support');
    await limit(5000, null);
    const { answer } = await askFor(9000, gone.as);
    const key = await addKey(server, support.id);
    const byKey = await askFor(9000, key);
    const at = utcInstant(server.clock.now);
    await server.db.updateTable('users').set({ suspended: at }).where('id', '=', gone.id).execute();
    await server.db.updateTable('api_keys').set({ revoked: at }).where('user_id', '=', support.id).execute();
    const before = await refundsMade();
    for (const each of [answer, byKey.answer]) {
      const { body } = await approve(each.body.data.approval_id);
      expect(body.state).toBe('failed');
      expect(body.error_message).toContain('may no longer do it');
    }
    expect(await refundsMade()).toBe(before);
  });

  test('an approved refund takes the room of whoever approved it', async () => {
    await limit(10_000, 12_000, 'manager');
    const { id } = await asked(9000);
    expect((await approve(id)).body.state).toBe('done');
    const { answer } = await askFor(9000);
    const second = await approve(answer.body.data.approval_id);
    expect(second.body).toMatchObject({ state: 'failed' });
    expect(second.body.error_message).toContain('no room left');
    expect((await askFor(5000)).answer.status).toBe(200);
  });
});

describe('keys that only propose', () => {
  test('every act waits, and a person does it', async () => {
    const key = await addKey(server, server.administrator_id, { proposes: true });
    const before = await refundsMade();
    const { answer } = await askFor(100, {
      ...key,
      'approval-note': encodeURIComponent('Parcel lost – “again”'),
    });
    expect(answer).toMatchObject({ status: 202, body: { data: { reasons: ['proposed'] } } });
    const id = answer.body.data.approval_id;
    const { body } = await server.get(`/approvals/${id}`, manager.as);
    expect(body).toMatchObject({ key: 'assistant', note: 'Parcel lost – “again”', may_decide: 'yes' });
    expect((await approve(id, server.asAdministrator)).body.code).toBe('approval_own');
    expect((await approve(id)).body.state).toBe('done');
    expect(await refundsMade()).toBe(before + 1);
  });

  test('reading is reading; what cannot wait is refused with words; other changes wait too', async () => {
    const key = await addKey(server, server.administrator_id, { proposes: true });
    expect((await server.get('/transactions', key)).status).toBe(200);
    const made = await server.post('/wp-json/wc-admin/api-keys', { description: 'mine', scope: 'read' }, key);
    expect(made).toMatchObject({ status: 403, body: { code: 'approval_not_proposable' } });
    const noted = await server.post(
      '/team-notes',
      { object_kind: 'payment', object_id: 'pi_1', note: 'From a script' },
      key,
    );
    expect(noted.status).toBe(202);
    const done = await approve(noted.body.data.approval_id);
    expect(done.body.state).toBe('done');
    expect(await server.db.selectFrom('team_notes').select('note').execute()).toContainEqual({
      note: 'From a script',
    });
  });
});
