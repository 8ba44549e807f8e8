import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire, lastLineAbout } from '#tests/team.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ROLES = '/wp-json/wc-admin/roles';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aRole = (over: object = {}) => ({
  name: 'Refunds',
  capabilities: ['refund'],
  limits: [{ currency: 'usd', refund_most: 5000, refund_day: 20_000 }],
  second_factor: false,
  ...over,
});
const make = (over: object = {}, as?: Awaited<ReturnType<TestServer['asUser']>>) =>
  server.post(ROLES, aRole(over), as);
const idOf = (key: string) => Number(key.split(':')[1]);

test('the built-in ones come first, with what they may do and who has them', async () => {
  const { data } = (await server.get(ROLES)).body;
  expect(data.slice(0, 5).map((role: { key: string }) => role.key)).toEqual([
    'owner',
    'manager',
    'support',
    'accountant',
    'viewer',
  ]);
  expect(data[0]).toMatchObject({ name: 'Owner', is_built_in: true, people: 1, invited: 0, may_give: true });
  expect(data[0].capabilities).not.toContain('manage_woocommerce');
});

test('a role is made with what its capabilities need, changed, and deleted', async () => {
  const { status, body } = await make({ name: ' Refunds ', second_factor: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Refunds',
    capabilities: ['see_payments', 'refund'],
    limits: [{ currency: 'usd', refund_most: 5000, refund_day: 20_000 }],
    second_factor: true,
    people: 0,
  });
  const path = `${ROLES}/${idOf(body.key)}`;
  const changed = await server.put(
    path,
    aRole({ name: 'Exports', capabilities: ['export'], limits: [], second_factor: false }),
  );
  expect(changed.body).toMatchObject({
    name: 'Exports',
    capabilities: ['see_payments', 'export'],
    limits: [],
  });
  expect(await lastLineAbout(server, 'role', body.key)).toMatchObject({
    action: 'role.change',
    before: { name: 'Refunds', second_factor: true },
    after: { name: 'Exports', second_factor: false },
  });
  expect((await server.delete(path)).body).toEqual({ id: idOf(body.key), deleted: true });
  expect((await server.delete(path)).status).toBe(404);
  expect((await server.put(path, aRole())).status).toBe(404);
});

test.each([
  ['no name', { name: ' ' }],
  ['61 characters', { name: 'a'.repeat(61) }],
  ['nothing it may do', { capabilities: [] }],
  ['the right to run the store', { capabilities: ['manage_woocommerce'] }],
  ['a negative limit', { limits: [{ currency: 'usd', refund_most: -1, refund_day: null }] }],
  ['half a cent', { limits: [{ currency: 'usd', refund_most: 0.5, refund_day: null }] }],
  ['an unknown currency', { limits: [{ currency: 'usdd', refund_most: 1, refund_day: null }] }],
  [
    'a currency twice',
    {
      limits: [
        { currency: 'usd', refund_most: 1, refund_day: null },
        { currency: 'usd', refund_most: 2, refund_day: null },
      ],
    },
  ],
])('%s is refused', async (_, over) => {
  expect((await make({ name: 'Wrong', ...over })).status).toBe(400);
});

test.each(['Owner', 'sUpPoRt', 'taken'])('the name %s is taken', async (name) => {
  await make({ name: 'Taken' });
  expect(await make({ name })).toMatchObject({ status: 409, body: { code: 'role_name_taken' } });
});

test('a role keeps its own name', async () => {
  const { body } = await make({ name: 'Same' });
  expect((await server.put(`${ROLES}/${idOf(body.key)}`, aRole({ name: 'SAME' }))).status).toBe(200);
});

test('it is not deleted while somebody has it or is invited to it, and the words say who', async () => {
  const { body } = await make({ name: 'Held' });
  const id = await hire(server, 'holder', body.key);
  await server.post('/wp-json/wc-admin/people/invitations', {
    email: 'coming@example.com',
    first_name: 'Coming',
    role: body.key,
  });
  const path = `${ROLES}/${idOf(body.key)}`;
  expect(await server.delete(path)).toMatchObject({
    status: 409,
    body: { code: 'role_in_use', message: expect.stringContaining('holder, coming@example.com') },
  });
  await server.delete(`/wp-json/wc-admin/people/${id}`);
  const { data } = (await server.get('/wp-json/wc-admin/people?state_is=invited')).body;
  await server.delete(`/wp-json/wc-admin/people/invitations/${data[0].id}`);
  expect((await server.delete(path)).status).toBe(200);
});

test('changing a role changes everybody who has it, at their next call', async () => {
  const { body } = await make({ name: 'Sees', capabilities: ['see_payments'], limits: [] });
  const person = await server.asUser(await hire(server, 'seer', body.key));
  expect((await server.get('/wp-json/wc-admin/store/customers', person)).status).toBe(403);
  await server.put(`${ROLES}/${idOf(body.key)}`, aRole({ name: 'Sees', capabilities: ['see_customers'] }));
  expect((await server.get('/wp-json/wc-admin/store/customers', person)).status).toBe(200);
});

test('of the built-in ones only the second factor changes, and the limits of Support', async () => {
  const limits = [{ currency: 'eur', refund_most: 2000, refund_day: null }];
  const support = await server.put(`${ROLES}/built-in/support`, { limits, second_factor: true });
  expect(support.body).toMatchObject({ key: 'support', limits, second_factor: true });
  expect((await server.put(`${ROLES}/built-in/manager`, { limits, second_factor: false })).status).toBe(400);
  expect((await server.put(`${ROLES}/built-in/king`, { limits, second_factor: false })).status).toBe(400);
  // Who demanded it of themselves without having one would be shut out by this very call.
  expect(await server.put(`${ROLES}/built-in/owner`, { limits: [], second_factor: true })).toMatchObject({
    status: 409,
    body: { code: 'own_factor_first' },
  });
});

test('Support is shown with the limits it starts with, and with them again once its lines are gone', async () => {
  const shown = async () =>
    (await server.get(ROLES)).body.data.find(({ key }: { key: string }) => key === 'support').limits;
  const start = [{ currency: 'usd', refund_most: 10_000, refund_day: 50_000 }];
  const save = (limits: object[]) =>
    server.put(`${ROLES}/built-in/support`, { limits, second_factor: false });
  expect((await save([])).body.limits).toEqual(start);
  expect(await shown()).toEqual(start);
  const free = [{ currency: 'usd', refund_most: null, refund_day: null }];
  expect((await save(free)).body.limits).toEqual(free);
  expect(await shown()).toEqual(free);
  expect((await save([])).body.limits).toEqual(start);
});

test('a currency without a limit is kept beside one with; alone, it says nothing', async () => {
  const free = { currency: 'eur', refund_most: null, refund_day: null };
  const limited = { currency: 'usd', refund_most: 5000, refund_day: null };
  const beside = await make({ name: 'Beside', limits: [limited, free] });
  expect(beside.body.limits).toEqual([free, limited]);
  expect((await make({ name: 'Free', limits: [free] })).body.limits).toEqual([]);
});

test('nobody makes or widens a role beyond themselves, by capability or by limit', async () => {
  const limits = [{ currency: 'usd', refund_most: 5000, refund_day: null }];
  const { body: own } = await make({ name: 'Lead', capabilities: ['manage_people', 'refund'], limits });
  const lead = await server.asUser(await hire(server, 'lead', own.key));
  const beyond = { status: 403, body: { code: 'role_beyond_you' } };

  expect(await make({ name: 'More', capabilities: ['export'] }, lead)).toMatchObject(beyond);
  expect(await make({ name: 'Larger', limits: [{ ...limits[0], refund_most: 5001 }] }, lead)).toMatchObject(
    beyond,
  );
  expect(await make({ name: 'Endless', limits: [] }, lead)).toMatchObject(beyond);
  const euros = { currency: 'eur', refund_most: 1, refund_day: null };
  expect(await make({ name: 'Elsewhere', limits: [...limits, euros] }, lead)).toMatchObject(beyond);
  expect((await make({ name: 'Within', limits }, lead)).status).toBe(200);
  const widened = aRole({ name: 'Lead', capabilities: ['manage_people', 'refund'], limits: [] });
  expect(await server.put(`${ROLES}/${idOf(own.key)}`, widened, lead)).toMatchObject(beyond);
  const loosened = { limits: [], second_factor: false };
  expect(await server.put(`${ROLES}/built-in/support`, loosened, lead)).toMatchObject(beyond);
  const { data } = (await server.get(ROLES, lead)).body;
  const given = data.filter((role: { may_give: boolean }) => role.may_give);
  const names = given.map((role: { name: string }) => role.name);
  expect(names).toEqual(expect.arrayContaining(['Lead', 'Within']));
  for (const never of ['Owner', 'Manager', 'Support', 'Accountant', 'Viewer'])
    expect(names).not.toContain(never);
});
