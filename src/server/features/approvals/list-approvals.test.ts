import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApprovalState } from '#domain/approvals/approval-state.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { newTeam, type Team } from '#tests/four-eyes.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { insertApproval } from '../../approvals/approval-repository.ts';

let server: TestServer;
let team: Team;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  team = await newTeam(server);
});

type Row = Readonly<{ state?: ApprovalState; asker?: number; ago?: number; ends?: number }>;
async function add({ state = 'pending', asker = team.support.id, ago = 0, ends = DAY_S }: Row = {}) {
  const { now } = server.clock;
  const id = `apr_${randomUUID()}` as const;
  await insertApproval(server.db, {
    ...{ id, act: 'refund', endpoint: 'POST /wc/v3/payments/refund', input: '{}', state },
    ...{ input_hash: Buffer.from(id.slice(-32)), words: 'Refund', amount: 100, currency: 'usd' },
    ...{ object_kind: 'charge', object_id: 'ch_1', subjects: ['ch_1'], reasons: ['over_one'], seen: null },
    ...{ asker_id: asker, asker_email: 'sam@example.com', api_key_id: null, caller: id, ip: '', note: '' },
    created: utcInstant(epochSeconds(now - ago)),
    expires: utcInstant(epochSeconds(now + ends)),
    idempotency_key: null,
    ...((state === 'approved' || state === 'done') && { decided_by: server.administrator_id }),
  });
  return id;
}
const listed = async (query: string, as = team.owner.as) => {
  const { status, body } = await server.get(`/approvals${query}`, as);
  expect(status).toBe(200);
  return { ...body, ids: body.data.map(({ id }: { id: string }) => id) };
};

test('what waits and what was decided are apart, and together all; what ran out waits no more', async () => {
  const waiting = [await add(), await add({ state: 'approved', ago: 1 })];
  const decided = [
    await add({ state: 'done', ago: 2 }),
    await add({ state: 'declined', ago: 3 }),
    await add({ ago: 4, ends: 0 }),
  ];
  expect((await listed('?view=waiting')).ids).toEqual(waiting);
  expect((await listed('?view=decided')).ids.sort()).toEqual([...decided].sort());
  expect(await listed('')).toMatchObject({ total_count: 5, to_decide: 1 });
  expect((await listed('?view=decided')).data.map(({ state }: { state: string }) => state)).toContain(
    'expired',
  );
});

test('mine are those that I asked for, ended or not', async () => {
  const mine = [await add({ asker: team.owner.id }), await add({ asker: team.owner.id, state: 'withdrawn' })];
  await add();
  expect((await listed('?view=mine')).ids.sort()).toEqual([...mine].sort());
  expect((await listed('?view=mine', team.manager.as)).ids).toEqual([]);
});

test('a word that names no view is refused', async () => {
  expect((await server.get('/approvals?view=everything')).status).toBe(400);
});

test('a thousand are paged, each once, the newest of what waits first', async () => {
  for (let n = 0; n < 1000; n += 1) await add({ ago: n, state: n % 2 ? 'declined' : 'pending' });
  const seen: string[] = [];
  for (let page = 1; page <= 10; page += 1) {
    const { ids, total_count, to_decide } = await listed(`?page=${page}&pagesize=100`);
    expect([ids.length, total_count, to_decide]).toEqual([100, 1000, 500]);
    seen.push(...ids);
  }
  expect(new Set(seen).size).toBe(1000);
  expect((await listed('?page=11&pagesize=100')).ids).toEqual([]);
  expect((await listed('?view=waiting&page=2&pagesize=100')).total_count).toBe(500);
}, 60_000);
