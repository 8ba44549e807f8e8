import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { mayComplete } from '#domain/woocommerce/complete-at-store.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { CompletedBy } from '../store.ts';
import { askToTell } from './store-writes-repository.ts';

type Row = Readonly<{
  id: number;
  number: string;
  store_status: string;
  payment_status: string | null;
  captured: number | null;
  authorized: number | null;
}>;

/** Asks the store to complete those of its orders where that moves no money; if it is none of them, the store decides. */
export const completeMirrored = (
  { db, now, provider }: Pick<Deps, 'db' | 'now'> & Readonly<{ provider: string }>,
  ids: readonly number[],
  { user_id, email, api_key, ip }: CompletedBy,
): Promise<number[]> =>
  db.transaction().execute(async (trx) => {
    const asked = await findAsked(trx, provider, ids);
    const may = asked.filter((row) => mayComplete(row.store_status, paymentOf(row)));
    if (may.length === 0 && asked.length > 0)
      throw fail('store_decides', { orders: asked.map(({ number }) => `#${number}`) });
    for (const { id } of may) {
      await askToTell(trx, { kind: 'complete', order_id: id, subject: String(id) });
      await writeAudit(trx, {
        ...{ at: utcInstant(now()), actor_id: user_id, actor_email: email, api_key, ip },
        ...{ action: 'order.complete', object_kind: 'order', object_id: String(id) },
        after: { status: 'completed' },
        result: 'succeeded',
      });
    }
    return may.map(({ id }) => id);
  });

const paymentOf = ({ payment_status, captured, authorized }: Row) =>
  payment_status === null || captured === null || authorized === null
    ? undefined
    : { status: payment_status, captured, authorized };

async function findAsked(trx: Database, provider: string, ids: readonly number[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.id, o.number, o.store_status, i.status as payment_status, c.amount_captured as captured, c.amount as authorized
    from orders o
    left join payment_intents i on i.id = o.payment_intent_id and i.provider = ${provider}
    left join charges c on c.id = i.charge_id and c.provider = i.provider
    where o.id = any(${`{${ids.join(',')}}`}::int8[]) and o.mirrored is not null order by o.id`.execute(trx);
  return rows;
}
