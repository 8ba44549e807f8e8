import type pg from 'pg';
import type { ProviderEvent } from '../../provider-objects.ts';

/** How far an account was told: as the database has it, and as it truly is, which is written down once in a while. */
export type Position = Readonly<{ account_id: string; written: number; reached: number }>;
export const NOWHERE: Position = { account_id: '', written: 0, reached: 0 };

type Untold = Readonly<{ position: Position; events: readonly ProviderEvent[] }>;

/**
 * What the account that a merchant has by now was not told yet, and where that begins. Somebody else may have moved the position
 * since it was written here, or another world may have taken the place of the books: then what the database has counts.
 */
export async function readUntold(
  client: pg.ClientBase,
  merchant: string,
  known: Position,
  limit: number,
): Promise<Untold> {
  const values = [merchant, known.account_id, known.written, known.reached, limit];
  const { rows } = await client.query<Row>({ name: 'untold events', text: UNTOLD, values });
  const [first] = rows;
  const events = rows.flatMap(({ event }) => event ?? []);
  if (!first) return { position: NOWHERE, events };
  const { account_id, written, reached } = first;
  return { position: { account_id, written: Number(written), reached: Number(reached) }, events };
}

type Row = Readonly<{ account_id: string; written: string; reached: string; event: ProviderEvent | null }>;

const UNTOLD = `
  with place as (
    select coalesce((select account_id from simulator.merchants where merchant = $1), $1) as account_id
  ), kept as (
    select place.account_id, coalesce(deliveries.sequence, 0) as written
    from place left join simulator.deliveries using (account_id)
  ), told as (
    select account_id, written,
           case when account_id = $2 and written = $3::bigint then $4::bigint else written end as reached
    from kept
  )
  select told.account_id, told.written, told.reached, untold.event
  from told left join lateral (
    select sequence, json_build_object('id', id, 'sequence', sequence, 'type', type, 'created', created,
      'account_id', events.account_id, 'kind', kind, 'object_id', object_id, 'data', data) as event
    from simulator.events
    where events.account_id = told.account_id and sequence > told.reached
    order by sequence limit $5
  ) as untold on true
  order by untold.sequence`;

/** Not where another world has taken the place of the books since: that one has told nothing yet. */
export async function writePosition(
  client: pg.ClientBase,
  { account_id, written, reached }: Position,
): Promise<Position> {
  await client.query(
    `insert into simulator.deliveries (account_id, sequence)
     select $1::text, $2::bigint
     where $3::bigint = 0 or exists (select from simulator.deliveries where account_id = $1 and sequence = $3)
     on conflict (account_id) do update set sequence = excluded.sequence`,
    [account_id, reached, written],
  );
  return { account_id, written: reached, reached };
}
