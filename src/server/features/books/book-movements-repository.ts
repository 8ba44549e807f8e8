import { type RawBuilder, sql } from 'kysely';
import type { Basis } from '#domain/books/fold-entries.ts';
import { KIND_OF_TYPE } from '#domain/books/movement-kind.ts';
import { type CalendarDate, type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { endOfDay, startOfDay } from '#domain/shared/time-zone.ts';
import { instantOf } from '../../db/in-range.ts';
import { TAX, TAX_JOINS } from '../../db/movement-tax.ts';
import { ARRIVALS } from './bank-arrivals-repository.ts';

/** Days of the store, and how they are booked. */
export type BookedDays = Readonly<{
  from: CalendarDate;
  to: CalendarDate;
  zone: string;
  basis: Basis;
  splits_tax: boolean;
  bank_elsewhere: boolean;
}>;

/** Whether a payout took money off the balance, as closing a day has it. */
const LEFT = sql`(p.status not in ('failed', 'canceled') or p.returned is not null)`;
const READER_FEE = sql`(t.type = 'card_reader_fee' or t.metadata ->> 'charge_type' = 'card_reader_fee')`;

export const momentsOf = ({ from, to, zone }: Pick<BookedDays, 'from' | 'to' | 'zone'>) => ({
  from: startOfDay(from, zone),
  until: epochSeconds(endOfDay(to, zone) + 1),
});
const at = (moment: EpochSeconds) => instantOf(utcInstant(moment));
const dayIn = (moment: RawBuilder<unknown>, zone: string) => sql`(${moment} at time zone ${zone})::date`;
const notLate = (kind: string, id: RawBuilder<unknown>) =>
  sql`not exists (select from book_late l where l.kind = ${kind} and l.id = ${id})`;

/** Movements with the day they are booked on: their own or their payout's, or an open one for what came late. */
function booked(days: BookedDays): RawBuilder<unknown> {
  const { from, until } = momentsOf(days);
  const lateOn = sql`l.booked_on between ${days.from}::date and ${days.to}::date`;
  const own = dayIn(sql`t.date`, days.zone);
  const left = dayIn(sql`p.created`, days.zone);
  if (days.basis === 'payment')
    return sql`
      select t.*, ${own} as booked_on, null::date as late_of from transactions t
      where t.date >= ${at(from)} and t.date < ${at(until)} and ${notLate('transaction', sql`t.transaction_id`)}
      union all
      select t.*, l.booked_on, ${own} from book_late l join transactions t on t.transaction_id = l.id
      where l.kind = 'transaction' and ${lateOn}`;
  return sql`
    select t.*, ${left} as booked_on, null::date as late_of from payouts p join transactions t on t.deposit_id = p.id
    where ${LEFT} and p.created >= ${at(from)} and p.created < ${at(until)} and ${notLate('payout', sql`p.id`)}
    union all
    select t.*, l.booked_on, ${left} from book_late l join payouts p on p.id = l.id join transactions t on t.deposit_id = p.id
    where l.kind = 'payout' and ${LEFT} and ${lateOn}`;
}

/** The same on the other side of the merchant's balances, at the same moment: the rule is `movementKindOf`. */
const HAS_OTHER_SIDE = sql`case when t.type <> 'adjustment' then false
  when t.balance_type = 'payments' then exists (select from transactions o where o.currency = t.currency
    and o.date = t.date and o.balance_type <> 'payments' and o.net = -t.net)
  else exists (select from transactions o where o.currency = t.currency
    and o.date = t.date and o.balance_type = 'payments' and o.type = 'adjustment' and o.net = -t.net) end`;

const KIND = sql`case when t.balance_type <> 'payments' then 'other_balance' when ${READER_FEE} then 'reader_fee'
  when t.type = 'adjustment' and other.has_side then 'reserve'
  else case t.type ${sql.join(
    Object.entries(KIND_OF_TYPE).map(([type, kind]) => sql`when ${type} then ${kind}`),
    sql` `,
  )} else 'adjustment' end end`;

/** The share of a loan's fee in every repayment: the rule is `interestPart`. */
const INTEREST = sql`
  select transaction_id, trunc(fee * least(greatest(paid, 0), owed) / owed)::int8
    - trunc(fee * least(greatest(paid - own, 0), owed) / owed)::int8 as interest
  from (
    select r.transaction_id, -r.amount as own,
      sum(-r.amount) over (partition by r.loan_id order by r.date, r.transaction_id) as paid,
      (l.data ->> 'fee_amount')::numeric as fee,
      nullif((l.data ->> 'amount')::numeric + (l.data ->> 'fee_amount')::numeric, 0) as owed
    from transactions r join loans l on l.stripe_loan_id = r.loan_id where r.type = 'financing_paydown'
  ) as repaid`;

/** What the bank showed of payouts, and apart from it what nobody could say the reason of. The rule is `movementsOfArrival`. */
const arrivedRows = ({ from, to }: BookedDays): RawBuilder<unknown> => sql`
    union all
    select a.id || booked.mark, a.at, booked.kind, a.booked_on, a.late_of, a.currency, 1::int8, booked.amount, booked.fees,
      0::int8, 0::int8, 0::int8, booked.exchange, null::text, null::text, null::text, a.payout
    from (${ARRIVALS}) as a cross join lateral (values
      ('arrival', '', -a.received - a.exchanged, a.kept, -a.exchanged),
      ('bank_difference', '-difference', -a.unexplained, 0, 0)
    ) as booked (kind, mark, amount, fees, exchange)
    where a.booked_on between ${from}::date and ${to}::date and (booked.kind = 'arrival' or booked.amount <> 0)`;

/** Every movement of the days, every payout that left, came back or arrived, each with the parts that the books tell apart. */
export function movementRows(days: BookedDays): RawBuilder<unknown> {
  const { from, until } = momentsOf(days);
  const lateOn = sql`l.booked_on between ${days.from}::date and ${days.to}::date`;
  const made = dayIn(sql`p.created`, days.zone);
  const back = dayIn(sql`p.returned`, days.zone);
  const tax = days.splits_tax ? TAX : sql`0::int8`;
  const payout = (sign: 1 | -1) => sql`p.currency, 1::int8 as count, ${sql.lit(-sign)} * p.amount as amount,
    ${sql.lit(sign)} * p.fee as fees, case p.fee when 0 then 0::int8 end as fee_tax, 0::int8 as tax, 0::int8 as interest, 0::int8 as exchange,
    null::text as transaction, null::text as payment, null::text as "order", p.id as payout`;
  return sql`
    select t.transaction_id as id, t.date as at, ${KIND} as kind, t.booked_on, t.late_of, t.currency, 1::int8 as count,
      t.amount, t.fees, t.fee_tax, ${tax} as tax, -coalesce(share.interest, 0) as interest, parts.exchange,
      t.transaction_id as transaction, coalesce(t.payment_intent_id, t.charge_id) as payment, taxed.number as "order",
      t.deposit_id as payout
    from (${booked(days)}) as t
      cross join lateral (select ${HAS_OTHER_SIDE} as has_side) as other
      left join (${INTEREST}) as share on share.transaction_id = t.transaction_id and t.type = 'financing_paydown'
      ${TAX_JOINS}
    where t.balance_type = 'payments' or not other.has_side
    union all
    select p.id, p.created, 'payout', ${made}, null::date, ${payout(1)} from payouts p
    where ${LEFT} and p.created >= ${at(from)} and p.created < ${at(until)} and ${notLate('payout', sql`p.id`)}
    union all
    select p.id, p.created, 'payout', l.booked_on, ${made}, ${payout(1)} from book_late l join payouts p on p.id = l.id
    where l.kind = 'payout' and ${LEFT} and ${lateOn}
    union all
    select p.id || '-returned', p.returned, 'payout_returned', ${back}, null::date, ${payout(-1)} from payouts p
    where p.returned >= ${at(from)} and p.returned < ${at(until)} and ${notLate('return', sql`p.id`)}
    union all
    select p.id || '-returned', p.returned, 'payout_returned', l.booked_on, ${back}, ${payout(-1)}
    from book_late l join payouts p on p.id = l.id where l.kind = 'return' and ${lateOn}
    ${days.bank_elsewhere ? sql`` : arrivedRows(days)}`;
}

const SUMS = sql`sum(m.count)::int8 as count, sum(m.amount)::int8 as amount, sum(m.fees)::int8 as fees,
  coalesce(sum(m.fee_tax), 0)::int8 as fee_tax,
  sum(m.tax)::int8 as tax, sum(m.interest)::int8 as interest, sum(m.exchange)::int8 as exchange`;

/** Movements added up by kind and by what becomes one entry: every part of a movement is a sum. */
export function summedRows(days: BookedDays, by: 'day' | 'payout'): RawBuilder<unknown> {
  const payout = by === 'payout' ? sql`m.payout` : sql`null::text`;
  return sql`
    select min(m.booked_on)::text || m.currency as id, min(m.at) as at, m.kind, m.booked_on, min(m.late_of) as late_of,
      m.currency, ${SUMS}, null::text as transaction, null::text as payment, null::text as "order", ${payout} as payout
    from (${movementRows(days)}) as m
    group by m.currency, m.kind, m.booked_on, m.late_of is null, ${by === 'payout' ? sql`m.payout` : sql`m.late_of is not null`}`;
}

/** What a period comes to, by currency and kind; of its fees, those that nobody told the tax of. */
export const totalRows = (days: BookedDays): RawBuilder<unknown> =>
  sql`select m.currency, m.kind, ${SUMS}, count(m.late_of)::int8 as late,
      coalesce(sum(m.fees) filter (where m.fee_tax is null), 0)::int8 as fees_untold
    from (${movementRows(days)}) as m group by 1, 2`;
