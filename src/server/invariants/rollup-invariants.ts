import { invariant } from './invariant.ts';

/** Compares a rollup with the same sums taken anew, both ways. What fell to zero may stay in a rollup. */
const differing = (kept: string, keys: string, counted: string): string => `
  with kept as (select ${keys}, count, amount, fees, net from ${kept} where count <> 0),
       counted as (${counted})
  select 'kept' as side, * from (table kept except table counted) as kept_only
  union all
  select 'counted' as side, * from (table counted except table kept) as counted_only`;

const SUMS = `count(*), sum(t.amount)::int8 as amount, sum(t.fees)::int8 as fees, sum(t.net)::int8 as net`;
const FILTERS = 'type, channel, source, source_device, customer_country, customer_currency, risk_level';

/** What is counted in advance equals what is there. */
export const rollupInvariants = [
  invariant(
    'daily sums',
    'The sums by day are those of the rows',
    differing(
      'transaction_days',
      'dimension, value, currency, day',
      `select d.dimension, d.value, t.currency, utc_day(t.date) as day, ${SUMS}
       from transactions as t cross join lateral transaction_dimensions(t) as d group by 1, 2, 3, 4`,
    ),
  ),
  invariant(
    'total sums',
    'The sums over all days are those of the rows',
    differing(
      'transaction_totals',
      'dimension, value, currency',
      `select d.dimension, d.value, t.currency, ${SUMS}
       from transactions as t cross join lateral transaction_dimensions(t) as d group by 1, 2, 3`,
    ),
  ),
  invariant(
    'monthly sums',
    'The sums by month and filters are those of the rows',
    differing(
      'transaction_months',
      `month, currency, ${FILTERS}`,
      `select utc_month(t.date) as month, currency, ${FILTERS}, ${SUMS}
       from transactions as t group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
    ),
  ),
  invariant(
    'sums by payer',
    'The sums by payer are those of the rows',
    differing(
      'transaction_payers',
      'payer, currency, customer_name, customer_email',
      `select payer, currency, min(customer_name) as customer_name, min(customer_email) as customer_email, ${SUMS}
       from transactions as t where customer_name is not null or customer_email is not null group by 1, 2`,
    ),
  ),
];
