import { sql } from 'kysely';
import { type EpochSeconds, secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import {
  type StoredCharge,
  type StoredDispute,
  type StoredIntent,
  type StoredRefund,
  storedCharge,
  storedDispute,
  storedIntent,
  storedRefund,
} from './stored-objects.ts';

export async function findIntent(
  db: Database,
  provider: string,
  id: string,
): Promise<StoredIntent | undefined> {
  const row = await db
    .selectFrom('payment_intents')
    .modifyFront(plannedOnce)
    .select('data')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && storedIntent.parse(row.data);
}

export async function findCharge(
  db: Database,
  provider: string,
  id: string,
): Promise<StoredCharge | undefined> {
  const row = await db
    .selectFrom('charges')
    .modifyFront(plannedOnce)
    .select('data')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && storedCharge.parse(row.data);
}

/** Every attempt to pay, oldest first: a bank may have said no before it said yes. */
export async function listCharges(
  db: Database,
  provider: string,
  payment_intent_id: string,
): Promise<StoredCharge[]> {
  const rows = await db
    .selectFrom('charges')
    .modifyFront(plannedOnce)
    .select('data')
    .where('provider', '=', provider)
    .where('payment_intent_id', '=', payment_intent_id)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => storedCharge.parse(data));
}

type Belonging = Readonly<{ refunds: StoredRefund[]; disputes: StoredDispute[] }>;

/** What belongs to any of these charges, newest first. */
export async function listBelonging(
  db: Database,
  provider: string,
  charge_ids: readonly string[],
): Promise<Belonging> {
  if (charge_ids.length === 0) return { refunds: [], disputes: [] };
  const ids = sql.join(charge_ids);
  const { rows } = await sql<{ kind: 'refund' | 'dispute'; data: unknown }>`
    ${plannedOnce} select kind, data from (
      select 'refund' as kind, data, created, id from refunds
      where provider = ${provider} and charge_id in (${ids})
      union all
      select 'dispute', data, created, id from disputes
      where provider = ${provider} and charge_id in (${ids})) as belonging
    order by created desc, id desc`.execute(db);
  const of = (kind: 'refund' | 'dispute') => rows.flatMap((row) => (row.kind === kind ? [row.data] : []));
  return {
    refunds: of('refund').map((data) => storedRefund.parse(data)),
    disputes: of('dispute').map((data) => storedDispute.parse(data)),
  };
}

/** When a hold was given back, by the event that told of it, or by our own operation. */
export async function findCanceledAt(
  db: Database,
  provider: string,
  payment_intent_id: string,
): Promise<EpochSeconds | undefined> {
  const { rows } = await sql<{ at: UtcInstant }>`
    ${plannedOnce} select created as at from provider_events
    where provider = ${provider} and object_id = ${payment_intent_id} and type = 'payment_intent.canceled'
    union all
    select finished as at from operations
    where kind = 'cancel_payment' and natural_key = ${payment_intent_id} and state = 'succeeded'
    order by at limit 1`.execute(db);
  const [row] = rows;
  return row && secondsOf(row.at);
}
