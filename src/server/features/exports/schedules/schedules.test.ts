import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { addColleague, addKey, type TestColleague } from '#tests/colleagues.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const PATH = '/exports/schedules';
let server: TestServer;
let accountant: TestColleague;
let viewer: TestColleague;
beforeAll(async () => {
  server = await startTestServer({
    env: { STORE_TIMEZONE: 'America/New_York' },
    now: secondsOf('2026-11-18 12:00:00' as UtcInstant),
  });
  accountant = await addColleague(server, 'accountant', 'accountant');
  viewer = await addColleague(server, 'viewer', 'viewer');
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('export_schedules').execute());

const wanted = (over: object = {}) => ({
  ...{ kind: 'transactions', rhythm: 'monthly', to: [server.administrator_id] },
  ...over,
});

test('made, listed, paused, started again and removed, each with its line in the log', async () => {
  const { status, body } = await server.post(
    PATH,
    wanted({ filters: { type_is: 'refund' }, to: [server.administrator_id, accountant.id] }),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ kind: 'transactions', format: null, rhythm: 'monthly', weekday: null, status: 'active' },
    sent_as: 'link',
    ...{ made_by: 'merchant@example.com', last: null, next_due: '2026-12-01 11:00:00' },
    filters: { type_is: 'refund' },
    to: expect.arrayContaining([{ id: accountant.id, name: 'accountant', email: 'accountant@example.com' }]),
  });
  const { id } = body;
  const listed = (await server.get(PATH, accountant.as)).body;
  expect(listed.data).toMatchObject([{ id }]);
  // Whom it could be for: whoever may export, and of what.
  expect(listed.people.map(({ email }: { email: string }) => email).toSorted()).toEqual([
    ...['accountant@example.com', 'merchant@example.com'],
  ]);

  expect((await server.put(`${PATH}/${id}`, { status: 'paused' })).body).toMatchObject({
    ...{ status: 'paused', next_due: null },
  });
  // Whoever starts it answers for it.
  expect((await server.put(`${PATH}/${id}`, { status: 'active' }, accountant.as)).body).toMatchObject({
    ...{ status: 'active', made_by: 'accountant@example.com' },
  });
  expect((await server.delete(`${PATH}/${id}`)).body).toEqual({ id, deleted: true });
  for (const gone of [
    await server.delete(`${PATH}/${id}`),
    await server.put(`${PATH}/${id}`, { status: 'paused' }),
    await server.post(`${PATH}/${id}/run`),
  ])
    expect(gone).toMatchObject({ status: 404, body: { code: 'schedule_missing' } });
  const lines = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email'])
    .where('object_kind', '=', 'schedule')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(lines.map(({ action, actor_email }) => [action, actor_email])).toEqual([
    ['schedule.create', 'merchant@example.com'],
    ['schedule.change', 'merchant@example.com'],
    ['schedule.change', 'accountant@example.com'],
    ['schedule.delete', 'merchant@example.com'],
  ]);
});

test('changed in place: how often, as what and for whom; whoever did it answers for it, and the log has both', async () => {
  const { body } = await server.post(PATH, wanted({ kind: 'journal', format: 'xero' }));
  const address = `${PATH}/${body.id}`;
  const change = {
    ...{ format: 'datev', rhythm: 'weekly', weekday: 'friday', sent_as: 'file', to: [accountant.id] },
  };
  const { body: after } = await server.put(address, change, accountant.as);
  expect(after).toMatchObject({
    ...{ kind: 'journal', format: 'datev', rhythm: 'weekly', weekday: 'friday', status: 'active' },
    ...{
      sent_as: 'file',
      made_by: 'accountant@example.com',
      to: [{ id: accountant.id }],
      next_due: '2026-11-20 11:00:00',
    },
  });
  const [line] = await server.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('object_id', '=', String(body.id))
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(line).toEqual({
    action: 'schedule.change',
    before: {
      ...{ format: 'xero', rhythm: 'monthly', weekday: null, sent_as: 'link', to: ['merchant@example.com'] },
    },
    after: { ...change, to: ['accountant@example.com'] },
  });

  // The same again changes nothing, and is no line of the log.
  const count = () => server.db.selectFrom('audit_log').select('id').execute();
  const before = (await count()).length;
  expect((await server.put(address, change)).body.made_by).toBe('accountant@example.com');
  expect(await count()).toHaveLength(before);
});

test.each([
  [{ weekday: 'monday' }, 'schedule_misfit'],
  [{ rhythm: 'weekly' }, 'schedule_misfit'],
  [{ format: 'pdf' }, 'schedule_misfit'],
  [{ format: null }, 'schedule_misfit'],
  [{ to: [] }, 'rest_invalid_param'],
  [{ to: [999_999] }, 'schedule_beyond_them'],
  [{ status: 'stopped' }, 'rest_invalid_param'],
  [{ sent_as: 'fax' }, 'rest_invalid_param'],
])('a change to %j is refused as %s, and nothing is changed', async (over, code) => {
  const { body } = await server.post(PATH, wanted({ kind: 'journal', format: 'xero' }));
  expect(await server.put(`${PATH}/${body.id}`, over)).toMatchObject({ status: 400, body: { code } });
  expect((await server.get(PATH)).body.data).toEqual([body]);
});

test.each([
  [{ kind: 'journal' }, 'schedule_misfit'],
  [{ kind: 'journal', format: 'pdf' }, 'schedule_misfit'],
  [{ kind: 'statement', format: 'pdf', rhythm: 'daily' }, 'schedule_misfit'],
  [{ rhythm: 'weekly' }, 'schedule_misfit'],
  [{ weekday: 'monday' }, 'schedule_misfit'],
  [{ filters: { type_is: 'nonsense' } }, 'schedule_filters_wrong'],
  [{ filters: { colour: 'red' } }, 'schedule_filters_wrong'],
  [{ filters: { date_after: '2026-01-01' } }, 'schedule_filters_wrong'],
  [{ filters: { user_email: 'somebody@else.example' } }, 'schedule_filters_wrong'],
  // Where any filter will do, the days would be one of them.
  [{ filters: { match: 'any', type_is: 'refund' } }, 'schedule_filters_wrong'],
  [{ kind: 'journal', format: 'xero', filters: { type_is: 'refund' } }, 'schedule_filters_wrong'],
  [{ kind: 'blocked', filters: { status: 'allow' } }, 'schedule_filters_wrong'],
  [{ kind: 'blocked', format: 'accountants' }, 'schedule_misfit'],
  [{ to: [] }, 'rest_invalid_param'],
  [{ to: ['mail@elsewhere.example'] }, 'rest_invalid_param'],
  [{ to: [999_999] }, 'schedule_beyond_them'],
  [{ kind: 'orders' }, 'rest_invalid_param'],
  [{ rhythm: 'hourly' }, 'rest_invalid_param'],
])('%j is refused as %s', async (over, code) => {
  expect(await server.post(PATH, wanted(over))).toMatchObject({ status: 400, body: { code } });
  expect((await server.get(PATH)).body.data).toEqual([]);
});

test.each([
  { kind: 'payouts', rhythm: 'daily', filters: { status_is: 'paid' } },
  { kind: 'disputes', rhythm: 'weekly', weekday: 'sunday' },
  { kind: 'audit-log' },
  { kind: 'blocked', rhythm: 'weekly', weekday: 'friday' },
  { kind: 'journal', format: 'datev', rhythm: 'weekly', weekday: 'monday' },
  { kind: 'statement', format: 'csv' },
])('%j is made', async (over) => {
  expect(await server.post(PATH, wanted(over))).toMatchObject({ status: 200, body: over });
});

test('nobody has sent what they may not export, and nobody is sent it', async () => {
  expect((await server.get(PATH, viewer.as)).status).toBe(403);
  expect((await server.post(PATH, wanted(), viewer.as)).status).toBe(403);
  expect((await server.post(PATH, wanted({ to: [viewer.id] }))).body.code).toBe('schedule_beyond_them');
  const { id } = await server.db
    .insertInto('roles')
    .values({
      name: 'Files',
      capabilities: ['see_payments', 'export'],
      created: utcInstant(server.clock.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clerk = await addColleague(server, 'clerk', `own:${id}`);
  for (const kind of ['payouts', 'audit-log'])
    expect((await server.post(PATH, wanted({ kind, to: [clerk.id] }), clerk.as)).body.code).toBe(
      'schedule_beyond_you',
    );
  const made = await server.post(PATH, wanted({ kind: 'payouts' }));
  // What they may not export is not there for them.
  expect((await server.get(PATH, clerk.as)).body.data).toEqual([]);
  expect((await server.delete(`${PATH}/${made.body.id}`, undefined, clerk.as)).status).toBe(404);
  expect((await server.post(PATH, wanted({ kind: 'payouts', to: [clerk.id] }))).body.code).toBe(
    'schedule_beyond_them',
  );
});

test('a key that only proposes makes none by itself', async () => {
  const key = await addKey(server, server.administrator_id, { proposes: true });
  expect((await server.post(PATH, wanted(), key)).status).not.toBe(200);
  expect((await server.get(PATH)).body.data).toEqual([]);
});
