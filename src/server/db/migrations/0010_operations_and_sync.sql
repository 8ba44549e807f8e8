-- Money moves exactly once: what was asked is committed here before the provider hears of it.
create table operations (
  -- Also the key the provider knows it by; fixed before the first attempt.
  id text primary key check (id ~ '^op_[0-9a-f-]{36}$'),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  state text not null default 'created'
    check (state in ('created', 'sent', 'unknown', 'succeeded', 'failed', 'needs_attention')),
  -- Who asked: a key of one caller never meets the answer of another.
  caller text not null,
  actor_id bigint,
  actor_email text not null,
  ip text not null,
  idempotency_key text check (char_length(idempotency_key) between 1 and 255),
  natural_key text,
  request_hash bytea not null,
  input jsonb not null,
  -- Where the provider's answer stands among everything read from it; taken before the first attempt.
  read_order bigint,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz(0) not null,
  result jsonb,
  error jsonb,
  created timestamptz(0) not null,
  finished timestamptz(0),
  constraint final_says_when check ((state in ('succeeded', 'failed')) = (finished is not null)),
  constraint success_has_a_result check ((state = 'succeeded') = (result is not null)),
  constraint failure_has_a_reason check (state <> 'failed' or error is not null),
  constraint sent_has_an_order check (attempts = 0 or read_order is not null)
);

create unique index operations_of_a_key on operations (caller, idempotency_key) where idempotency_key is not null;
-- While nobody knows how one ended, no second one for the same thing begins, whatever key it brings.
create unique index operations_under_way on operations (kind, natural_key)
  where state in ('created', 'sent', 'unknown', 'needs_attention');
create index operations_of_a_thing on operations (kind, natural_key) where state = 'succeeded';
create index operations_due on operations (next_attempt_at, id) where state in ('created', 'sent', 'unknown');
create index operations_newest on operations (created desc, id desc);

-- What was asked never changes, and how it ended stays how it ended.
create function guard_operation() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception '% of operations is not allowed: they are the record of what was asked', tg_op;
  end if;
  if old.state in ('succeeded', 'failed') then
    raise exception 'UPDATE of operations is not allowed: % has ended', old.id;
  end if;
  if (old.id, old.kind, old.caller, old.idempotency_key, old.natural_key, old.request_hash, old.input, old.created)
     is distinct from
     (new.id, new.kind, new.caller, new.idempotency_key, new.natural_key, new.request_hash, new.input, new.created)
     or (old.read_order is not null and new.read_order is distinct from old.read_order)
     or new.attempts < old.attempts then
    raise exception 'UPDATE of operations is not allowed: what % asked stays as it was', old.id;
  end if;
  return new;
end $$;
create trigger operations_guarded before update or delete on operations
  for each row execute function guard_operation();
create trigger operations_stay before truncate on operations
  for each statement execute function guard_operation();

-- Counts everything that is read from the provider, in the order in which the reading began.
create sequence provider_reads;

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
-- When a hold was given back is told by no object, only by the event about it; the timeline of a payment asks for it.
create index provider_events_cancellations on provider_events (provider, object_id)
  where type = 'payment_intent.canceled';

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
  -- A walk goes from the newest to the oldest: how far back it has come, and how long it has worked, tell how long it will take.
  newest timestamptz(0),
  reached timestamptz(0),
  worked_ms bigint not null default 0 check (worked_ms >= 0),
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

-- What stands between us and the provider right now, one row for each place and kind of trouble.
create table sync_problems (
  provider text not null,
  source text not null,
  code text not null,
  message text not null,
  since timestamptz(0) not null,
  last timestamptz(0) not null,
  times bigint not null default 1,
  primary key (provider, source, code)
);

-- When a server was started again because the one before had ended by itself, and why; told on the Sync page.
create table server_restarts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  reason text not null
);
