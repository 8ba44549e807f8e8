-- What people exported: the question, and what the last complete download held.
create table exports (
  id text collate "C" primary key check (id ~ '^exp_[0-9a-f]{32}$'),
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('transactions', 'payouts', 'disputes', 'audit-log')),
  filters jsonb not null,
  columns text[] not null check (cardinality(columns) > 0),
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'streaming', 'finished', 'failed')),
  link_secret bytea not null check (octet_length(link_secret) = 32),
  rows bigint,
  bytes bigint,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  downloads integer not null default 0,
  created timestamptz(0) not null,
  finished timestamptz(0),
  constraint finished_says_what check (
    state <> 'finished' or (rows is not null and bytes is not null and sha256 is not null and finished is not null))
);
create index exports_of_user on exports (user_id, created desc, id desc);
-- The export centre lists the exports of everybody, newest first.
create index exports_newest on exports (created desc, id desc);

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
-- The log is searched by who, what and which; each in the order in which it is read.
create index audit_log_of_action on audit_log (action, id desc);
create index audit_log_of_actor on audit_log (actor_email, id desc);
create index audit_log_at on audit_log (at, id);
create index audit_log_words on audit_log
  using gin (lower(actor_email || ' ' || action || ' ' || object_kind || ' ' || object_id) gin_trgm_ops);
-- Everybody may read their own lines, newest first.
create index audit_log_of_person on audit_log (actor_id, id desc);

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
