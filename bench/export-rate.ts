import http from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RawBuilder } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import { exportTransactions } from '#contract/exports.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { copyText, wholeText } from '#server/db/copy-text.ts';
import type { Database } from '#server/db/database.ts';
import { transactionsFileQuery } from '#server/features/transactions/transactions-file-repository.ts';
import type { BenchServer } from './http-overhead.ts';
import { median } from './measure.ts';
import type { BenchWorld } from './worlds.ts';

/** What is exported: where it is asked for, and the query behind it. */
export type Exported = Readonly<{
  name: string;
  resource: string;
  query: (db: Database) => Promise<RawBuilder<unknown>>;
}>;

const { columns, ...filters } = exportTransactions.input.parse({});
export const transactionsExport: Exported = {
  name: 'transactions',
  resource: 'transactions',
  query: (db) => transactionsFileQuery(db, { columns, filters }, 'UTC'),
};

export type ExportRate = Readonly<{
  name: string;
  rows: number;
  bytes: number;
  bareS: number;
  httpS: number;
  /** Rate over HTTP against the rate of the same COPY with nobody behind it. */
  ratio: number;
  memoryRiseMb: number;
}>;

const ROUNDS = 3;
/** Beyond this one round takes minutes, and says as much. */
const ROWS_FOR_ROUNDS = 1_000_000;
const NOTED_WITHIN_MS = 10_000;
const nowhere = () => new Writable({ write: (_, __, done) => done() });
const seconds = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
};

export async function measureExport(
  world: BenchWorld,
  server: BenchServer,
  exported: Exported = transactionsExport,
): Promise<ExportRate> {
  const query = await exported.query(world.deps.db);
  const text = copyText(wholeText(query.compile(world.deps.db)));
  const bare: number[] = [];
  const overHttp: number[] = [];
  let memoryRiseMb = 0;
  let last: ExportId | undefined;
  const rounds = world.rows > ROWS_FOR_ROUNDS ? 1 : ROUNDS;
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await seconds(() => copyAlone(world, text)));
    const before = process.memoryUsage.rss();
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss());
    }, 50);
    overHttp.push(
      await seconds(async () => {
        last = await download(server, exported);
      }),
    );
    clearInterval(watch);
    memoryRiseMb = Math.max(memoryRiseMb, (highest - before) / 1e6);
  }
  const record = await recordOf(world, last);
  const [bareS, httpS] = [median(bare), median(overHttp)];
  return { name: exported.name, ...record, bareS, httpS, ratio: bareS / httpS, memoryRiseMb };
}

/** The same statement with the same settings, read as fast as it comes. */
async function copyAlone({ deps }: BenchWorld, text: string): Promise<void> {
  const client = await deps.pool.connect();
  try {
    await client.query("begin read only; set local work_mem = '64MB'; set local statement_timeout = 0");
    await pipeline(client.query(copyTo(text)), nowhere());
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Asks for a file, waits until it may be fetched, and reads it to its end as fast as it comes. */
export async function download(
  { address, headers }: Pick<BenchServer, 'address' | 'headers'>,
  { resource }: Pick<Exported, 'resource'>,
): Promise<ExportId> {
  const base = `${address}/wp-json/wc/v3/payments/${resource}/download`;
  const asked = await (await fetch(base, { method: 'POST', headers })).json();
  const checked = await (await fetch(`${base}/${asked.export_id}`, { headers })).json();
  await new Promise<void>((resolve, reject) => {
    http
      .get(`${address}${checked.download_url}`, { headers }, (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`The export answered ${reply.statusCode}`));
        pipeline(reply, nowhere()).then(resolve, reject);
      })
      .on('error', reject);
  });
  return asked.export_id;
}

/** What the file held is noted once its last byte was handed over, which may be a moment after we have read it. */
async function recordOf(
  { deps }: BenchWorld,
  id: ExportId | undefined,
): Promise<{ rows: number; bytes: number }> {
  const deadline = performance.now() + NOTED_WITHIN_MS;
  while (performance.now() < deadline) {
    const found = await deps.db
      .selectFrom('exports')
      .select(['rows', 'bytes'])
      .where('id', '=', id ?? null)
      .where('state', '=', 'finished')
      .executeTakeFirst();
    if (found) return { rows: found.rows ?? 0, bytes: found.bytes ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The export ${id} was never noted as finished.`);
}
