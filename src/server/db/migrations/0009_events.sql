-- What the provider holds, as it last told it: `data` is its own words, the columns are what lists and rules ask for.
create table payment_intents (
  provider text not null,
  id text not null,
  status text not null,
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  charge_id text,
  created timestamptz(0) not null,
  data jsonb not null,
  primary key (provider, id)
);
create index payment_intents_newest on payment_intents (created desc, id desc);
-- A charge belongs to one payment.
create unique index payment_intents_of_charge on payment_intents (provider, charge_id) where charge_id is not null;

create table charges (
  provider text not null,
  id text not null,
  payment_intent_id text not null,
  status text not null check (status in ('succeeded', 'pending', 'failed')),
  amount bigint not null,
  amount_captured bigint not null,
  amount_refunded bigint not null,
  currency char(3) not null,
  captured boolean not null,
  disputed boolean not null,
  created timestamptz(0) not null,
  data jsonb not null,
  primary key (provider, id),
  constraint refunded_within_captured_within_authorised
    check (0 <= amount_refunded and amount_refunded <= amount_captured and amount_captured <= amount)
);
create index charges_of_intent on charges (provider, payment_intent_id);
create index charges_newest on charges (created desc, id desc);

create table refunds (
  provider text not null,
  id text not null,
  charge_id text not null,
  payment_intent_id text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'canceled')),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  -- The operation that asked for it; absent for a refund made elsewhere.
  operation_id text,
  created timestamptz(0) not null,
  data jsonb not null,
  primary key (provider, id)
);
create index refunds_of_charge on refunds (provider, charge_id);
-- However often it was sent, an operation makes one refund.
create unique index refunds_of_operation on refunds (provider, operation_id) where operation_id is not null;

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

-- Which reading of an object is the one we hold. Writing its row is also the lock on the object.
create table object_reads (
  provider text not null,
  kind text not null,
  object_id text not null,
  read_order bigint not null,
  primary key (provider, kind, object_id)
);

-- Every event once, whichever way it came.
create table provider_events (
  provider text not null,
  id text not null check (char_length(id) between 1 and 255),
  -- Its number in the provider's feed; a delivery may come without one.
  sequence bigint,
  type text not null,
  kind text not null,
  object_id text not null,
  created timestamptz(0) not null,
  received timestamptz(0) not null,
  came_by text not null check (came_by in ('delivery', 'poll')),
  state text not null check (state in ('waiting', 'done', 'ignored')),
  payload jsonb not null,
  applied timestamptz(0),
  primary key (provider, id),
  constraint done_says_when check ((state = 'done') = (applied is not null))
);
create index provider_events_waiting on provider_events (provider, kind, object_id) where state = 'waiting';
create index provider_events_oldest_waiting on provider_events (received) where state = 'waiting';
create index provider_events_newest on provider_events (received desc, id desc);

create function guard_provider_event() returns trigger language plpgsql as $$
begin
  if (old.provider, old.id, old.type, old.kind, old.object_id, old.created, old.received, old.payload)
     is distinct from (new.provider, new.id, new.type, new.kind, new.object_id, new.created, new.received, new.payload)
     or (old.state <> 'waiting' and new.state <> old.state) then
    raise exception 'UPDATE of provider_events is not allowed: % stays as it came', old.id;
  end if;
  return new;
end $$;
create trigger provider_events_guarded before update on provider_events
  for each row execute function guard_provider_event();

-- How far we have read the provider's feed.
create table event_feeds (
  provider text primary key,
  last_sequence bigint not null default 0 check (last_sequence >= 0),
  last_polled timestamptz(0)
);

-- How far an empty read model has been filled, for each kind of object.
create table backfills (
  provider text not null,
  kind text not null,
  cursor text,
  objects bigint not null default 0,
  started timestamptz(0) not null,
  finished timestamptz(0),
  primary key (provider, kind)
);

-- What a comparison of the provider with the read model found, and what was put right.
create table drift_checks (
  id bigint generated always as identity primary key,
  provider text not null,
  started timestamptz(0) not null,
  finished timestamptz(0),
  compared bigint not null default 0,
  missing bigint not null default 0,
  different bigint not null default 0,
  unexplained bigint not null default 0,
  repaired bigint not null default 0,
  examples jsonb not null default '[]'
);
