import { sql } from 'kysely';
import { sourceWords } from '#domain/payments/payment-source.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { PaidBy } from './order-form.ts';

type Row = Readonly<{ payment_intent_id: string; charge_id: string; at: UtcInstant; source: string | null }>;

/** By what these payments were made, and when the money was taken: what was only held is not paid. */
export async function findPaidBy(
  db: Database,
  intents: readonly (string | null)[],
): Promise<ReadonlyMap<string, PaidBy>> {
  const asked = intents.filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct on (t.payment_intent_id) t.payment_intent_id, t.charge_id, t.date as at, t.source
    from transactions t
    where t.payment_intent_id = any(${sql.val(asked)}::text[]) and t.type in ('charge', 'payment')
      and t.charge_id is not null
    order by t.payment_intent_id, t.date desc`.execute(db);
  return new Map(
    rows.map(({ payment_intent_id, charge_id, at, source }) => [
      payment_intent_id,
      { charge_id, at, title: source ? sourceWords(source).label : '' },
    ]),
  );
}
