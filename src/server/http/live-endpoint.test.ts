import http from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveKind } from '#contract/live.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { epochSeconds, MINUTE_S } from '#domain/shared/time.ts';
import { aUser } from '#tests/factories/user.ts';
import { PATIENT } from '#tests/patience.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { endSession } from '../access/sessions.ts';
import { insertUser } from '../access/user-repository.ts';
import { refreshObject } from '../events/refresh-object.ts';
import { tellLive } from '../events/tell-live.ts';
import { RELEASE } from '../release.ts';
import { routes } from '../routes.ts';
import { buildApp } from '../start/build-app.ts';
import { openLog } from './log.ts';

let server: TestServer;
let address: string;
beforeEach(async () => {
  server = await startTestServer();
  address = await server.app.listen();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** A page that listens: what it heard, and whether the line still stands. */
async function listen(as: Caller = server.asAdministrator, at = address) {
  const heard = { text: '', status: 0, type: '', isOver: false };
  const request = http.get(`${at}/wp-json/wc/v3/payments/live`, { headers: as }, (reply) => {
    heard.status = reply.statusCode ?? 0;
    heard.type = String(reply.headers['content-type']);
    reply.on('data', (chunk) => {
      heard.text += chunk;
    });
    reply.on('close', () => {
      heard.isOver = true;
    });
  });
  request.on('error', () => undefined);
  await vi.waitFor(() => expect(heard.text).toMatch(/^retry: [1-4]\d{3}\n\n/), PATIENT);
  return { heard, leave: () => request.destroy() };
}

/** Listening begins a moment after the line stands, so it is told until it hears. */
async function untilHeard(heard: { text: string }, kind: LiveKind, id: string): Promise<void> {
  await vi.waitFor(async () => {
    await tellLive(server.db, kind, [id]);
    expect(heard.text).toContain(`data: {"kind":"${kind}","id":"${id}"}\n\n`);
  }, PATIENT);
}

test('whoever listens hears what has changed, once it is written', async () => {
  const { heard } = await listen();
  expect(heard).toMatchObject({ status: 200, type: 'text/event-stream' });
  await untilHeard(heard, 'order', 'first');

  const { id } = await server.simulator.pay();
  await refreshObject(server.deps, 'charge', id);
  await vi.waitFor(() => {
    expect(heard.text).toContain(`data: {"kind":"charge","id":"${id}"}\n\n`);
    expect(heard.text).toContain('data: {"kind":"transaction","id":"txn_');
  }, PATIENT);
});

test('whoever comes before anybody listens is told so, once they do', async () => {
  const { heard } = await listen();
  await vi.waitFor(() => expect(heard.text).toContain('event: missed\ndata: {}\n\n'), PATIENT);
});

test('the line begins with who listens, and ends once they are somebody else', async () => {
  const { id } = await insertUser(server.db, aUser({ role: 'support' }));
  const caller = await server.asUser(id);
  const { heard } = await listen(caller);
  const support = { role_name: 'Support', capabilities: capabilitiesOf('support', null), release: RELEASE };
  expect(heard.text).toContain(`event: you\ndata: ${JSON.stringify(support)}\n\n`);
  await untilHeard(heard, 'order', 'first');
  await server.post(`/wp-json/wc-admin/people/${id}/role`, { role: 'viewer' });
  await vi.waitFor(() => expect(heard.isOver).toBe(true), PATIENT);
  expect((await listen(caller)).heard.text).toContain('"role_name":"Viewer"');
});

test('whoever may see nothing hears of nothing but themselves', async () => {
  const { heard } = await listen(server.asLowUser);
  const { heard: other } = await listen();
  await untilHeard(other, 'order', 'first');
  await untilHeard(other, 'person', '1');
  expect(heard.text).toContain(
    `event: you\ndata: {"role_name":"","capabilities":[],"release":"${RELEASE}"}\n\n`,
  );
  expect(heard.text).not.toContain('"kind"');
});

test('what is taken back was never told', async () => {
  const { heard } = await listen();
  await untilHeard(heard, 'order', 'first');
  const undone = server.db.transaction().execute(async (trx) => {
    await tellLive(trx, 'order', ['undone']);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await untilHeard(heard, 'order', 'last');
  expect(heard.text).not.toContain('undone');
});

test('of very many it is only told that they changed', async () => {
  const { heard } = await listen();
  await untilHeard(heard, 'order', 'first');
  await tellLive(
    server.db,
    'transaction',
    Array.from({ length: 51 }, (_, n) => `txn_${n}`),
  );
  await vi.waitFor(() => expect(heard.text).toContain('data: {"kind":"transaction","id":null}\n\n'), PATIENT);
  expect(heard.text).not.toContain('txn_');
});

test('pages of every process hear what any of them wrote, until they leave', async () => {
  const log = openLog('silent', { write: () => undefined });
  const second = await buildApp(server.deps, { log, routes });
  try {
    const [here, there] = [await listen(), await listen(server.asAdministrator, await second.listen())];
    await untilHeard(here.heard, 'payout', 'po_1');
    await untilHeard(there.heard, 'payout', 'po_2');
    here.leave();
    await vi.waitFor(() => expect(here.heard.isOver).toBe(true), PATIENT);
    await untilHeard(there.heard, 'payout', 'po_3');
    expect(here.heard.text).not.toContain('po_3');
  } finally {
    await second.close();
  }
});

test('the line ends with the session, and listening does not keep it alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const as = await server.asUser(server.administrator_id);
  const { heard } = await listen(as);
  await untilHeard(heard, 'order', 'first');
  const seen = () => server.db.selectFrom('sessions').select(['id', 'last_seen']).orderBy('id').execute();
  const before = await seen();
  server.clock.now = epochSeconds(server.clock.now + 5 * MINUTE_S);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(heard.text).toContain(': still here'), PATIENT);
  expect(await seen()).toEqual(before);

  await endSession(server.deps, (as.cookie ?? '').split('=')[1] ?? '');
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(heard.isOver).toBe(true), PATIENT);
  expect(heard.text).toMatch(/event: end\ndata: \{\}\n\n$/);
});

test('the line of an API key ends once the key is revoked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { heard } = await listen(await server.withApiKey('read'));
  const { heard: other } = await listen(await server.withApiKey('read'));
  const { body } = await server.get('/wp-json/wc-admin/api-keys');
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(heard.text).toContain(': still here'), PATIENT);

  await server.delete(`/wp-json/wc-admin/api-keys/${body.data.at(-1).id}`);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(heard.isOver).toBe(true), PATIENT);
  expect(heard.text).toMatch(/event: end\ndata: \{\}\n\n$/);
  await vi.waitFor(() => expect(other.text).toMatch(/(: still here\n\n){2}$/), PATIENT);
});

test('a server that stops lets everybody go at once', async () => {
  const { heard } = await listen();
  server.app.beginStopping();
  await vi.waitFor(() => expect(heard.isOver).toBe(true), PATIENT);
});

test('when the database drops the connection, pages are sent to read anew, and then hear again', async () => {
  const first = await listen();
  await untilHeard(first.heard, 'order', 'before');
  await server.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %'`,
  );
  await vi.waitFor(() => expect(first.heard.isOver).toBe(true), PATIENT);
  const again = await listen();
  await untilHeard(again.heard, 'order', 'after');
});

test('a key and a person have twenty lines each, and whoever leaves makes room', async () => {
  const [key, other] = [await server.withApiKey('read'), await server.withApiKey('read')];
  const lines = [];
  for (let nth = 0; nth < 20; nth += 1) lines.push(await listen(key));
  const refused = await server.inject({ method: 'GET', url: '/wp-json/wc/v3/payments/live', headers: key });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  expect(JSON.parse(refused.text)).toMatchObject({
    code: 'live_lines_taken',
    message: 'At most 20 pages or programs of one person or key may follow changes. Close one first.',
  });
  await listen(other);
  await listen();
  lines[0]?.leave();
  await vi.waitFor(async () => {
    const again = await listen(key);
    expect(again.heard.status).toBe(200);
  }, PATIENT);
});
