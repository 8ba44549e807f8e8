-- The company's own books. They share a database with the product and nothing else: no table of either names one of the other.

-- One row: the company's time, and the counters that number what it does. Whoever draws a number holds this row until it
-- commits, so numbers become visible in order and without gaps.
create table simulator.company (
  is_only boolean primary key default true check (is_only),
  seed text not null,
  clock bigint not null,
  commands bigint not null default 0 check (commands >= 0),
  dues bigint not null default 0 check (dues >= 0),
  events bigint not null default 0 check (events >= 0)
);

create sequence simulator.waiting_order;

-- Every object the company keeps. `value` is json, not jsonb: what was written is what is read, byte for byte.
create table simulator.objects (
  account_id text not null,
  kind text not null,
  id text not null,
  position bigint generated always as identity,
  version integer not null default 1,
  value json not null,
  -- The rest is taken out of balance transactions, for the questions asked about them.
  currency char(3),
  payout text,
  is_available boolean not null default false,
  -- Its place in the line of money that has not left; money that comes back from a failed payout goes to the end.
  waiting bigint,
  primary key (account_id, kind, id),
  check (kind = 'transaction' or (currency is null and payout is null and waiting is null and not is_available)),
  check (kind <> 'transaction' or (currency is not null and (payout is null) = (waiting is not null)))
);
create unique index objects_in_order on simulator.objects (account_id, kind, position);
create index objects_waiting on simulator.objects (account_id, currency, waiting)
  where is_available and waiting is not null;
create index objects_of_payout on simulator.objects (account_id, payout, position)
  where payout is not null;

-- Both sides of every movement of money. Written once, never changed.
create table simulator.entries (
  position bigint generated always as identity,
  account_id text not null,
  command bigint not null,
  ledger text not null,
  currency char(3) not null,
  amount bigint not null,
  transaction text,
  payout text,
  primary key (account_id, position)
);

-- In the order in which money first moved there.
create table simulator.balances (
  account_id text not null,
  ledger text not null,
  currency char(3) not null,
  position bigint generated always as identity,
  amount bigint not null,
  primary key (account_id, ledger, currency)
);

create table simulator.due (
  sequence bigint primary key,
  at bigint not null,
  account_id text not null,
  kind text not null,
  subject text not null
);
create unique index due_in_order on simulator.due (at, sequence);

create table simulator.events (
  sequence bigint primary key,
  id text not null unique,
  account_id text not null,
  type text not null,
  created bigint not null,
  kind text not null,
  object_id text not null,
  data json not null
);
create unique index events_of_account on simulator.events (account_id, sequence);

-- The first answer under each key, kept in the same transaction as its effect.
create table simulator.answers (
  account_id text not null,
  key text not null,
  request text not null,
  answer json not null,
  primary key (account_id, key)
);

create table simulator.contents (
  account_id text not null,
  id text not null,
  content bytea not null,
  primary key (account_id, id)
);
-- Pictures and PDFs are compressed already.
alter table simulator.contents alter column content set storage external;

-- What one command books adds up to nothing in each currency, and the balances follow in the same statement.
create function simulator.post_entries() returns trigger language plpgsql as $$
declare
  uneven record;
begin
  select account_id, command, currency, sum(amount) as amount into uneven
  from added group by account_id, command, currency having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Entries of command % in % add up to % instead of nothing.',
      uneven.command, uneven.currency, uneven.amount using errcode = 'check_violation';
  end if;
  insert into simulator.balances as kept (account_id, ledger, currency, amount)
  select account_id, ledger, currency, sum(amount)::bigint
  from added group by account_id, ledger, currency order by min(position)
  on conflict (account_id, ledger, currency) do update set amount = kept.amount + excluded.amount;
  return null;
end $$;
create trigger post_entries after insert on simulator.entries
  referencing new table as added for each statement execute function simulator.post_entries();

create function simulator.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of %.% are written once and never changed.', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger written_once before update or delete or truncate on simulator.entries
  for each statement execute function simulator.refuse_change();
create trigger written_once before update or delete or truncate on simulator.events
  for each statement execute function simulator.refuse_change();
create trigger written_once before update or delete or truncate on simulator.answers
  for each statement execute function simulator.refuse_change();
