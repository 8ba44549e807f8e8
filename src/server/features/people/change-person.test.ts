import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hire, lastLineAbout, lastMailTo } from '#tests/team.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { lockPeople } from './behind-lock.ts';

const PEOPLE = '/wp-json/wc-admin/people';
const ME = '/wp-json/wp/v2/users/me';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
let turn = 0;
beforeEach(() => {
  turn += 1;
});
const name = (who: string) => `${who}${turn}`;

const giveRole = (id: number, role: string, as?: Awaited<ReturnType<TestServer['asUser']>>) =>
  server.post(`${PEOPLE}/${id}/role`, { role }, as);
const standing = (id: number) =>
  server.db
    .selectFrom('users')
    .select(['role', 'suspended', 'removed', 'display_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('another role holds from the next call on, is told and written down', async () => {
  const id = await hire(server, name('sam'), 'support');
  const sam = await server.asUser(id);
  expect((await server.get(PEOPLE, sam)).status).toBe(403);

  expect(await giveRole(id, 'owner')).toMatchObject({
    status: 200,
    body: { id, role: 'owner', state: 'active' },
  });
  expect((await server.get(PEOPLE, sam)).status).toBe(200);
  expect(await lastMailTo(server, `${name('sam')}@example.com`)).toMatchObject({
    subject: expect.stringContaining('is Owner now'),
    text: expect.stringContaining('merchant@example.com has changed what you may do'),
  });
  expect(await lastLineAbout(server, 'person', id)).toMatchObject({
    actor_email: 'merchant@example.com',
    action: 'person.change_role',
    before: { role: 'support', name: name('sam') },
    after: { role: 'owner' },
  });
  await giveRole(id, 'viewer');
});

test('the same role again changes nothing and tells nobody', async () => {
  const id = await hire(server, name('vi'), 'viewer');
  expect((await giveRole(id, 'viewer')).status).toBe(200);
  expect(await lastMailTo(server, `${name('vi')}@example.com`)).toBeUndefined();
});

test('somebody suspended is out at once, with words, and signs in anew when let back', async () => {
  const id = await hire(server, name('kim'), 'manager');
  const kim = await server.asUser(id);
  expect((await server.post(`${PEOPLE}/${id}/suspend`)).body).toMatchObject({ state: 'suspended' });
  expect(await server.get(ME, kim)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  expect(await lastLineAbout(server, 'person', id)).toMatchObject({
    action: 'person.suspend',
    before: { state: 'active' },
    after: { state: 'suspended' },
  });

  expect((await server.post(`${PEOPLE}/${id}/restore`)).body).toMatchObject({ state: 'active' });
  expect((await server.get(ME, kim)).status).toBe(401);
  expect((await server.get(ME, await server.asUser(id))).status).toBe(200);
});

test('somebody removed is gone from the list and not from the log, and their address is free again', async () => {
  const id = await hire(server, name('lee'), 'viewer');
  const lee = await server.asUser(id);
  expect(await server.delete(`${PEOPLE}/${id}`)).toMatchObject({ status: 200, body: { id, removed: true } });

  expect((await server.get(ME, lee)).status).toBe(401);
  expect((await server.get(`${PEOPLE}?search=${name('lee')}`)).body.total_count).toBe(0);
  expect(await lastLineAbout(server, 'person', id)).toMatchObject({
    action: 'person.remove',
    after: { name: name('lee'), state: 'removed' },
  });
  expect(await standing(id)).toMatchObject({ display_name: name('lee'), role: 'none' });
  expect((await server.delete(`${PEOPLE}/${id}`)).status).toBe(404);
  expect(await hire(server, name('lee'), 'viewer')).not.toBe(id);
});

test.each([
  ['suspend', 'post', '/suspend'],
  ['remove', 'delete', ''],
] as const)('nobody can %s themselves', async (_, method, path) => {
  expect(await server[method](`${PEOPLE}/${server.administrator_id}${path}`)).toMatchObject({
    status: 409,
    body: { code: 'person_is_yourself' },
  });
});

test('the last owner cannot step down; with another one they can', async () => {
  const { administrator_id: owner } = server;
  expect(await giveRole(owner, 'manager')).toMatchObject({ status: 409, body: { code: 'last_owner' } });
  const id = await hire(server, name('ann'), 'owner');
  expect((await giveRole(owner, 'manager')).status).toBe(200);
  expect((await giveRole(owner, 'owner', await server.asUser(id))).status).toBe(200);
  expect((await giveRole(id, 'viewer')).status).toBe(200);
});

test('of two owners who lower each other at the same moment exactly one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await hire(server, `${name('olu')}-${round}`, 'owner');
    const { administrator_id: owner } = server;
    const other = await server.asUser(id);
    // Both have come in and stand before the lock when it opens.
    const waiting = server.db.transaction().execute(async (trx) => {
      await lockPeople(trx);
      const both = [giveRole(id, 'viewer'), giveRole(owner, 'viewer', other)];
      await expect.poll(() => blocked(trx), { timeout: 20_000 }).toBe(2);
      return both;
    });
    const answers = await Promise.all(await waiting);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const roles = [(await standing(owner)).role, (await standing(id)).role].sort();
    expect(roles).toEqual(['owner', 'viewer']);
    await server.db.updateTable('users').set({ role: 'owner' }).where('id', '=', owner).execute();
    await server.db.updateTable('users').set({ role: 'viewer' }).where('id', '=', id).execute();
  }
});

async function blocked(trx: Parameters<typeof lockPeople>[0]): Promise<number> {
  const { rows } = await sql`select from pg_locks
    where not granted and locktype = 'advisory'`.execute(trx);
  return rows.length;
}

test('who holds less touches nobody who holds more, and gives nothing they do not hold', async () => {
  const { body: role } = await server.post('/wp-json/wc-admin/roles', {
    name: name('Clerk'),
    capabilities: ['manage_people', 'see_payments'],
    limits: [],
    second_factor: false,
  });
  const clerk = await server.asUser(await hire(server, name('cleo'), role.key));
  const support = await hire(server, name('sue'), 'support');
  const nobody = await hire(server, name('nat'), 'none');

  expect(await server.post(`${PEOPLE}/${support}/suspend`, {}, clerk)).toMatchObject({
    status: 403,
    body: { code: 'person_beyond_you' },
  });
  expect(await giveRole(nobody, 'support', clerk)).toMatchObject({
    status: 403,
    body: { code: 'role_beyond_you' },
  });
  expect((await giveRole(nobody, role.key, clerk)).status).toBe(200);
  const { data } = (await server.get(`${PEOPLE}?search=${name('sue')}`, clerk)).body;
  expect(data).toEqual([expect.objectContaining({ id: support, may_change: false })]);
});

test.each(['own:999999', 'none', 'administrator', ''])('the role %j cannot be given', async (role) => {
  const id = await hire(server, `${name('rob')}${role.replace(/\W/g, '')}`, 'viewer');
  expect((await giveRole(id, role)).status).toBe(400);
  expect((await standing(id)).role).toBe('viewer');
});

test('two hundred people are listed, found by name and narrowed by state and role', async () => {
  for (let n = 0; n < 200; n += 1) await hire(server, `many${String(n).padStart(3, '0')}`, 'accountant');
  const first = await server.get(`${PEOPLE}?search=many&pagesize=50`);
  expect(first.body.total_count).toBe(200);
  expect(first.body.data[0]).toMatchObject({ name: 'many000', role_name: 'Accountant', may_change: true });
  expect((await server.get(`${PEOPLE}?search=many&pagesize=50&page=4`)).body.data).toHaveLength(50);
  const found = await server.get(`${PEOPLE}?role_is=accountant&state_is=active&search=many117`);
  expect(found.body.data.map((person: { name: string }) => person.name)).toEqual(['many117']);
  expect((await server.get(`${PEOPLE}?role_is=viewer&search=many`)).body.total_count).toBe(0);
  expect((await server.get(`${PEOPLE}?state_is=suspended&search=many`)).body.total_count).toBe(0);
});
