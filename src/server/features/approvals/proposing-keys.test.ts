import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addKey } from '#tests/colleagues.ts';
import { approve, askRefund, newTeam, refundsMade, type Team } from '#tests/four-eyes.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let team: Team;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  team = await newTeam(server);
});

test('every act waits, and a person does it', async () => {
  const key = await addKey(server, server.administrator_id, { proposes: true });
  const before = await refundsMade(server);
  const { answer } = await askRefund(
    server,
    { ...key, 'approval-note': encodeURIComponent('Parcel lost – “again”') },
    100,
  );
  expect(answer).toMatchObject({ status: 202, body: { data: { reasons: ['proposed'] } } });
  const id = answer.body.data.approval_id;
  const { body } = await server.get(`/approvals/${id}`, team.manager.as);
  expect(body).toMatchObject({ key: 'assistant', note: 'Parcel lost – “again”', may_decide: 'yes' });
  expect((await approve(server, id, server.asAdministrator)).body.code).toBe('approval_own');
  expect((await approve(server, id, team.manager.as)).body.state).toBe('done');
  expect(await refundsMade(server)).toBe(before + 1);
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
  const done = await approve(server, noted.body.data.approval_id, team.manager.as);
  expect(done.body.state).toBe('done');
  expect(await server.db.selectFrom('team_notes').select('note').execute()).toContainEqual({
    note: 'From a script',
  });
});
