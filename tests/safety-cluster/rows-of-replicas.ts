import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import { openPool } from '#server/db/database.ts';
import { askOnce } from '../safety-load/drive.ts';
import { type Caller, exportEverything, payOnce, refundCall } from '../safety-load/requests.ts';
import type { ClusterRow, ClusterRun } from './cluster-run.ts';
import { untilSettled } from './count-effects.ts';
import { moveMoney } from './move-money.ts';
import { until } from './until.ts';

const WRITERS = 20;
const EXPORTS = 10;
const LOCK_EVERY_MS = 5;
/** So many that a file takes a moment. */
const OPERATIONS = 300;
const SUMMARY = '/wp-json/wc/v3/payments/transactions/summary';

const pick = <Value>(values: readonly Value[], nth: number): Value => {
  const value = values[nth % values.length];
  assert(value !== undefined, 'there is something to choose from');
  return value;
};

/** A setting of those who follow, for as long as something is done. */
async function withFollowers<Found>(
  { cluster }: ClusterRun,
  [name, value]: readonly [string, string],
  work: () => Promise<Found>,
): Promise<Found> {
  const followers = await cluster.followers();
  const all = (statement: string) =>
    Promise.all(followers.map((node) => cluster.ask(node, statement, 'select pg_reload_conf()')));
  await all(`alter system set ${name} = '${value}'`);
  try {
    return await work();
  } finally {
    await all(`alter system reset ${name}`);
  }
}

/** Those who follow show what they have only after so long. Patroni sets it: it takes away what was set beside it. */
async function withDelay<Found>(
  { cluster }: ClusterRun,
  delay: string,
  work: () => Promise<Found>,
): Promise<Found> {
  const set = async (wanted: string) => {
    await cluster.agree({ postgresql: { recovery_conf: { recovery_min_apply_delay: wanted } } });
    await until('those who follow are as late as they should be', async () => {
      const shown = await Promise.all(
        (await cluster.followers()).map((node) => cluster.ask(node, 'show recovery_min_apply_delay')),
      );
      return shown.every(([row]) => row?.recovery_min_apply_delay === wanted);
    });
  };
  await set(delay);
  try {
    return await work();
  } finally {
    await set('0');
  }
}

type Seen = Readonly<{ unseen: number; late: number }>;

/** How many of its reads did not show what this caller had written just before, and how often a copy did not have it yet. */
async function countUnseen(
  { servers, copy }: ClusterRun & Readonly<{ copy: pg.Pool }>,
  caller: Caller,
  nth: number,
  writes: number,
): Promise<Seen> {
  const address = (turn: number) => pick(servers.addresses(), nth + turn);
  const charge = await payOnce(address(0), caller);
  let [unseen, late] = [0, 0];
  for (let write = 1; write <= writes; write += 1) {
    const refunded = await askOnce(address(write), refundCall(charge, caller, randomUUID()));
    assert(refunded.status === 200, `it is written: ${refunded.status} ${refunded.body.slice(0, 200)}`);
    const { id } = JSON.parse(refunded.body) as { id: string };
    const { rowCount } = await copy.query('select from simulator.objects where id = $1', [id]);
    if (rowCount === 0) late += 1;
    // Another process than the one that wrote.
    const path = `${SUMMARY}?type_is=refund&search=${charge}`;
    const read = await askOnce(address(write + 1), { path, headers: caller });
    assert(read.status === 200, `it is read: ${read.status} ${read.body.slice(0, 200)}`);
    if ((JSON.parse(read.body) as { count: number }).count < write) unseen += 1;
  }
  return { unseen, late };
}

/** 8: those who follow are five seconds behind, and then not. */
export const replicaBehind: ClusterRow = async (run) => {
  const { cluster, callers, servers, isFull } = run;
  const writes = isFull ? 50 : 5;
  const half = Math.ceil(writes / 2);
  const copy = openPool({ connectionString: cluster.replicaUrl, max: 4 }, () => undefined);
  const seen = await withDelay(run, '5s', () =>
    Promise.all(
      Array.from({ length: WRITERS }, async (_, nth) => {
        // A caller may move money thirty times a minute.
        const [one, other] = [pick(callers, 2 * nth), pick(callers, 2 * nth + 1)];
        return [
          await countUnseen({ ...run, copy }, one, nth, half),
          await countUnseen({ ...run, copy }, other, nth, writes - half),
        ];
      }),
    ),
  ).finally(() => copy.end());
  const sum = (of: (one: Seen) => number) => seen.flat().reduce((all, one) => all + of(one), 0);
  await cluster.whole();
  await pause(6000); // What was held back meanwhile is shown.
  let aside = 0;
  for (let nth = 0; nth < EXPORTS; nth += 1) {
    const began = new Date().toISOString();
    await exportEverything(pick(servers.addresses(), nth), pick(callers, nth));
    const found = await Promise.all(
      (await cluster.followers()).map(async (node) => {
        const [row] = await cluster.ask(
          node,
          `select count(*)::int as files from pg_stat_activity
           where usename = 'countinghouse' and query = 'commit' and query_start > '${began}'`,
        );
        return Number(row?.files ?? 0);
      }),
    );
    if (found.some((files) => files > 0)) aside += 1;
  }
  return [
    { name: 'written, then read', value: writes * WRITERS, unit: '' },
    // Else there was nothing that could have been missed.
    { name: 'of these not at a replica yet', value: sum(({ late }) => late), unit: '', least: 1 },
    { name: 'own writes not seen', value: sum(({ unseen }) => unseen), unit: '', most: 0 },
    {
      name: `of ${EXPORTS} exports read at a replica that has caught up`,
      value: aside,
      unit: '',
      least: EXPORTS,
    },
  ];
};

/** A whole file, and how many lines it has; nothing where it broke off or was refused. */
async function countLines(address: string, headers: Caller): Promise<number | undefined> {
  const path = '/wp-json/wc/v3/payments/transactions/download';
  const asked = await askOnce(address, { method: 'POST', path, headers, body: {} });
  if (asked.status !== 200) return undefined;
  const { export_id } = JSON.parse(asked.body) as { export_id: string };
  const link = await askOnce(address, { path: `${path}/${export_id}`, headers });
  if (link.status !== 200) return undefined;
  const { pathname, search } = new URL(
    (JSON.parse(link.body) as { download_url: string }).download_url,
    address,
  );
  const file = await askOnce(address, { path: `${pathname}${search}`, headers });
  return file.status === 200 ? file.body.split('\n').length : undefined;
}

/** 9: the primary takes tables for itself, and whoever reads them at a replica has to give up. */
export const replicaConflicts: ClusterRow = async (run) => {
  const { cluster, callers, servers, pool, isFull } = run;
  const rounds = isFull ? 8 : 2;
  await (await moveMoney(run, OPERATIONS)).money.ended;
  await untilSettled(pool);
  const whole = await countLines(pick(servers.addresses(), 0), pick(callers, 0));
  assert(whole !== undefined, 'a file that nobody disturbs is whole');
  const conflicts = async () => {
    const counts = await Promise.all(
      (await cluster.followers()).map((node) =>
        cluster.ask(
          node,
          'select sum(confl_lock + confl_snapshot)::int as n from pg_stat_database_conflicts',
        ),
      ),
    );
    return counts.reduce((sum, [row]) => sum + Number(row?.n ?? 0), 0);
  };
  const before = await conflicts();
  const files: (number | undefined)[] = [];
  await withFollowers(run, ['max_standby_streaming_delay', '0'], async () => {
    for (let round = 0; round < rounds; round += 1) {
      let isOver = false;
      const locking = (async () => {
        while (!isOver) {
          // One statement: whatever becomes of it, no connection is left in the middle of a transaction.
          await pool.query('do $$ begin lock table transactions in access exclusive mode; end $$');
          await pause(LOCK_EVERY_MS);
        }
      })();
      locking.catch(() => undefined); // Waited for below.
      const at = servers.addresses();
      const asked = at.flatMap((address, nth) =>
        [0, 1, 2].map((again) => countLines(address, pick(callers, 9 * round + 3 * nth + again + 1))),
      );
      files.push(...(await Promise.all(asked)));
      isOver = true;
      await locking;
      // A replica that failed is not asked for half a minute.
      if (round + 1 < rounds) await pause(31_000);
    }
  });
  const short = files.filter((lines) => lines !== undefined && lines < whole).length;
  return [
    { name: 'exports', value: files.length, unit: '' },
    { name: 'whole', value: files.filter((lines) => lines === whole).length, unit: '' },
    { name: 'broken off or refused', value: files.filter((lines) => lines === undefined).length, unit: '' },
    { name: 'conflicts at the replicas', value: (await conflicts()) - before, unit: '', least: 1 },
    { name: 'short files', value: short, unit: '', most: 0 },
  ];
};
