-- How a merchant wants things booked: the chart of accounts and a few choices. One row, or none while all is as it starts.
create table book_settings (
  singleton boolean primary key default true check (singleton),
  data jsonb not null,
  changed timestamptz(0) not null
);

-- Months that are closed, each with what stood on every account then and by which chart. Everything before the last one is
-- closed with it; `ends` is where it ends in the zone of the store, and `opens` is the first day that is open after it.
create table book_periods (
  month text collate "C" primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  ends timestamptz(0) not null unique,
  opens date not null unique,
  totals jsonb not null,
  settings jsonb not null,
  locked_by text not null,
  locked_at timestamptz(0) not null
);

-- What became known after its day was closed, and the open day that it is booked on instead.
create table book_late (
  kind text collate "C" not null check (kind in ('transaction', 'payout', 'return')),
  id text collate "C" not null,
  booked_on date not null,
  primary key (kind, id)
);
create index book_late_on on book_late (booked_on);

-- Who closes a month holds the lock of the rollups, and every writer of transactions passes it before this: the name of the
-- trigger is behind theirs. So nothing comes in between what was added up and what is late.
create function note_late_transactions() returns trigger language plpgsql as $$
begin
  insert into book_late (kind, id, booked_on)
  select 'transaction', n.transaction_id, closed.opens
  from new_rows n join (select ends, opens from book_periods order by ends desc limit 1) closed on n.date < closed.ends
  on conflict do nothing;
  return null;
end $$;
create trigger transactions_noted_late after insert on transactions
  referencing new table as new_rows for each statement execute function note_late_transactions();

create function note_late_payouts() returns trigger language plpgsql as $$
begin
  insert into book_late (kind, id, booked_on)
  select 'payout', n.id, closed.opens
  from new_rows n join (select ends, opens from book_periods order by ends desc limit 1) closed on n.created < closed.ends
  on conflict do nothing;
  insert into book_late (kind, id, booked_on)
  select 'return', n.id, closed.opens
  from new_rows n join (select ends, opens from book_periods order by ends desc limit 1) closed on n.returned < closed.ends
  on conflict do nothing;
  return null;
end $$;
create trigger payouts_noted_late after insert on payouts
  referencing new table as new_rows for each statement execute function note_late_payouts();

create function note_late_returns() returns trigger language plpgsql as $$
begin
  insert into book_late (kind, id, booked_on)
  select 'return', n.id, closed.opens
  from new_rows n join old_rows o using (id)
    join (select ends, opens from book_periods order by ends desc limit 1) closed on n.returned < closed.ends
  where o.returned is null
  on conflict do nothing;
  return null;
end $$;
create trigger payouts_returned_late after update on payouts
  referencing old table as old_rows new table as new_rows for each statement execute function note_late_returns();

-- What of an order is tax, as the books see it: the orders themselves are the store's.
create view order_taxes as select id, number, total, total_tax from orders;
