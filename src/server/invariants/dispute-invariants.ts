import { invariant } from './invariant.ts';

/** What is kept of disputes in advance, and what the ledger says of them. */
export const disputeInvariants = [
  invariant(
    'dispute totals',
    'The totals by status and currency are those of the disputes',
    `with kept as (select status, currency, count, amount from dispute_totals where count <> 0 or amount <> 0),
          counted as (select status, currency, count(*), sum(amount)::int8 as amount from disputes group by 1, 2)
     select 'kept' as side, * from (table kept except table counted) as kept_only
     union all
     select 'counted' as side, * from (table counted except table kept) as counted_only`,
  ),
  invariant(
    'dispute reversals',
    'A payment is given back no more by won disputes than disputes took from it',
    `select charge_id, currency, sum(amount)::int8 as left_over from transactions
     where type in ('dispute', 'dispute_reversal') and charge_id is not null
     group by charge_id, currency having sum(amount) > 0 or sum(net) > 0`,
  ),
];
