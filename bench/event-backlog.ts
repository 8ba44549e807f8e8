import type pg from 'pg';
import { untilSettled } from './counted-product.ts';

/** Events that came and wait: each of an object of its own, as long as there are so many. */
export const LEAVE_WAITING = `
  insert into provider_events (provider, id, type, kind, object_id, created, received, came_by, state, payload)
  select $3, 'evt_backlog_' || $2 || '_' || nth, kind || '.updated', kind, id, now(), now(), 'delivery', 'waiting', '{}'
  from (
    select kind, id, row_number() over () as nth from (
      select 'charge' as kind, id from charges union all select 'payment_intent', id from payment_intents
      union all select 'refund', id from refunds union all select 'transaction', transaction_id from transactions
    ) as kept
  ) as numbered where nth <= $1`;

const ASK_FOR_THEM = `
  select graphile_worker.add_job('events.refresh-waiting', '{}', queue_name => 'events', max_attempts => 25,
    job_key => 'refresh simulator')`;

/** How many events of a backlog are applied in a second: read from the provider, compared, kept and marked. */
export async function backlogPerSecond(
  pool: pg.Pool,
  events: number,
): Promise<Readonly<{ events: number; rate: number }>> {
  await untilSettled(pool);
  const { rowCount } = await pool.query(LEAVE_WAITING, [events, Date.now(), 'simulator']);
  const began = performance.now();
  await pool.query(ASK_FOR_THEM);
  await untilSettled(pool);
  const left = rowCount ?? 0;
  return { events: left, rate: (left * 1000) / (performance.now() - began) };
}
