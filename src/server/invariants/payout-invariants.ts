import { invariant } from './invariant.ts';

/** What leaves for the bank. */
export const payoutInvariants = [
  invariant(
    'payout totals',
    'The totals by status and currency are those of the payouts',
    `with kept as (select status, currency, count, amount from payout_totals where count <> 0 or amount <> 0),
          counted as (select status, currency, count(*), sum(amount)::int8 as amount from payouts group by 1, 2)
     select 'kept' as side, * from (table kept except table counted) as kept_only
     union all
     select 'counted' as side, * from (table counted except table kept) as counted_only`,
  ),
  invariant(
    'payout sums',
    'A payout and its fee are exactly the net of its rows',
    `select id, payouts.amount + fee as sent, coalesce(sum(net), 0) as rows
     from payouts left join transactions on deposit_id = id
     where status not in ('failed', 'canceled')
     group by id having payouts.amount + fee <> coalesce(sum(net), 0)`,
  ),
  invariant(
    'vain payouts',
    'No row belongs to a payout that failed or was canceled',
    `select id, status, count(*) from payouts join transactions on deposit_id = id
     where status in ('failed', 'canceled') group by id`,
  ),
  invariant(
    'payout currency',
    'A payout and its rows share one currency',
    `select id, payouts.currency, transaction_id from payouts join transactions on deposit_id = id
     where payouts.currency <> transactions.currency`,
  ),
  invariant(
    'payout order',
    'A payout takes what came before it, and arrives after it was made',
    `select id from payouts left join transactions on deposit_id = id
     group by id having max(transactions.date) > created or payouts.date < created`,
  ),
  invariant(
    'payout kinds',
    'Deposits give and withdrawals take; only a failed payout has a failure code',
    `select id, type, status, amount, failure_code from payouts
     where (case type when 'deposit' then amount < 0 else amount >= 0 end)
       or (status = 'failed') <> (failure_code is not null)`,
  ),
  invariant(
    'payout fees',
    'An automatic payout is free, an instant one costs its percentage',
    `select id, automatic, amount, fee, fee_percentage from payouts
     where case when automatic then fee <> 0
                else fee <> round((amount + fee) * fee_percentage / 100) end`,
  ),
  invariant(
    'bank matches',
    'A bank line and a payout are settled once, in one currency, and what is automatic is exact',
    `with settled as (select * from bank_matches where state in ('automatic', 'confirmed'))
     select 'line' as what, line_id::text as id from settled group by line_id having count(distinct match_key) > 1
     union all
     select 'payout', payout_id from settled group by payout_id, leg having count(distinct match_key) > 1
     union all
     select 'match', match_key from settled join bank_lines l on l.id = line_id join payouts p on p.id = payout_id
     where l.currency <> p.currency or l.status <> 'booked' or (state = 'automatic' and difference <> 0)`,
  ),
];
