import { sql } from 'kysely';
import type { Payout } from '#contract/payouts.ts';
import { backSince } from '#domain/payouts/failed-payout.ts';
import { CAME_BACK, cameBack, type ProofGroup } from '#domain/payouts/payout-proof.ts';
import { epochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { asSent, type PayoutRow } from './payout-repository.ts';

type Asked = Pick<Payout, 'id' | 'currency' | 'created' | 'amount' | 'fee'>;
type Vain = Pick<Payout, 'currency' | 'status' | 'created' | 'date' | 'returned'>;

const READER_FEE = sql`(t.type = 'card_reader_fee' or t.metadata ->> 'charge_type' = 'card_reader_fee')`;
const SUMS = sql`count(*)::int8 as count, sum(t.amount)::int8 as amount, sum(t.fees)::int8 as fees, sum(t.net)::int8 as net`;
const madeAt = ({ created }: Asked) => sql`${`${utcInstant(created)}Z`}::timestamptz`;

export type OtherPayout = Readonly<{ id: string; created: UtcInstant; date: UtcInstant }>;

/** The payout before this one, if it had come back by then: what it had taken leaves with this one. */
export async function findReturnedBefore(db: Database, asked: Asked): Promise<OtherPayout | undefined> {
  const { rows } = await sql<PayoutRow>`
    select * from payouts
    where currency = ${asked.currency} and (created, id) < (${madeAt(asked)}, ${asked.id})
    order by created desc, id desc limit 1`.execute(db);
  const [before] = rows;
  if (!before || !cameBack(before.status) || backSince(momentsOf(asSent(before))) > asked.created)
    return undefined;
  return { id: before.id, created: before.created, date: before.date };
}

/** The payout that took what this one brought back: the first made since then that did not come back itself. */
export async function findTakenAfter(db: Database, vain: Vain): Promise<OtherPayout | undefined> {
  const back = sql`${`${utcInstant(backSince(momentsOf(vain)))}Z`}::timestamptz`;
  const { rows } = await sql<OtherPayout>`
    select id, created, date from payouts
    where currency = ${vain.currency} and created >= ${back} and status not in (${sql.join([...CAME_BACK])})
    order by created, id limit 1`.execute(db);
  return rows[0];
}

const momentsOf = ({ status, created, date, returned }: Vain) => ({
  ...{ status, created, returned },
  date: epochSeconds(date / 1000),
});

/** What the provider says left with a payout, added up by kind. */
export async function groupsOfPayout(
  db: Database,
  { id }: Asked,
  returned: OtherPayout | undefined,
): Promise<readonly ProofGroup[]> {
  const carried = returned
    ? sql`t.available_on <= utc_day(${`${returned.created}Z`}::timestamptz)`
    : sql`false`;
  const { rows } = await sql<ProofGroup>`
    select t.type, ${READER_FEE} as is_reader_fee, ${carried} as carried, false as shared, ${SUMS}
    from transactions t where t.deposit_id = ${id} group by 1, 2, 3`.execute(db);
  return rows;
}

/**
 * What an instant payout may have taken, where the provider does not say: the oldest movements that no payout claims, from
 * where earlier payouts of this kind end. The rule is `allocateOldest`; here it walks along an index instead of a list.
 */
export async function allocatedGroups(db: Database, asked: Asked): Promise<readonly ProofGroup[]> {
  const { currency, id, amount, fee } = asked;
  const { rows } = await sql<ProofGroup>`
    with earlier as (
      select coalesce(sum(p.amount + p.fee), 0)::int8 as taken from payouts p
      where p.currency = ${currency} and (p.created, p.id) < (${madeAt(asked)}, ${id})
        and not p.automatic and p.status not in ('failed', 'canceled')
        and not exists (select from transactions t where t.deposit_id = p.id)
    ), bounds as (
      select taken as lower, taken + ${amount + fee} as upper from earlier
    ), free as (
      select transaction_id, net, row_number() over in_order as place, sum(net) over in_order as running
      from transactions
      where currency = ${currency} and deposit_id is null and balance_type = 'payments' and date <= ${madeAt(asked)}
      window in_order as (order by date, transaction_id)
    ), ends as (
      select case when lower <= 0 then 1 else (select min(place) from free where running >= lower) end as first,
        coalesce((select min(place) from free where running >= upper), (select max(place) from free)) as last
      from bounds
    ), taken as (
      select transaction_id, net,
        case when place = first and lower > 0 then least(running, upper) - lower
             when running > upper then upper - (running - net) else net end as part,
        (place = first and lower > 0) or running > upper as shared
      from free, bounds, ends where place between first and last
    )
    select t.type, ${READER_FEE} as is_reader_fee, false as carried, taken.shared, count(*)::int8 as count,
      sum(t.amount)::int8 as amount, sum(t.fees)::int8 as fees, sum(taken.part)::int8 as net
    from taken join transactions t using (transaction_id)
    where taken.part <> 0 or not taken.shared
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}
