import { sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export type StoreWrite = Readonly<{
  id: number;
  kind: 'refund' | 'note' | 'complete';
  order_id: number;
  subject: string;
  sending: UtcInstant | null;
  tries: number;
}>;

/** What waits longest of what may be tried now. */
export const findDueWrite = (db: Database, at: UtcInstant): Promise<StoreWrite | undefined> =>
  db
    .selectFrom('store_writes')
    .select(['id', 'kind', 'order_id', 'subject', 'sending', 'tries'])
    .where('done', 'is', null)
    .where('given_up', 'is', null)
    .where('next_try', '<=', at)
    .orderBy('next_try')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

type Change = Partial<
  Readonly<{
    sending: UtcInstant | null;
    next_try: UtcInstant;
    tries: number;
    done: UtcInstant;
    store_id: number | null;
    given_up: string;
  }>
>;
export const updateWrite = async (db: Database, id: number, change: Change): Promise<void> => {
  await db.updateTable('store_writes').set(change).where('id', '=', id).execute();
};

export type RefundToTell = Readonly<{
  amount: number;
  currency: string;
  reason: string;
  failed: boolean;
  made: UtcInstant;
  /** Refunds at the store that were told before, of the same order. */
  taken: readonly number[];
}>;

export async function findRefundToTell(db: Database, refund_id: string): Promise<RefundToTell | undefined> {
  const { rows } = await sql<RefundToTell>`
    select r.amount, o.currency, r.reason, r.failed, r.date_created as made, array(
      select w.store_id from store_writes w
      where w.order_id = r.order_id and w.kind = 'refund' and w.store_id is not null and w.subject <> r.refund_id) as taken
    from order_refunds r join orders o on o.id = r.order_id where r.refund_id = ${refund_id}`.execute(db);
  return rows[0];
}

export const findNoteToTell = (db: Database, id: number) =>
  db.selectFrom('order_notes').select(['note', 'customer_note']).where('id', '=', id).executeTakeFirst();

/** Asks that the store be told; the same is asked for once. */
export const askToTell = async (
  trx: Database,
  { kind, order_id, subject }: Pick<StoreWrite, 'kind' | 'order_id' | 'subject'>,
): Promise<void> => {
  await trx
    .insertInto('store_writes')
    .values({ kind, order_id, subject })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
};

/** How much the store was not told yet. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('store_writes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done', 'is', null)
    .where('given_up', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Under which ids the store has what we told it of this order. */
export async function findTold(db: Database, order_id: number) {
  const writes = await db
    .selectFrom('store_writes')
    .select(['kind', 'store_id'])
    .where('order_id', '=', order_id)
    .where('store_id', 'is not', null)
    .execute();
  const idsOf = (asked: StoreWrite['kind']): readonly number[] =>
    writes.flatMap(({ kind, store_id }) => (kind === asked ? (store_id ?? []) : []));
  return { notes: idsOf('note'), refunds: idsOf('refund') };
}
