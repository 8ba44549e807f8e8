import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { runCommand } from '../run-command.ts';
import type { Figure } from '../safety-load/figure.ts';
import type { ClusterRun } from './cluster-run.ts';
import { isOperation, type Money } from './money.ts';
import { until } from './until.ts';

/** What the provider has made before the clients began. */
export type Before = Readonly<{ charges: number; payouts: number }>;

const SETTLED_WITHIN_MS = 180_000;
const TRIES = 3;
const READ_AGAIN_MS = 30_000;

async function ask<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await pool.query<Row>(text, values);
  const [row] = rows;
  if (!row) throw new Error('A count answers one row.');
  return row;
}

export const countBefore = (pool: pg.Pool): Promise<Before> =>
  ask<Before>(
    pool,
    `select count(*) filter (where kind = 'charge')::int as charges,
            count(*) filter (where kind = 'payout' and value->>'method' = 'instant')::int as payouts
     from simulator.objects`,
  );

/** Everything is told, applied and ended, whoever was gone meanwhile. */
export const untilSettled = (pool: pg.Pool): Promise<unknown> =>
  until(
    'everything is settled',
    async () => {
      const { waiting } = await ask<{ waiting: number }>(
        pool,
        `select (select count(*) from provider_events where state = 'waiting')::int
              + (select count(*) from operations where state in ('created', 'sent', 'unknown'))::int
              + (select count(*) from simulator.events join simulator.deliveries using (account_id)
                 where events.sequence > deliveries.sequence)::int as waiting`,
      );
      return waiting === 0;
    },
    SETTLED_WITHIN_MS,
  );

/** Of what somebody was told is done, how much the provider or we know nothing of. */
export async function countLost(pool: pg.Pool, { done }: Money): Promise<number> {
  const { lost } = await ask<{ lost: number }>(
    pool,
    `select count(*)::int as lost
     from unnest($1::text[], $2::text[], $3::boolean[]) as told (id, key, is_operation)
     where not exists (select from simulator.objects kept where kept.id = told.id
                       and (kept.kind <> 'payment_intent' or kept.value->>'status' = 'succeeded'))
        or is_operation and not exists (select from operations
                                        where idempotency_key = told.key and state = 'succeeded')`,
    [done.map(({ id }) => id), done.map(({ key }) => key), done.map(isOperation)],
  );
  return lost;
}

/** What happened more often than it was asked for: each sale is refunded or captured once, or paid out. */
async function countDoubled(pool: pg.Pool, { done, asked }: Money, before: Before): Promise<number> {
  const charges = done.filter(({ kind }) => kind === 'sale').map(({ id }) => id);
  const { again } = await ask<{ again: number }>(
    pool,
    `select coalesce(sum(times - 1), 0)::int as again
     from (select count(*) as times from simulator.objects
           where kind = 'refund' and value->>'charge' = any($1) group by value->>'charge'
           union all
           select count(*) from simulator.events
           where type = 'charge.captured' and object_id = any($1) group by object_id) as each`,
    [charges],
  );
  const after = await countBefore(pool);
  const sales = Math.max(0, after.charges - before.charges - asked.sale);
  const payouts = Math.max(0, after.payouts - before.payouts - asked.payout);
  return again + sales + payouts;
}

/** The command that proves it to everybody; what it says goes to the log. */
async function countBroken({ cluster, dataDir, say }: ClusterRun): Promise<number> {
  const settings = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, SCENARIO: 'sandbox' };
  for (let left = TRIES; ; left -= 1) {
    const { code, said } = await runCommand('invariants', ['--drift'], settings);
    if (code === 0) return 0;
    say(said.replaceAll(/^ {2}holds .*\n/gm, ''));
    const broken = said.match(/^ {2}broken /gm)?.length ?? 0;
    if (broken > 0 || left === 1) return Math.max(1, broken);
    // What the account has sold moves without an event, and is read again every minute.
    await pause(READ_AGAIN_MS);
  }
}

const none = (name: string, value: number): Figure => ({ name, value, unit: '', most: 0 });

/** What clients were told against what both sides have in their books. */
export async function whatRemains(run: ClusterRun, money: Money, before: Before): Promise<readonly Figure[]> {
  const { pool, servers, say } = run;
  await untilSettled(pool);
  for (const reason of new Set(money.refused)) say(`refused: ${reason}`);
  const failures = money.answers.filter(({ status }) => status >= 500 && status !== 503);
  const figures: readonly Figure[] = [
    {
      ...{ name: 'refunds, captures and payouts', value: money.done.filter(isOperation).length, unit: '' },
      least: money.wanted ?? 1,
    },
    none('lost', await countLost(pool, money)),
    none('doubled', await countDoubled(pool, money, before)),
    none('refused', money.refused.length),
    none('5xx other than 503', failures.length),
    none('invariants broken', await countBroken(run)),
    none('processes that ended', servers.ended()),
  ];
  say(figures.map(({ name, value }) => `${name} ${value}`).join(', '));
  return figures;
}
