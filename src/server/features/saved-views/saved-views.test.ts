import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VIEW_NAME_MAX, VIEWS_MAX } from '#domain/people/saved-views.ts';
import { addColleague, type TestColleague } from '#tests/colleagues.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { savedViewsRoutes } from './saved-views-routes.ts';

const PATH = '/wp-json/wc-admin/saved-views';

let server: TestServer;
let manager: TestColleague;
let support: TestColleague;
let viewer: TestColleague;
beforeAll(async () => {
  server = await startTestServer({ routes: savedViewsRoutes });
  manager = await addColleague(server, 'manager', 'manager');
  support = await addColleague(server, 'support', 'support');
  viewer = await addColleague(server, 'viewer', 'viewer');
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('saved_views').execute());

const BIG = {
  list: 'transactions',
  name: 'Big ones',
  parameters: { type_is: 'charge', date_between: ['2025-10-01', '2025-10-31'], order: 'asc' },
  columns: ['date', 'amount'],
};
const save = (view = {}, as?: Caller) => server.post(PATH, { ...BIG, ...view }, as);
const change = (id: number, changes: object, as?: Caller) => server.put(`${PATH}/${id}`, changes, as);
const list = async (name = 'transactions', as?: Caller) =>
  (await server.get(`${PATH}?list=${name}`, as)).body;
const names = async (name?: string, as?: Caller): Promise<string[]> =>
  (await list(name, as)).data.map((view: { name: string }) => view.name);

test('a view is kept as it was saved, for its list and its owner alone', async () => {
  const { status, body } = await save({}, support.as);
  expect([status, body]).toEqual([
    200,
    {
      id: expect.any(Number),
      name: 'Big ones',
      is_shared: false,
      is_own: true,
      may_change: true,
      parameters: BIG.parameters,
      columns: BIG.columns,
    },
  ]);
  expect((await list('transactions', support.as)).data).toEqual([body]);
  expect(await names('disputes', support.as)).toEqual([]);
  expect(await names('transactions', manager.as)).toEqual([]);
});

test('by name, in any letters', async () => {
  for (const name of ['b', 'A', 'C']) await save({ name });
  expect(await names()).toEqual(['A', 'b', 'C']);
});

test('renamed, changed, deleted; what is not sent stays', async () => {
  const { id } = (await save()).body;
  expect((await change(id, { name: 'Larger ones' })).body).toMatchObject({
    name: 'Larger ones',
    parameters: BIG.parameters,
  });
  expect((await change(id, { parameters: {}, columns: ['fees'] })).body).toMatchObject({
    name: 'Larger ones',
    parameters: {},
    columns: ['fees'],
  });
  expect((await server.delete(`${PATH}/${id}`)).body).toEqual({ deleted: true });
  expect(await names()).toEqual([]);
  expect((await change(id, { name: 'Gone' })).status).toBe(404);
  expect((await server.delete(`${PATH}/${id}`)).status).toBe(404);
});

describe('shared', () => {
  test('whoever opens the list sees it, and only who may change settings changes it', async () => {
    const { id } = (await save({ is_shared: true })).body;
    expect((await list('transactions', viewer.as)).data).toMatchObject([
      { id, is_shared: true, is_own: false, may_change: false },
    ]);
    expect((await change(id, { name: 'Mine now' }, viewer.as)).body.code).toBe('rest_forbidden');
    expect((await server.delete(`${PATH}/${id}`, undefined, viewer.as)).status).toBe(403);
    expect((await change(id, { name: 'Ours' }, manager.as)).body).toMatchObject({ name: 'Ours' });
  });

  test('who may not change settings saves for themselves alone', async () => {
    expect((await save({ is_shared: true }, support.as)).body.code).toBe('rest_forbidden');
    const { id } = (await save({}, support.as)).body;
    expect((await change(id, { is_shared: true }, support.as)).status).toBe(403);
    expect((await list('transactions', support.as)).data).toMatchObject([{ is_shared: false }]);
  });

  test('no longer shared, it is its owner’s again', async () => {
    const { id } = (await save({ is_shared: true })).body;
    await change(id, { is_shared: false }, manager.as);
    expect(await names('transactions', manager.as)).toEqual([]);
    expect(await names()).toEqual(['Big ones']);
  });

  test('of a list that is closed to somebody nothing is told', async () => {
    const { id } = (await save({ list: 'payouts', parameters: {}, is_shared: true })).body;
    expect(await names('payouts', viewer.as)).toEqual(['Big ones']);
    expect((await list('payouts', support.as)).code).toBe('rest_forbidden');
    expect((await save({ list: 'payouts' }, support.as)).status).toBe(403);
    expect((await change(id, { name: 'x' }, support.as)).status).toBe(404);
  });

  test('whoever loses a list loses its views, and has them again with it', async () => {
    const person = await addColleague(server, 'moves', 'accountant');
    await save({ list: 'payouts', parameters: {}, is_shared: true });
    await save({ list: 'payouts', name: 'Own' }, person.as);
    expect(await names('payouts', person.as)).toEqual(['Big ones', 'Own']);
    const role = (name: string) =>
      server.db.updateTable('users').set({ role: name }).where('id', '=', person.id).execute();
    await role('support');
    expect((await list('payouts', await server.asUser(person.id))).code).toBe('rest_forbidden');
    await role('accountant');
    expect(await names('payouts', await server.asUser(person.id))).toEqual(['Big ones', 'Own']);
  });

  test('a search may be a customer’s name: who sees no customers does not see it', async () => {
    await save({ parameters: { search: ['Ann Example'] }, is_shared: true });
    expect(await names('transactions', support.as)).toEqual(['Big ones']);
    expect(await names('transactions', viewer.as)).toEqual([]);
  });
});

test('an own view of somebody else is nobody’s to touch, not even the owner’s of the store', async () => {
  const { id } = (await save({}, support.as)).body;
  expect((await change(id, { name: 'x' })).status).toBe(404);
  expect((await server.delete(`${PATH}/${id}`)).status).toBe(404);
});

test('one more than the most is refused, of one’s own and of the shared ones, each list for itself', async () => {
  const fill = async (view: object) => {
    for (let at = 0; at < VIEWS_MAX - 1; at += 1) expect((await save(view)).status).toBe(200);
  };
  await fill({});
  const last = await Promise.all([save(), save()]);
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save()).body).toMatchObject({ code: 'views_full', data: { most: VIEWS_MAX } });
  expect((await save({}, support.as)).status).toBe(200);
  expect((await save({ list: 'disputes' })).status).toBe(200);

  await fill({ is_shared: true });
  const { id } = (await save({ is_shared: true })).body;
  expect((await save({ is_shared: true }, manager.as)).status).toBe(409);
  expect((await change(id, { is_shared: false })).body.code).toBe('views_full');
  expect((await change(id, { name: 'Renamed all the same' })).status).toBe(200);
});

test.each([
  ['no name', { name: '  ' }],
  ['a name that is too long', { name: 'x'.repeat(VIEW_NAME_MAX + 1) }],
  ['a list that there is not', { list: 'moon' }],
  ['a parameter inside another', { parameters: { a: { b: 'c' } } }],
  ['the name of a parameter that is none', { parameters: { 'a b': 'c' } }],
  [
    'too many of them',
    { parameters: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`p${at}`, 'x'])) },
  ],
  ['a value that is too long', { parameters: { a: 'x'.repeat(501) } }],
  ['too many columns', { columns: Array.from({ length: 61 }, (_, at) => `c${at}`) }],
])('%s is refused', async (_, wrong) => {
  expect((await save(wrong)).status).toBe(400);
});

test('at every limit it is taken', async () => {
  const parameters = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}`, 'x'.repeat(500)]));
  const columns = Array.from({ length: 60 }, (_, at) => `c${at}`);
  const { status, body } = await save({ name: 'x'.repeat(VIEW_NAME_MAX), parameters, columns });
  expect([status, Object.keys(body.parameters).length, body.columns.length]).toEqual([200, 40, 60]);
});

test('what is shared is in the log, with what it was; one’s own is not', async () => {
  const logged = async () =>
    (
      await server.db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('object_kind', '=', 'saved_view')
        .orderBy('id')
        .execute()
    ).slice(already);
  let already = 0;
  already = (await logged()).length;
  const { body } = await save();
  await change(body.id, { name: 'Bigger ones' });
  expect(await logged()).toEqual([]);

  const parameters = { type_is: 'refund', search: ['Ada Lovelace'] };
  await change(body.id, { is_shared: true, parameters });
  await change(body.id, { name: 'Refunds' }, manager.as);
  await server.delete(`${PATH}/${body.id}`);
  const [shared, renamed, gone] = await logged();
  expect(shared).toMatchObject({
    action: 'view.change',
    before: { name: 'Bigger ones', is_shared: false },
    after: { list: 'transactions', is_shared: true, filters: { type_is: 'refund' } },
  });
  expect(renamed).toMatchObject({ before: { name: 'Bigger ones' }, after: { name: 'Refunds' } });
  expect(gone).toMatchObject({ action: 'view.delete', before: { name: 'Refunds' }, after: null });
  expect(JSON.stringify(await logged())).not.toContain('Lovelace');
});
