import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import { usualSettings } from '#domain/books/chart-of-accounts.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { copyText, wholeText } from '#server/db/copy-text.ts';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { saveBookSettings } from '#server/features/books/book-settings-repository.ts';
import { journalQuery } from '#server/features/books/read-journal.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { type BenchServer, serve } from './http-overhead.ts';
import { median } from './measure.ts';
import { count, printTable, times } from './print-table.ts';
import { type BenchWorld, makeWorld } from './worlds.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const ROWS = Number(values.rows);
const ROUNDS = 3;
const BAR = 0.7;
const DAYS = { from: calendarDate('2020-01-01'), to: calendarDate('2030-12-31') };
const settings = { ...usualSettings('generic'), grain: 'transaction' } as const;

/** The movements as the journal reads them, and the same with a row for each line of an entry, as COPY alone would write it. */
const movements = journalQuery({ ...DAYS, zone: 'UTC', settings });
const lines = sql`select m.id, m.booked_on, line.n, line.account, line.name,
    case when line.amount > 0 then line.amount * 0.01 end as debit, case when line.amount < 0 then line.amount * -0.01 end as credit,
    upper(m.currency) as currency, '' as tax_code, m.kind || ' ' || m.id as description, m.transaction, m.payment, m."order",
    m.payout, m.late_of
  from (${movements}) as m cross join lateral (values
    (1, '1150', 'Payments clearing', m.amount - m.fees), (2, '4000', 'Sales', m.tax + m.interest + m.exchange - m.amount),
    (3, '2200', 'Sales tax payable', -m.tax), (4, '4900', 'Exchange differences', -m.exchange),
    (5, '7100', 'Financing cost', -m.interest), (6, '6310', 'Processing fees', m.fees)
  ) as line (n, account, name, amount) where line.amount <> 0`;

const nowhere = () => new Writable({ write: (_, __, done) => done() });
const seconds = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
};

async function copyAlone({ deps }: BenchWorld, query: RawBuilder<unknown>): Promise<void> {
  const client = await deps.pool.connect();
  try {
    await client.query("begin read only; set local work_mem = '64MB'; set local statement_timeout = 0");
    await pipeline(client.query(copyTo(copyText(wholeText(query.compile(deps.db))))), nowhere());
    await client.query('commit');
  } finally {
    client.release();
  }
}

function download({ address, headers }: Pick<BenchServer, 'address' | 'headers'>): Promise<void> {
  const query = new URLSearchParams({ ...DAYS, format: 'generic' });
  return new Promise((resolve, reject) => {
    http
      .get(`${address}/wp-json/wc/v3/payments/books/journal?${query}`, { headers }, (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`The journal answered ${reply.statusCode}`));
        pipeline(reply, nowhere()).then(resolve, reject);
      })
      .on('error', reject);
  });
}

async function measure(world: BenchWorld) {
  await saveBookSettings(world.deps.db, settings, world.deps.now());
  await prepareJobs(world.deps);
  const server = await serve(world);
  const taken: Record<'movements' | 'lines' | 'http', number[]> = { movements: [], lines: [], http: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      taken.movements.push(await seconds(() => copyAlone(world, movements)));
      taken.lines.push(await seconds(() => copyAlone(world, lines)));
      taken.http.push(await seconds(() => download(server)));
    }
  } finally {
    await server.app.close();
  }
  const [movementsS, linesS, httpS] = [median(taken.movements), median(taken.lines), median(taken.http)];
  return { movements: world.rows, movementsS, linesS, httpS, ratio: linesS / httpS };
}

const dataDir = makeTemporaryFolder('journal');
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
let world: BenchWorld | undefined;
try {
  world = await makeWorld(postgres, ROWS, dataDir);
  const measured = await measure(world);
  printTable(
    'The journal, an entry for each movement, as CSV',
    [
      ...['movements', 'COPY of movements', 'COPY of lines', 'over HTTP'],
      ...[`rate against COPY of lines (≥ ${BAR})`, 'bar'],
    ],
    [
      [
        count(measured.movements),
        ...[measured.movementsS, measured.linesS, measured.httpS].map((one) => `${one.toFixed(2)} s`),
        ...[times(measured.ratio), measured.ratio >= BAR ? 'met' : 'MISSED'],
      ],
    ],
  );
  if (measured.ratio < BAR) process.exitCode = 1;
  const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(`bench/results/journal-${ROWS}.json`, `${JSON.stringify({ host, ...measured }, null, 2)}\n`);
} finally {
  await world?.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
