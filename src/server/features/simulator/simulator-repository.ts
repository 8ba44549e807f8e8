import { sql } from 'kysely';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import type { Database } from '../../db/database.ts';

const RECENT = 20;
const COUNTED = ['transactions', 'orders', 'customers', 'disputes', 'payouts', 'refunds', 'charges'] as const;

/** How much of everything our own side holds. */
export async function countWorld(db: Database): Promise<Record<string, number>> {
  const counts = COUNTED.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}

export const findWorld = (db: Database) =>
  db.selectFrom('demo_world').select(['scenario', 'seed']).executeTakeFirst();

/** What a customer could dispute: paid, and nothing asked back yet. */
export async function listDisputableCharges(db: Database): Promise<SimulatorDesk['charges']> {
  const { rows } = await sql<SimulatorDesk['charges'][number]>`
    select id, payment_intent_id, amount, currency, created,
      coalesce(data->'billing_details'->>'name', '') as customer
    from charges
    where captured and not disputed and status = 'succeeded' and amount_refunded < amount_captured
    order by created desc, id desc limit ${RECENT}`.execute(db);
  return rows;
}

export async function listUndecidedDisputes(db: Database): Promise<SimulatorDesk['disputes']> {
  const { rows } = await sql<SimulatorDesk['disputes'][number]>`
    select id, status, reason, amount, currency from disputes
    where status in ('needs_response', 'under_review', 'warning_needs_response', 'warning_under_review')
    order by created desc, id desc limit ${RECENT}`.execute(db);
  return rows;
}

/** A bank can send back what is on its way, and for a while what has arrived. */
export async function listReturnablePayouts(db: Database): Promise<SimulatorDesk['payouts']> {
  const { rows } = await sql<SimulatorDesk['payouts'][number]>`
    select id, status, amount, currency, date, type from payouts
    where status in ('pending', 'in_transit', 'paid')
    order by created desc, id desc limit ${RECENT}`.execute(db);
  return rows;
}

export async function isPayoutUnderWay(db: Database): Promise<boolean> {
  const underWay = await db
    .selectFrom('payouts')
    .select('id')
    .where('status', 'in', ['pending', 'in_transit'])
    .executeTakeFirst();
  return underWay !== undefined;
}

export async function findIntentStatus(db: Database, id: string): Promise<string | undefined> {
  const intent = await db
    .selectFrom('payment_intents')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return intent?.status;
}
