import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Colleague } from '#contract/people.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { hire } from '#tests/team.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { peopleRoutes } from './people-routes.ts';

const USERS = '/wp-json/wp/v2/users';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: peopleRoutes });
});
afterAll(() => server.close());

const administrator = () =>
  server.db.selectFrom('users').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();

test('a person with what they may do, and nothing that is nobody’s business', async () => {
  const { id, display_name, first_name, last_name, email, created } = await administrator();
  expect(await server.get(`${USERS}/${id}`)).toMatchObject({ status: 200 });
  expect((await server.get(`${USERS}/${id}`)).body).toEqual({
    id,
    display_name,
    first_name,
    last_name,
    email,
    capabilities: [...capabilitiesOf('owner', null)],
    created,
  });
});

test('the list says what each proves with besides the password, and is narrowed by it', async () => {
  const [ada, bo, cy] = [
    await hire(server, 'ada', 'support'),
    await hire(server, 'bo', 'support'),
    await hire(server, 'cy', 'support'),
  ];
  const created = utcInstant(server.clock.now);
  for (const user_id of [ada, bo])
    await server.db
      .insertInto('passkeys')
      .values({
        ...{ user_id, credential_id: `of ${user_id}`, public_key: Buffer.of(1), counter: 0, transports: [] },
        ...{ aaguid: '', is_synced: false, name: 'Laptop', created, last_used: null },
      })
      .execute();
  for (const user_id of [bo, cy])
    await server.db
      .insertInto('code_factors')
      .values({ user_id, sealed_secret: Buffer.of(1), created })
      .execute();
  const listed = async (query: string) =>
    (await server.get(`/wp-json/wc-admin/people?${query}`)).body.data.map(({ name, factors }: Colleague) => [
      name,
      factors,
    ]);
  expect(await listed('role_is=support')).toEqual([
    ['ada', ['passkey']],
    ['bo', ['passkey', 'code']],
    ['cy', ['code']],
  ]);
  expect(await listed('factor_is=passkey')).toEqual([
    ['ada', ['passkey']],
    ['bo', ['passkey', 'code']],
  ]);
  expect(await listed('factor_is=none&role_is=owner')).toEqual([['merchant', []]]);
});

test.each([
  ['999999999', 404, 'resource_missing'],
  ['0', 400, 'rest_invalid_param'],
])('the id %s answers %d', async (id, status, code) => {
  expect(await server.get(`${USERS}/${id}`)).toMatchObject({ status, body: { code } });
});

test('nobody without the right reads about others', async () => {
  const { id } = await administrator();
  expect((await server.get(`${USERS}/${id}`, server.asLowUser)).status).toBe(403);
  expect((await server.get(`${USERS}/${id}`, server.asAnonymous)).status).toBe(401);
});
