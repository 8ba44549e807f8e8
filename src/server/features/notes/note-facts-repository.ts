import { sql } from 'kysely';
import { UNSENT_STANDINGS } from '#domain/disputes/draft-standing.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import { isOneOf } from '#domain/shared/one-of.ts';
import { DAY_S, type EpochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import { DRAFT_COLUMN, DRAFT_JOIN, type KeptRow, standingOf } from '../disputes/kept-draft-repository.ts';

/** What happened longer ago is no news. */
const NEWS_S = 14 * DAY_S;
/** Some banks take a day longer than they say. */
const LATE_AFTER_S = DAY_S;
const EXPORT_IS_NEWS_S = DAY_S;
const EACH_MAX = 20;
const COUNTED_MAX = 500;

type Sum = Readonly<{ amount: number; currency: string }>;
export type NotedPayout = Sum &
  Readonly<{ id: string; date: UtcInstant; failure_code: string | null; failure_message: string | null }>;

export async function listLatePayouts(db: Database, now: EpochSeconds): Promise<readonly NotedPayout[]> {
  const { rows } = await sql<NotedPayout>`
    ${plannedOnce} select id, amount, currency, date, failure_code, failure_message from payouts
    where status in ('pending', 'in_transit') and date < to_timestamp(${now - LATE_AFTER_S})
    order by date, id limit ${EACH_MAX}`.execute(db);
  return rows;
}

export type NotedDispute = Sum &
  Readonly<{ id: string; charge_id: string; payment_intent_id: string; due_by: UtcInstant }>;

export async function listAwaitingDisputes(
  db: Database,
  now: EpochSeconds,
): Promise<readonly NotedDispute[]> {
  const { rows } = await sql<NotedDispute>`
    ${plannedOnce} select id, charge_id, payment_intent_id, amount, currency, due_by from disputes
    where status in ('needs_response', 'warning_needs_response') and due_by > to_timestamp(${now})
    order by due_by, id limit ${COUNTED_MAX}`.execute(db);
  return rows;
}

export type NotedDraft = Sum &
  Readonly<{ id: string; due_by: UtcInstant; standing: (typeof UNSENT_STANDINGS)[number] }>;

/** Evidence that was begun, is not with the provider, and that nobody hands in. */
export async function listUnsentDrafts(db: Database, now: EpochSeconds): Promise<readonly NotedDraft[]> {
  const { rows } = await sql<KeptRow & Omit<NotedDraft, 'standing'>>`
    ${plannedOnce} select d.id, d.amount, d.currency, d.due_by, d.reason, ${DRAFT_COLUMN} from disputes d ${DRAFT_JOIN}
    where draft.dispute_id is not null and d.due_by > to_timestamp(${now})
    order by d.due_by, d.id limit ${COUNTED_MAX}`.execute(db);
  return rows.flatMap(({ kept, reason, ...dispute }) => {
    const standing = standingOf({ kept, reason });
    return standing !== null && isOneOf(UNSENT_STANDINGS, standing) ? [{ ...dispute, standing }] : [];
  });
}

/** By the moment the bank's decision was noted, the latest first. A dispute lives for months, not for years. */
export async function listDecidedDisputes(
  db: Database,
  status: 'won' | 'lost',
  now: EpochSeconds,
): Promise<readonly NotedDispute[]> {
  const closed = sql`(data -> 'metadata' ->> '__dispute_closed_at')::int8`;
  const { rows } = await sql<NotedDispute>`
    ${plannedOnce} select id, charge_id, payment_intent_id, amount, currency, due_by from disputes
    where status = ${status} and created > to_timestamp(${now - 365 * DAY_S}) and ${closed} > ${now - NEWS_S}
    order by ${closed} desc, id limit ${COUNTED_MAX}`.execute(db);
  return rows;
}

export type NotedHold = Sum &
  Readonly<{
    payment_intent_id: string;
    created: UtcInstant;
    capture_before: UtcInstant | null;
    is_held_for_review: boolean;
  }>;

export async function listHolds(db: Database): Promise<readonly NotedHold[]> {
  const { rows } = await sql<NotedHold>`
    ${plannedOnce} select i.id as payment_intent_id, i.created, i.amount, i.currency,
      to_timestamp((i.data ->> 'capture_before')::int8) as capture_before,
      coalesce(o.fraud_meta_box_type = 'review', false) as is_held_for_review
    from payment_intents i left join payment_orders o on o.id = order_named_in(i.data)
    where i.status = 'requires_capture' order by i.created, i.id limit ${COUNTED_MAX}`.execute(db);
  return rows;
}

export type NotedRefund = Sum & Readonly<{ id: string; payment_intent_id: string | null }>;

export async function listReturnedRefunds(db: Database, now: EpochSeconds): Promise<readonly NotedRefund[]> {
  const { rows } = await sql<NotedRefund>`
    ${plannedOnce} select transaction_id as id, payment_intent_id, amount, currency from transactions
    where type = 'refund_failure' and date > to_timestamp(${now - NEWS_S})
    order by date desc, transaction_id limit ${COUNTED_MAX}`.execute(db);
  return rows;
}

export type NotedExport = Readonly<{ id: string; kind: FileKind; rows: number | null }>;

/** Files are made by the clock of this machine, whatever the provider's says. */
export async function listFinishedExports(db: Database, now: EpochSeconds): Promise<readonly NotedExport[]> {
  const { rows } = await sql<NotedExport>`
    ${plannedOnce} select id, kind, rows from exports
    where state = 'finished' and finished > to_timestamp(${now - EXPORT_IS_NEWS_S})
      and created > to_timestamp(${now - NEWS_S})
    order by created desc, id limit ${EACH_MAX}`.execute(db);
  return rows;
}
