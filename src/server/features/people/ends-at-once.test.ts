import http from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hire } from '#tests/team.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { createApiKey } from '../../access/create-api-key.ts';
import { tellLive } from '../../events/tell-live.ts';
import { openLog } from '../../http/log.ts';
import { routes } from '../../routes.ts';
import { type App, buildApp } from '../../start/build-app.ts';

const PEOPLE = '/wp-json/wc-admin/people';
/** Less than the heart of a line needs, also where waiting moves its clock. */
const SOON = { timeout: 10_000, interval: 50 };
let server: TestServer;
/** Another process on the same database, as far as lines and lookups go. */
let elsewhere: App;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  const log = openLog('silent');
  elsewhere = await buildApp({ ...server.deps, log }, { log, routes });
  address = await elsewhere.listen();
  // The heart of a line, which would notice by itself every fifteen seconds, stands still: only being told can end one.
  vi.useFakeTimers({ toFake: ['setInterval'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await elsewhere.close();
  await server.close();
});

/** A page that listens at the other process, once it is sure to hear. */
async function listen(as: Caller) {
  const heard = { text: '', isOver: false };
  const request = http.get(`${address}/wp-json/wc/v3/payments/live`, { headers: as }, (reply) => {
    reply.on('data', (chunk) => {
      heard.text += chunk;
    });
    reply.on('close', () => {
      heard.isOver = true;
    });
  });
  request.on('error', () => undefined);
  await vi.waitFor(async () => {
    await tellLive(server.db, 'order', ['first']);
    expect(heard.text).toContain('"id":"first"');
  }, SOON);
  return heard;
}

const keyOf = async (user_id: number): Promise<Caller> => {
  const { consumer_key, consumer_secret } = await createApiKey(server.deps, {
    user_id,
    description: 'tests',
    scope: 'read',
  });
  return {
    authorization: `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString('base64')}`,
  };
};
const statusElsewhere = async (as: Caller) =>
  (await elsewhere.inject({ method: 'GET', url: '/wp-json/wp/v2/users/me', headers: as })).status;

test.each([
  ['suspended', (id: number) => server.post(`${PEOPLE}/${id}/suspend`)],
  ['removed', (id: number) => server.delete(`${PEOPLE}/${id}`)],
] as const)('who is %s hears it on an open line of another process, and is out there', async (how, act) => {
  const id = await hire(server, `line-${how}`, 'support');
  const [person, key] = [await server.asUser(id), await keyOf(id)];
  const [page, program] = [await listen(person), await listen(key)];
  const colleague = await listen(server.asAdministrator);
  expect([await statusElsewhere(person), await statusElsewhere(key)]).toEqual([200, 200]);

  expect((await act(id)).status).toBe(200);
  await vi.waitFor(() => {
    for (const line of [page, program]) {
      expect(line.text).toContain('event: end');
      expect(line.isOver).toBe(true);
    }
  }, SOON);
  await expect.poll(() => statusElsewhere(person), SOON).toBe(how === 'suspended' ? 403 : 401);
  expect(await statusElsewhere(key)).toBe(401);
  expect(colleague.isOver).toBe(false);
});

test('another role ends the line without ending the session: the page comes again as who it is now', async () => {
  const id = await hire(server, 'line-role', 'support');
  const person = await server.asUser(id);
  const page = await listen(person);
  await server.post(`${PEOPLE}/${id}/role`, { role: 'viewer' });
  await vi.waitFor(() => expect(page.isOver).toBe(true), SOON);
  expect(page.text).not.toContain('event: end');
  expect(await statusElsewhere(person)).toBe(200);
});

test('a revoked key hears it at once', async () => {
  const id = await hire(server, 'line-key', 'support');
  const program = await listen(await keyOf(id));
  const { id: key } = await server.db
    .selectFrom('api_keys')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  await server.delete(`/wp-json/wc-admin/api-keys/${key}`);
  await vi.waitFor(() => expect(program.isOver).toBe(true), SOON);
  expect(program.text).toContain('event: end');
});
