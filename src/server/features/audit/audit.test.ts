import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AUDIT_FILE_HEADS } from '#contract/audit-copy.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts';
import { findBroken, INVARIANTS } from '../../invariants/check-invariants.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.pool.query(
    'alter table audit_log disable trigger user; delete from audit_log; alter table audit_log enable trigger user',
  );
});

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  at: utcInstant(server.clock.now),
  actor_id: server.administrator_id,
  actor_email: 'merchant@example.com',
  ip: '127.0.0.1',
  action: 'payment.refund',
  object_kind: 'charge',
  object_id: 'ch_1',
  result: 'succeeded',
  ...over,
});
const write = (over?: Partial<AuditEntry>) =>
  server.db.transaction().execute((trx) => writeAudit(trx, entry(over)));

async function brokenLines(timezone = 'UTC'): Promise<number> {
  const client = await server.deps.pool.connect();
  try {
    await client.query(`set timezone = '${timezone}'`);
    const chain = INVARIANTS.filter(({ name }) => name === 'audit chain');
    const [finding] = await findBroken(client, server.clock.now, chain);
    return finding?.broken ?? -1;
  } finally {
    await client.query(`set timezone = 'UTC'`);
    client.release();
  }
}

test('forty writers at once make one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => write({ object_id: `ch_${n}` })));
  const rows = await server.db.selectFrom('audit_log').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  expect(await brokenLines()).toBe(0);
});

test('a writer that changes its mind leaves no gap', async () => {
  await write();
  const changedMind = server.db.transaction().execute(async (trx) => {
    await writeAudit(trx, entry());
    throw new Error('Changed my mind');
  });
  await expect(changedMind).rejects.toThrow('Changed my mind');
  await write({ before: { amount: 1 }, after: { amount: 2 } });
  expect(await brokenLines()).toBe(0);
});

test('the chain reads the same from another time zone', async () => {
  await write();
  expect(await brokenLines('Pacific/Auckland')).toBe(0);
});

test('the list shows the newest first, with before and after, and can be narrowed', async () => {
  await write({ object_id: 'ch_1', before: { amount_refunded: 0 }, after: { amount_refunded: 500 } });
  await write({ action: 'dispute.accept', object_kind: 'dispute', object_id: 'dp_1', result: 'failed' });

  const all = await server.get('/audit');
  expect(all.status).toBe(200);
  expect(all.body).toMatchObject({
    total_count: 2,
    data: [
      { id: 2, action: 'dispute.accept', result: 'failed', before: null, after: null },
      { id: 1, before: { amount_refunded: 0 }, after: { amount_refunded: 500 }, operation_id: null },
    ],
  });
  expect(all.body.data[0].hash).toMatch(/^[0-9a-f]{64}$/);

  for (const [query, ids] of [
    ['action=payment.refund', [1]],
    ['object_kind=dispute&object_id=dp_1', [2]],
    ['result=failed', [2]],
    ['object_id=ch_', []],
    ['pagesize=1&page=2', [1]],
    ['direction=asc', [1, 2]],
    ['search=REFUND', [1]],
    ['search=dispute%20dp_', [2]],
    ['search=%25', []],
    ['search[]=ch_1&search[]=dp_1', [2, 1]],
    ['search=ch_1%20dispute', []],
    ['actor_email=merchant@example.com&result=succeeded', [1]],
  ] as const) {
    const { body } = await server.get(`/audit?${query}`);
    expect([query, body.data.map(({ id }: { id: number }) => id)]).toEqual([query, ids]);
  }
});

test('a day is a day of the store', async () => {
  await write({ at: utcInstant(epochSeconds(1_763_180_000)) }); // 15 November 2025, 04:13 UTC
  const ids = async (query: string) =>
    (await server.get(`/audit?${query}`)).body.data.map(({ id }: { id: number }) => id);
  await server.post('/wp-json/wc-admin/options', { timezone_string: 'America/New_York' });
  expect(await ids('date_after=2025-11-14')).toEqual([1]);
  expect(await ids('date_after=2025-11-15')).toEqual([]);
  expect(await ids('date_before=2025-11-14')).toEqual([1]);
  expect(await ids('date_before=2025-11-13')).toEqual([]);
  expect(await ids('date_between[0]=2025-11-15&date_between[1]=2025-11-14')).toEqual([1]);
  expect(await ids('date_between[0]=2025-11-15&date_between[1]=2025-11-16')).toEqual([]);
  expect(await ids('date_before=2025-11-15%2004:13:20')).toEqual([1]);
  expect(await ids('date_before=2025-11-15%2004:13:19')).toEqual([]);
});

describe('the file', () => {
  const fileOf = async (query: string) => {
    const asked = await server.post(`/audit/download?${query}`);
    const { body } = await server.get(`/audit/download/${asked.body.export_id}`);
    return parseCsv((await server.get(body.download_url)).text);
  };

  test('holds every line that matches in one stream, in the order of the screen, with its fingerprint', async () => {
    for (let n = 1; n <= 501; n += 1) await write({ object_id: `ch_${n}` });
    await write({ action: 'settings.save', after: { name: '=1+1' } });
    const [heads, first, ...others] = await fileOf('action=payment.refund&direction=desc');
    expect(heads).toEqual(Object.values(AUDIT_FILE_HEADS));
    const hash = await server.db
      .selectFrom('audit_log')
      .select(sql<string>`encode(hash, 'hex')`.as('hash'))
      .where('id', '=', 501)
      .executeTakeFirstOrThrow();
    expect(first).toEqual([
      ...['501', utcInstant(server.clock.now), 'merchant@example.com', '127.0.0.1', 'payment.refund'],
      ...['charge', 'ch_501', '', '', 'succeeded', hash.hash],
    ]);
    expect(others).toHaveLength(500);
  });

  test('has its heads in the language asked for, and what was changed as it was written', async () => {
    await write({ before: { name: 'Result' }, after: { name: '=1+1' } });
    const [heads, line] = await fileOf('locale=de_DE&action=payment.refund');
    expect(heads?.slice(0, 3)).toEqual(['Zeile', 'Wann (UTC)', 'Wer']);
    expect(line?.slice(7, 9)).toEqual(['{"name": "Result"}', '{"name": "=1+1"}']);
  });
});

test('the chain is counted again, and says where it breaks', async () => {
  await write();
  await write({ object_id: 'ch_2' });
  await write({ object_id: 'ch_3' });
  const whole = await server.get('/audit/verify');
  expect(whole.body).toMatchObject({ rows: 3, broken: 0, first_broken: null });
  expect(whole.body.head).toMatch(/^[0-9a-f]{64}$/);
  await server.deps.pool.query(
    `alter table audit_log disable trigger user; update audit_log set object_id = 'ch_9' where id = 2;
     alter table audit_log enable trigger user`,
  );
  expect((await server.get('/audit/verify')).body).toMatchObject({ rows: 3, broken: 1, first_broken: 2 });
});
