-- Payments that a customer's bank takes back. `data` is the provider's own words, the columns are what lists and rules ask for.
create table disputes (
  provider text not null,
  id text not null,
  charge_id text not null,
  payment_intent_id text not null,
  status text not null,
  reason text not null,
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  due_by timestamptz(0) not null,
  created timestamptz(0) not null,
  data jsonb not null,
  primary key (provider, id)
);
create index disputes_of_charge on disputes (provider, charge_id);
create index disputes_newest on disputes (created desc, id desc);
create index disputes_by_deadline on disputes (due_by, id);
-- Every order of the disputes list ends in the id, so a page is one walk along an index, in either direction.
create index disputes_by_status on disputes (status, created, id);
create index disputes_by_currency on disputes (currency, created, id);
create index disputes_by_amount on disputes (amount, id);
create index disputes_of_intent on disputes (payment_intent_id);
alter table disputes alter column data set statistics 0;

-- How many disputes there are of each status and currency, and what they are about: a list says how long it is without
-- counting all of it.
create table dispute_totals (
  status text collate "C" not null,
  currency char(3) not null,
  count bigint not null,
  amount bigint not null,
  primary key (status, currency)
) with (fillfactor = 50);

-- Adds up what came and went. Rows are met in the order of their key, so two writers never wait for each other.
create function keep_dispute_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into dispute_totals as have (status, currency, count, amount)
    select status, currency, count(*), sum(amount) from new_rows group by 1, 2 order by 1, 2
    on conflict (status, currency) do update set
      count = have.count + excluded.count, amount = have.amount + excluded.amount;
  elsif tg_op = 'DELETE' then
    insert into dispute_totals as have (status, currency, count, amount)
    select status, currency, -count(*), -sum(amount) from old_rows group by 1, 2 order by 1, 2
    on conflict (status, currency) do update set
      count = have.count + excluded.count, amount = have.amount + excluded.amount;
  else
    insert into dispute_totals as have (status, currency, count, amount)
    select status, currency, sum(sign), sum(sign * amount)
    from (select status, currency, amount, 1 as sign from new_rows
          union all select status, currency, amount, -1 from old_rows) as moved
    group by 1, 2 having sum(sign) <> 0 or sum(sign * amount) <> 0 order by 1, 2
    on conflict (status, currency) do update set
      count = have.count + excluded.count, amount = have.amount + excluded.amount;
  end if;
  return null;
end $$;

create trigger disputes_inserted after insert on disputes
  referencing new table as new_rows for each statement execute function keep_dispute_totals();
create trigger disputes_updated after update on disputes
  referencing old table as old_rows new table as new_rows for each statement execute function keep_dispute_totals();
create trigger disputes_deleted after delete on disputes
  referencing old table as old_rows for each statement execute function keep_dispute_totals();

create function forget_dispute_totals() returns trigger language plpgsql as $$
begin
  delete from dispute_totals;
  return null;
end $$;
create trigger disputes_truncated after truncate on disputes
  for each statement execute function forget_dispute_totals();

-- Counts everything anew. For bulk loads, which switch the triggers off.
create function rebuild_dispute_totals() returns void language sql as $$
  delete from dispute_totals;
  insert into dispute_totals (status, currency, count, amount)
  select status, currency, count(*), sum(amount) from disputes group by 1, 2;
$$;

-- Counts everything that lists say the length of anew: orders and customers, disputes, payouts.
create function rebuild_store_counts() returns void language sql as $$
  delete from store_counts;
  insert into store_counts (thing, value, count)
  select 'orders', status, count(*) from orders group by status
  union all
  select 'customers', coalesce(country, ''), count(*) from customers group by 2;
  select rebuild_dispute_totals();
  select rebuild_payout_totals();
$$;

-- What a merchant is preparing against a dispute, before the provider is told: typed words save themselves here.
create table evidence_drafts (
  provider text not null,
  dispute_id text not null,
  -- Grows with every save: whoever saves names the version they began from, and a stale one is refused.
  version integer not null check (version >= 1),
  product_type text,
  evidence jsonb not null,
  -- The evidence the provider held when the draft was saved, so that later changes there can be told apart.
  base jsonb not null,
  saved timestamptz(0) not null,
  saved_by bigint references users on delete set null,
  primary key (provider, dispute_id)
);

-- The files of each dispute, one for each field. All of a dispute's files together have a size they must not exceed.
create table evidence_files (
  id bigint generated always as identity primary key,
  provider text not null,
  dispute_id text not null,
  field text not null,
  -- Absent while the provider has not taken the bytes yet: room is kept for them meanwhile.
  file_id text,
  filename text not null,
  size bigint not null check (size > 0),
  -- As the browser counted them; nobody knows for some files.
  pages integer check (pages >= 1),
  at timestamptz(0) not null
);
create unique index one_file_for_each_field on evidence_files (provider, dispute_id, field) where file_id is not null;
create index evidence_files_of_dispute on evidence_files (provider, dispute_id);

-- Every file handed to the provider, with its size: evidence may name a file that was uploaded for no dispute yet.
create table uploaded_files (
  provider text not null,
  file_id text not null,
  size bigint not null check (size > 0),
  at timestamptz(0) not null,
  primary key (provider, file_id)
);

-- Policies and texts that are used again: words, or a file the provider already holds.
create table evidence_library (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 200),
  -- Where it was used first, and so where it is offered.
  field text not null,
  body text check (char_length(body) between 1 and 19999),
  file_id text,
  filename text,
  size bigint check (size > 0),
  pages integer check (pages >= 1),
  used integer not null default 0 check (used >= 0),
  created timestamptz(0) not null,
  created_by bigint references users on delete set null,
  constraint words_or_a_file check ((body is null) <> (file_id is null)),
  constraint a_file_is_described check ((file_id is null) = (filename is null) and (file_id is null) = (size is null))
);
create index evidence_library_by_field on evidence_library (field, used desc, id);
