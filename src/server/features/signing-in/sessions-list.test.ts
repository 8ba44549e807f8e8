import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const SESSIONS = '/wp-json/wc-admin/sessions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = async (as = server.asAdministrator, query = '') =>
  (await server.get(`${SESSIONS}${query}`, as)).body.data as {
    id: string;
    is_this: boolean;
    device: string;
  }[];

test('one’s own sessions: listed, one ended, all others ended', async () => {
  const second = await server.asUser(server.administrator_id);
  const third = await server.asUser(server.administrator_id);
  const rows = await list(second);
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ is_this }) => is_this)).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(String(second.cookie).split('=')[1]);

  const other = rows.find(({ id }) => id !== rows.find(({ is_this }) => is_this)?.id);
  expect((await server.delete(`${SESSIONS}/${other?.id}`, undefined, second)).body).toEqual({ ended: 1 });
  expect((await server.delete(`${SESSIONS}/${other?.id}`, undefined, second)).body.code).toBe(
    'session_missing',
  );
  expect(await list(second)).toHaveLength(2);
  const left = [server.asAdministrator, third];
  expect((await server.delete(SESSIONS, undefined, second)).body).toEqual({ ended: 1 });
  for (const caller of left) expect((await server.get(SESSIONS, caller)).status).toBe(401);
  expect(await list(second)).toHaveLength(1);
});

test('those of others are for whoever manages people', async () => {
  const owner = await server.asUser(server.administrator_id);
  const low = await server.asUser(server.low_user_id);
  const query = `?user_id=${server.low_user_id}`;
  const rows = await list(owner, query);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ is_this }) => is_this)).toBe(false);
  expect((await server.get(`${SESSIONS}?user_id=${server.administrator_id}`, low)).status).toBe(403);
  expect((await server.delete(`${SESSIONS}?user_id=${server.administrator_id}`, undefined, low)).status).toBe(
    403,
  );
  // An id of somebody else's session ends nothing under one's own name.
  const [ownersOwn] = await list(owner);
  expect((await server.delete(`${SESSIONS}/${ownersOwn?.id}`, undefined, low)).body.code).toBe(
    'session_missing',
  );

  expect((await server.delete(`${SESSIONS}${query}`, undefined, owner)).body.ended).toBe(rows.length);
  expect((await server.get(SESSIONS, low)).status).toBe(401);
  const lines = await server.db.selectFrom('audit_log').select(['action', 'after']).execute();
  expect(lines).toContainEqual({
    action: 'session.end',
    after: { ended: rows.length, person: 'visitor@example.com' },
  });
});

test('what is over is not listed', async () => {
  const old = await server.asUser(server.administrator_id);
  expect((await list(old)).length).toBeGreaterThan(1);
  server.clock.now = epochSeconds(server.clock.now + 1801);
  const fresh = await server.asUser(server.administrator_id);
  expect(await list(fresh)).toHaveLength(1);
});
