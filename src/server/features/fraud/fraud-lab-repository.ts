import { type RawBuilder, sql } from 'kysely';
import type { AffectedPayment } from '#contract/fraud.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { checkSql } from './rule-conditions.ts';

type Asked = Readonly<{ rules: readonly SavedRule[]; since: UtcInstant }>;

/** Which rules fire, as bits: the first rule of the list is 1, the second 2, the third 4. */
const firedSql = (rules: readonly SavedRule[]): RawBuilder<number> =>
  rules.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        rules.map(({ check }, index) => sql`${checkSql(check)}::int * ${sql.lit(2 ** index)}`),
        sql` + `,
      )})`;

export type FiredGroup = Readonly<{
  fired: number;
  currency: Currency;
  payments: number;
  amount: Minor;
  /** Of how many payments each fact is known. */
  known_items: number;
  known_avs: number;
  known_addresses: number;
  known_ip: number;
  known_ip_billing: number;
}>;

/** All payments since a moment, by the rules that would have fired and by currency: a few rows, whatever their number. */
export async function groupByFired(db: Database, { rules, since }: Asked): Promise<readonly FiredGroup[]> {
  const { rows } = await sql<FiredGroup>`
    select ${firedSql(rules)} as fired, f.currency, count(*) as payments, sum(f.amount)::int8 as amount,
      count(f.item_count) as known_items, count(f.avs_mismatch) as known_avs,
      count(f.billing_shipping_address_same) as known_addresses, count(f.ip_country) as known_ip,
      count(f.ip_billing_country_same) as known_ip_billing
    from payment_facts f where f.created >= ${since}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

type DisputedGroup = Readonly<{ fired: number; currency: Currency; payments: number; amount: Minor }>;

/** The same of the payments that were disputed, with what was claimed. An inquiry asks and takes no money. */
export async function groupDisputed(
  db: Database,
  { rules, since }: Asked,
): Promise<readonly DisputedGroup[]> {
  const { rows } = await sql<DisputedGroup>`
    select ${firedSql(rules)} as fired, f.currency, count(*) as payments, sum(d.amount)::int8 as amount
    from (select charge_id, sum(amount) as amount from disputes where status not like 'warning%' group by 1) as d
    join payment_facts f on f.charge_id = d.charge_id
    where f.created >= ${since}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** People who had paid before and would have met a rule, each counted once. */
export async function countReturning(db: Database, { rules, since }: Asked): Promise<number> {
  if (rules.length === 0) return 0;
  const met = sql.join(
    rules.map(({ check }) => checkSql(check)),
    sql` or `,
  );
  const { rows } = await sql<{ customers: number }>`
    select count(*) as customers from (
      select from payment_facts f where f.created >= ${since} and f.is_returning and (${met}) group by f.payer
    ) as people`.execute(db);
  return rows[0]?.customers ?? 0;
}

type Example = Omit<AffectedPayment, 'outcome' | 'rules'> & Readonly<{ fired: number }>;

/** The newest payments that would have met a rule. */
export async function listFired(
  db: Database,
  { rules, since }: Asked,
  limit: number,
): Promise<readonly Example[]> {
  if (rules.length === 0) return [];
  const { rows } = await sql<Example>`
    with met as (
      select f.charge_id, f.order_id, f.created, f.amount, f.currency, ${firedSql(rules)} as fired
      from payment_facts f
      where f.created >= ${since} and ${firedSql(rules)} > 0
      order by f.created desc, f.charge_id desc limit ${limit}
    )
    select met.*, c.payment_intent_id, o.number as order_number,
      nullif(c.data->'billing_details'->>'name', '') as customer_name,
      exists (select from disputes d where d.charge_id = met.charge_id and d.status not like 'warning%') as is_disputed
    from met
    join charges c on c.id = met.charge_id
    left join payment_orders o on o.id = met.order_id
    order by met.created desc, met.charge_id desc`.execute(db);
  return rows;
}
