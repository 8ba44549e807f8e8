import { sql } from 'kysely';
import type { HeldPayment } from '#domain/settings/capture-effect.ts';
import type { Database } from '../../db/database.ts';

/** Those of the payments that are held, in the order they were asked for, as far as their price is concerned. */
export async function listHeldPayments(
  db: Database,
  ids: readonly string[],
): Promise<readonly HeldPayment[]> {
  const { rows } = await sql<HeldPayment>`
    select c.amount, c.currency, c.data->>'settlement_currency' as settlement_currency,
      c.data->>'exchange_rate' as exchange_rate, c.data->'payment_method_details'->>'type' as method,
      c.data->>'channel' <> 'online' as "isInPerson",
      c.data->'payment_method_details'->'card'->>'country' as "cardCountry"
    from payment_intents i join charges c on c.provider = i.provider and c.id = i.charge_id
    where i.id = any(${ids}) and i.status = 'requires_capture'
    order by array_position(${ids}::text[], i.id)`.execute(db);
  return rows;
}
