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

-- Who did what to which object, and how it ended. Each row carries the hash of the one before it.
create table audit_log (
  id bigint primary key,
  at timestamptz(0) not null,
  actor_id bigint,
  actor_email text not null,
  ip text not null,
  action text not null check (action ~ '^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$'),
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  operation_id text references operations,
  result text not null check (result in ('succeeded', 'failed')),
  previous_hash bytea not null,
  hash bytea not null unique
);
create index audit_log_of_object on audit_log (object_kind, object_id, id);
-- An operation ends once, so it is written down once.
create unique index audit_log_of_operation on audit_log (operation_id) where operation_id is not null;

-- The fields are named one by one, so that a later column leaves the hashes of earlier rows as they are.
create function audit_hash(r audit_log) returns bytea language sql stable set timezone = 'UTC' as $$
  select sha256(r.previous_hash || convert_to(jsonb_build_array(
    r.id, r.at, r.actor_id, r.actor_email, r.ip, r.action, r.object_kind, r.object_id,
    r.before, r.after, r.operation_id, r.result)::text, 'UTF8'))
$$;

-- Writers form one line until they commit, or two of them would follow the same row.
create function chain_audit_row() returns trigger language plpgsql as $$
declare
  last audit_log;
begin
  perform pg_advisory_xact_lock(hashtext('audit log'));
  select * into last from audit_log order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.previous_hash := coalesce(last.hash, sha256(''));
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger audit_log_chained before insert on audit_log for each row execute function chain_audit_row();
create trigger audit_log_rows_stay before update or delete on audit_log
  for each row execute function refuse_change('the audit log only grows');
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_change('the audit log only grows');
