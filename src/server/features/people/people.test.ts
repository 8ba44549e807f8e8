import { afterAll, beforeAll, expect, test } from 'vitest';
import { capabilitiesOf } from '#domain/people/roles.ts';
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
