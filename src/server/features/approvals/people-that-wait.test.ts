import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addColleague } from '#tests/colleagues.ts';
import { addRule, approve, newTeam, requestOf, type Team } from '#tests/four-eyes.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';

const PEOPLE = '/wp-json/wc-admin/people';
const ROLES = '/wp-json/wc-admin/roles';

let server: TestServer;
let team: Team;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('invitations').execute();
  team = await newTeam(server);
  await addRule(server, 'people', ['owner']);
});

const give = (role: string, id = team.support.id) => server.post(`${PEOPLE}/${id}/role`, { role });
const invitation = (email: string, role = 'support') => ({ email, first_name: 'Bo', role });
const roleOf = async (id: number) =>
  (await server.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role;
const approved = async (answer: Answer) => (await approve(server, requestOf(answer), team.owner.as)).body;
const aRole = (over: object = {}) => ({
  ...{ name: 'Weekend', capabilities: ['see_payments', 'refund'], second_factor: false },
  limits: [{ currency: 'usd', refund_most: 2000, refund_day: null }],
  ...over,
});
let roles = 0;
/** Without waiting, for what has to be there before. */
async function ownRole(over: object = {}): Promise<Readonly<{ key: string; path: string; name: string }>> {
  await server.db.deleteFrom('approval_rules').execute();
  roles += 1;
  const name = `Role ${roles}`;
  const { body } = await server.post(ROLES, aRole({ name, ...over }));
  await addRule(server, 'people', ['owner']);
  return { key: body.key, name, path: `${ROLES}/${body.key.split(':')[1]}` };
}

test.each([
  ['suspend', () => server.post(`${PEOPLE}/${team.support.id}/suspend`, {}), /^Suspend sam/],
  ['remove', () => server.delete(`${PEOPLE}/${team.support.id}`), /^Remove sam/],
  [
    'invite',
    () => server.post(`${PEOPLE}/invitations`, invitation('bo@example.com')),
    /^Invite Bo \(bo@example\.com\) with the role Support$/,
  ],
  [
    'make a role',
    () => server.post(ROLES, aRole({ name: `W${team.support.id}` })),
    /^Make the role W\d+: may: See payments · Refund; refunds up to \$20\.00 USD at once$/,
  ],
  [
    'limit Support',
    () => server.put(`${ROLES}/built-in/support`, { limits: aRole().limits, second_factor: false }),
    /^Change the role Support: refunds up to \$20\.00 USD at once$/,
  ],
])('%s: waits with words that say who and what, and is done', async (_, ask, words) => {
  const answer = await ask();
  const { body } = await server.get(`/approvals/${requestOf(answer)}`, team.owner.as);
  expect(body.words).toMatch(words);
  expect(body).toMatchObject({ act: 'people', subjects: expect.arrayContaining(['people']) });
  expect((await approved(answer)).state).toBe('done');
});

test('a role reads as what changes of it, and is deleted under its name', async () => {
  const { path, name } = await ownRole();
  const changed = await server.put(
    path,
    aRole({ name: `${name}!`, capabilities: ['see_payments', 'export'], second_factor: true }),
  );
  const words = async (answer: Answer) => (await server.get(`/approvals/${requestOf(answer)}`)).body.words;
  expect(await words(changed)).toBe(
    `Change the role ${name}: call it ${name}!; may: Export, sign off days, import bank statements; may no longer: Refund; demand a second factor`,
  );
  expect(await words(await server.delete(path))).toBe(`Delete the role ${name}`);
});

test('invitations are sent again and withdrawn under the name of whoever is invited', async () => {
  await approved(await server.post(`${PEOPLE}/invitations`, invitation('bo@example.com')));
  const { data } = (await server.get(`${PEOPLE}?state_is=invited`)).body;
  const again = await server.post(`${PEOPLE}/invitations/${data[0].id}/again`, {});
  expect(again.body.data.words).toBe('Send the invitation to Bo (bo@example.com) again');
  const ended = await server.delete(`${PEOPLE}/invitations/${data[0].id}`);
  expect(ended.body.data.words).toBe('Withdraw the invitation to Bo (bo@example.com)');
  expect((await approved(ended)).state).toBe('done');
  expect((await approved(again)).error_message).toContain('invitation');
});

test('what changes nothing needs nobody', async () => {
  expect((await give('support')).status).toBe(200);
  const { path, name } = await ownRole();
  expect((await server.put(path, aRole({ name }))).status).toBe(200);
});

test('what may not be done is refused when it is asked for', async () => {
  expect((await give('own:999999')).body.code).toBe('role_missing');
  expect((await server.post(`${PEOPLE}/invitations`, invitation(team.owner.email))).body.code).toBe(
    'email_works_here',
  );
  expect((await server.post(ROLES, aRole({ name: 'Owner' }))).body.code).toBe('role_name_taken');
  expect((await server.delete(`${PEOPLE}/999999`)).status).toBe(404);
});

test('somebody who has another role by now is somebody else', async () => {
  const answer = await give('manager');
  await server.db.updateTable('users').set({ role: 'viewer' }).where('id', '=', team.support.id).execute();
  expect(await approved(answer)).toMatchObject({
    ...{ state: 'failed', error_message: expect.stringContaining('has changed') },
  });
  expect(await roleOf(team.support.id)).toBe('viewer');
});

test('a role that gives more by now is another role', async () => {
  const { key } = await ownRole();
  const asked = await give(key);
  const invited = await server.post(`${PEOPLE}/invitations`, invitation('bo@example.com', key));
  await server.db.updateTable('role_limits').set({ refund_most: 2001 }).where('role', '=', key).execute();
  for (const answer of [asked, invited])
    expect(await approved(answer)).toMatchObject({
      ...{ state: 'failed', error_message: expect.stringContaining('has changed') },
    });
  expect(await roleOf(team.support.id)).toBe('support');
});

test('whoever works here by then is not invited', async () => {
  const answer = await server.post(`${PEOPLE}/invitations`, invitation('joan@example.com'));
  await addColleague(server, 'joan', 'viewer');
  expect(await approved(answer)).toMatchObject({ state: 'failed' });
});

test('the last owner stays, also when they were not the last when they asked', async () => {
  const leader = await ownRole({ capabilities: ['manage_people'], limits: [] });
  await server.db
    .updateTable('approval_rules')
    .set({ roles: ['owner', leader.key] })
    .execute();
  const answer = await give('manager', server.administrator_id);
  await server.db.updateTable('users').set({ role: leader.key }).where('id', '=', team.owner.id).execute();
  expect(await approved(answer)).toMatchObject({
    ...{ state: 'failed', error_message: expect.stringContaining('needs an owner') },
  });
  expect(await roleOf(server.administrator_id)).toBe('owner');
});

test('rules that were changed meanwhile are others', async () => {
  const plain = (kind: string) => ({ kind, roles: ['owner'], amounts: null, count: null });
  const save = (...kinds: string[]) => server.post('/approval-rules', { rules: kinds.map(plain) });
  const first = await save('people', 'bank');
  const second = await save('api_key');
  expect(first.body.data.words).toBe(
    'Change what needs approval: from now on Bank account (approved by Owner)',
  );
  expect(second.body.data.words).toBe(
    'Change what needs approval: no longer People and roles; from now on API keys with money (approved by Owner)',
  );
  expect((await approved(first)).state).toBe('done');
  expect(await approved(second)).toMatchObject({ state: 'failed' });
  expect((await server.get('/approval-rules')).body.rules).toHaveLength(2);
  expect((await save('people', 'bank')).status).toBe(200);
});
