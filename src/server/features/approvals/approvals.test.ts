import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { addColleague, addKey } from '#tests/colleagues.ts';
import { payForOrder } from '#tests/factories/provider-payment.ts';
import {
  approve as approveAs,
  askRefund,
  auditOf,
  limitRefunds,
  mailsOf,
  newTeam,
  refundsMade,
  requestOf,
  stateOf,
  type Team,
} from '#tests/four-eyes.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { routes } from '../../routes.ts';
import { takeUpApprovals } from './take-up-approvals.ts';

let server: TestServer;
let team: Team;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  team = await newTeam(server);
});

const askFor = (amount?: number, as = team.support.as) => askRefund(server, as, amount);
const asked = async (amount = 9000) => {
  await limitRefunds(server, 5000, null);
  const { charge, answer } = await askFor(amount);
  return { charge, id: requestOf(answer) };
};
const approve = (id: string, as = team.manager.as) => approveAs(server, id, as);

test('waits, is mailed to whoever may approve, and is done once by another person', async () => {
  const before = await refundsMade(server);
  const { charge, id } = await asked();
  expect(await refundsMade(server)).toBe(before);
  expect((await mailsOf(server)).map(({ to }) => to).sort()).toEqual([
    'merchant@example.com',
    team.manager.email,
    team.owner.email,
  ]);

  const { status, body } = await approve(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'done', decided_by: team.manager.email, asked_by: team.support.email });
  expect(await refundsMade(server)).toBe(before + 1);
  expect(await server.simulator.provider.findObject('charge', charge.id)).toMatchObject({
    amount_refunded: 9000,
  });
  expect((await mailsOf(server)).at(-1)).toMatchObject({ to: team.support.email });
  expect(await auditOf(server, 'approval.')).toMatchObject([
    { action: 'approval.done' },
    { action: 'approval.approve', actor_email: team.manager.email, after: { asked_by: team.support.email } },
    { action: 'approval.ask', actor_email: team.support.email },
  ]);
  expect((await auditOf(server, 'payment.refund'))[0]).toMatchObject({
    actor_email: team.support.email,
    after: { approval: id },
  });
});

test('two who press together: one effect, and the second hears who was first', async () => {
  const { id } = await asked();
  const before = await refundsMade(server);
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
  expect(await refundsMade(server)).toBe(before + 1);
  expect(await stateOf(server, id)).toBe('done');
});

test('asked again in the same words it is the same one; under its key it answers as it ended', async () => {
  await limitRefunds(server, 5000, null);
  const { charge } = await payForOrder(server);
  const as = { ...team.support.as, 'idempotency-key': 'once' };
  const send = (amount: number) => server.post('/refund', { charge_id: charge.id, amount }, as);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(9000)));
  expect(new Set(answers.map(({ body }) => body.data.approval_id)).size).toBe(1);
  expect((await send(8000)).body.code).toBe('idempotency_key_reused');
  await approve(answers[0]?.body.data.approval_id);
  expect(await send(9000)).toMatchObject({ status: 200, body: { amount: 9000, status: 'succeeded' } });
  const declined = await askFor(9000, { ...team.support.as, 'idempotency-key': 'never' });
  await server.post(
    `/approvals/${declined.answer.body.data.approval_id}/decline`,
    { note: 'Not this one.' },
    team.manager.as,
  );
  const again = await server.post(
    '/refund',
    { charge_id: declined.charge.id, amount: 9000 },
    { ...team.support.as, 'idempotency-key': 'never' },
  );
  expect(again).toMatchObject({ status: 409, body: { code: 'approval_decided' } });
});

test('nobody approves their own, no key approves, and who may not see it finds none', async () => {
  const { id } = await asked();
  expect((await approve(id, team.support.as)).body.code).toBe('approval_own');
  expect((await approve(id, await addKey(server, team.manager.id))).body.code).toBe('approval_by_key');
  expect((await approve(id, await addKey(server, team.support.id))).body.code).toBe('approval_by_key');
  expect(await approve(id, team.viewer.as)).toMatchObject({
    status: 404,
    body: { code: 'approval_missing' },
  });
  expect((await server.get('/approvals', team.viewer.as)).body.data).toEqual([]);
  const other = await addColleague(server, `sue${id.slice(-4)}`, 'support');
  expect((await approve(id, other.as)).body).toMatchObject({
    code: 'approval_not_yours',
    data: { why: 'limit' },
  });
  expect(await stateOf(server, id)).toBe('pending');
});

test('declined with a word, withdrawn by whoever asked, and neither can be approved after', async () => {
  const { id } = await asked();
  expect((await server.post(`/approvals/${id}/decline`, { note: ' ' }, team.manager.as)).status).toBe(400);
  expect((await server.post(`/approvals/${id}/withdraw`, {}, team.manager.as)).body.code).toBe(
    'approval_not_yours',
  );
  const declined = await server.post(`/approvals/${id}/decline`, { note: 'Sent back?' }, team.manager.as);
  expect(declined.body).toMatchObject({ state: 'declined', decision_note: 'Sent back?' });
  expect((await mailsOf(server)).at(-1)).toMatchObject({
    to: team.support.email,
    subject: expect.stringContaining('Declined'),
  });
  expect((await approve(id)).body).toMatchObject({ code: 'approval_decided', data: { state: 'declined' } });

  const { answer } = await askFor(9000);
  const second = answer.body.data.approval_id;
  expect((await server.post(`/approvals/${second}/withdraw`, {}, team.support.as)).body.state).toBe(
    'withdrawn',
  );
  expect((await approve(second)).status).toBe(409);
});

test('after three days it is over, at the second', async () => {
  const { id } = await asked();
  const before = await refundsMade(server);
  const began = server.clock.now;
  await server.db
    .updateTable('approvals')
    .set({ expires: utcInstant(began) })
    .where('id', '=', id as never)
    .execute();
  expect((await approve(id)).body).toMatchObject({ code: 'approval_decided', data: { state: 'expired' } });
  await takeUpApprovals(server.deps, routes);
  expect(await stateOf(server, id)).toBe('expired');
  expect(await refundsMade(server)).toBe(before);
  expect((await mailsOf(server)).at(-1)).toMatchObject({
    to: team.support.email,
    subject: expect.stringContaining('Not approved in time'),
  });
});

test('what changed since is told, and ends it', async () => {
  const { charge, id } = await asked();
  await server.post('/refund', { charge_id: charge.id, amount: 100 });
  const before = await refundsMade(server);
  const { body } = await approve(id);
  expect(body).toMatchObject({ state: 'failed' });
  expect(body.error_message).toContain('changed');
  const second = await askFor(9000);
  await server.post('/refund', { charge_id: second.charge.id });
  const failed = await approve(second.answer.body.data.approval_id);
  expect(failed.body).toMatchObject({ state: 'failed' });
  expect(await refundsMade(server)).toBe(before + 1);
});

test('whoever asked and is suspended, or whose key is revoked, gets nothing', async () => {
  const gone = await addColleague(server, 'gone', 'support');
  await limitRefunds(server, 5000, null);
  const { answer } = await askFor(9000, gone.as);
  const key = await addKey(server, team.support.id);
  const byKey = await askFor(9000, key);
  const at = utcInstant(server.clock.now);
  await server.db.updateTable('users').set({ suspended: at }).where('id', '=', gone.id).execute();
  await server.db
    .updateTable('api_keys')
    .set({ revoked: at })
    .where('user_id', '=', team.support.id)
    .execute();
  const before = await refundsMade(server);
  for (const each of [answer, byKey.answer]) {
    const { body } = await approve(each.body.data.approval_id);
    expect(body.state).toBe('failed');
    expect(body.error_message).toContain('may no longer do it');
  }
  expect(await refundsMade(server)).toBe(before);
});

test('an approved refund takes the room of whoever approved it', async () => {
  await limitRefunds(server, 10_000, 12_000, 'manager');
  const { id } = await asked(9000);
  expect((await approve(id)).body.state).toBe('done');
  const { answer } = await askFor(9000);
  const second = await approve(answer.body.data.approval_id);
  expect(second.body).toMatchObject({ state: 'failed' });
  expect(second.body.error_message).toContain('no room left');
  expect((await askFor(5000)).answer.status).toBe(200);
});
