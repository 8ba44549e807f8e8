-- Payouts as the lists show them, and how many there are of each status and currency.
create table payouts (
  id text primary key,
  type text not null check (type in ('deposit', 'withdrawal')),
  automatic boolean not null,
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  date timestamptz(0) not null,
  created timestamptz(0) not null,
  amount bigint not null,
  fee bigint not null default 0,
  fee_percentage numeric not null default 0,
  currency char(3) not null,
  "bankAccount" text,
  bank_reference_key text,
  failure_code text,
  failure_message text
);

-- Every order of the payouts list ends in (date, id), so a page is one walk along an index, in either direction.
create index payouts_by_date on payouts (date, id);
create index payouts_by_amount on payouts (amount, date, id);
create index payouts_by_currency on payouts (currency, date, id);
create index payouts_by_status on payouts (status, date, id);
-- What was paid out before a payout, for proofs; and the newest one, for the natural key of an instant payout.
create index payouts_made on payouts (currency, created, id);
-- What the bank calls a payout stands on the merchant's statement.
create index payouts_by_bank_reference on payouts (bank_reference_key) where bank_reference_key is not null;

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

-- Counts everything anew. For bulk loads, which switch the triggers off.
create function rebuild_payout_totals() returns void language sql as $$
  delete from payout_totals;
  insert into payout_totals (status, currency, count, amount)
  select status, currency, count(*), sum(amount) from payouts group by 1, 2;
$$;
