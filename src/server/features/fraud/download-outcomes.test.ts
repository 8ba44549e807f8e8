import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { FraudOutcomeRow } from '#contract/fraud-outcomes.ts';
import { openDownload } from '#server/http/open-download.ts';
import { RequestsFirst } from '#server/http/requests-first.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { downloadOutcomes } from './download-outcomes.ts';
import { fraudOutcomesRoutes } from './fraud-outcomes-routes.ts';

const DOWNLOAD = '/transactions/fraud-outcomes/download?status=block';
const ROWS = 2600;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: fraudOutcomesRoutes });
  const { id } = await saveOrder(server.db, { number: '1', fraud_meta_box_type: 'block' });
  // Many of the same second and the same sum, so that pieces end in the middle of them.
  await sql`insert into orders (number, billing, currency, total, status, fraud_meta_box_type, created)
    select nth::text, billing, currency, nth % 3, status, fraud_meta_box_type, created + nth % 7 * interval '1 second'
    from orders, generate_series(2, ${sql.lit(ROWS)}) nth where id = ${id}`.execute(server.db);
});
afterAll(() => server.close());

/** Counts how often a piece is begun: before each, those who wait for a page are looked for. */
class CountedPieces extends RequestsFirst {
  begun = 0;
  override isOneUnderWay(): boolean {
    this.begun += 1;
    return super.isOneUnderWay();
  }
}
const contextOf = (requestsFirst: RequestsFirst) => ({
  ...server.deps,
  requestsFirst,
  actor: { user_id: server.administrator_id, email: '', first_name: '', capabilities: [] },
  ip: '192.0.2.1',
});
const EVERYTHING = { outcomes: ['block'], sort: 'date', direction: 'desc' } as const;

test.each([
  ['date', 'desc', sql`created desc, id desc`],
  ['created', 'asc', sql`created, id`],
  ['amount', 'desc', sql`total desc, created desc, id desc`],
  ['amount', 'asc', sql`total, created, id`],
])('by %s %s, every row is there once, in the order of the list', async (sort, direction, order) => {
  const { body } = await server.get(`${DOWNLOAD}&sort=${sort}&direction=${direction}`);
  const { rows } = await sql<{ id: number }>`select id from orders order by ${order}`.execute(server.db);
  expect(rows).toHaveLength(ROWS);
  expect(body.data.map(({ order_id }: FraudOutcomeRow) => order_id)).toEqual(rows.map(({ id }) => id));
});

test('no more is read than the reader has room for, and no connection is held meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const pieces = new CountedPieces();
  const { body } = await downloadOutcomes(contextOf(pieces), EVERYTHING);
  await once(body, 'readable');
  await expect.poll(() => server.deps.pool.totalCount - server.deps.pool.idleCount).toBe(0);
  expect(pieces.begun).toBeLessThan(4);
  expect(JSON.parse(await text(body)).data).toHaveLength(ROWS);
  expect(pieces.begun).toBe(Math.ceil(ROWS / 500));
});

test('it has the one place that a caller has for files, and takes no line of the log when it is refused', async () => {
  const lines = () =>
    server.db.selectFrom('audit_log').select('id').where('action', '=', 'export.download').execute();
  const export_ = await openDownload(
    contextOf(new RequestsFirst()),
    { id: 'another file', kind: 'payouts' },
    async () => undefined,
  );
  const before = await lines();
  expect(await server.get(DOWNLOAD)).toMatchObject({ status: 429, body: { code: 'export_under_way' } });
  expect(await lines()).toEqual(before);
  export_.destroy();
  await once(export_, 'close');
  expect((await server.get(DOWNLOAD)).status).toBe(200);
  expect(await lines()).toHaveLength(before.length + 1);
});

test('whoever goes away gives the place back', async () => {
  const { body } = await downloadOutcomes(contextOf(new RequestsFirst()), EVERYTHING);
  body.destroy();
  await once(body, 'close');
  expect((await server.get(DOWNLOAD)).status).toBe(200);
});
