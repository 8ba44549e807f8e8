-- How many payouts there are of each status and currency, and what they come to: a list says how long it is without
-- counting all of it.
create table payout_totals (
  status text collate "C" not null,
  currency char(3) not null,
  count bigint not null,
  amount bigint not null,
  primary key (status, currency)
) with (fillfactor = 50);

-- Adds up what came and went. Rows are met in the order of their key, so two writers never wait for each other.
create function keep_payout_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into payout_totals as have (status, currency, count, amount)
    select status, currency, count(*), sum(amount) from new_rows group by 1, 2 order by 1, 2
    on conflict (status, currency) do update set
      count = have.count + excluded.count, amount = have.amount + excluded.amount;
  elsif tg_op = 'DELETE' then
    insert into payout_totals as have (status, currency, count, amount)
    select status, currency, -count(*), -sum(amount) from old_rows group by 1, 2 order by 1, 2
    on conflict (status, currency) do update set
      count = have.count + excluded.count, amount = have.amount + excluded.amount;
  else
    insert into payout_totals as have (status, currency, count, amount)
    select status, currency, sum(sign), sum(sign * amount)
    from (select status, currency, amount, 1 as sign from new_rows
          union all select status, currency, amount, -1 from old_rows) as moved
    group by 1, 2 having sum(sign) <> 0 or sum(sign * amount) <> 0 order by 1, 2
    on conflict (status, currency) do update set
      count = have.count + excluded.count, amount = have.amount + excluded.amount;
  end if;
  return null;
end $$;

create trigger payouts_inserted after insert on payouts
  referencing new table as new_rows for each statement execute function keep_payout_totals();
create trigger payouts_updated after update on payouts
  referencing old table as old_rows new table as new_rows for each statement execute function keep_payout_totals();
create trigger payouts_deleted after delete on payouts
  referencing old table as old_rows for each statement execute function keep_payout_totals();

create function forget_payout_totals() returns trigger language plpgsql as $$
begin
  delete from payout_totals;
  return null;
end $$;
create trigger payouts_truncated after truncate on payouts
  for each statement execute function forget_payout_totals();

-- Counts everything anew. Bulk loads switch the triggers off and call the function below, which now counts payouts, too.
create function rebuild_payout_totals() returns void language sql as $$
  delete from payout_totals;
  insert into payout_totals (status, currency, count, amount)
  select status, currency, count(*), sum(amount) from payouts group by 1, 2;
$$;
create or replace function rebuild_store_counts() returns void language sql as $$
  delete from store_counts;
  insert into store_counts (thing, value, count)
  select 'orders', status, count(*) from orders group by status
  union all
  select 'customers', coalesce(country, ''), count(*) from customers group by 2;
  select rebuild_dispute_totals();
  select rebuild_payout_totals();
$$;
select rebuild_payout_totals();
