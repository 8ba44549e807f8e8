-- Four eyes: what waits for a second person, and the rules that make it wait.
create table approval_rules (
  kind text primary key
    check (kind in ('refund_over', 'refunds_a_day', 'pay_out', 'bank', 'fraud_rules', 'people', 'api_key')),
  -- Whose people may approve: built-in roles and own:<id>.
  roles text[] not null check (cardinality(roles) > 0),
  -- Of refund_over: by currency, in minor units, what needs nobody else.
  amounts jsonb check ((amounts is not null) = (kind = 'refund_over')),
  -- Of refunds_a_day: how many one person may make within 24 hours alone.
  count integer check ((count is not null) = (kind = 'refunds_a_day') and count >= 1)
);

create table approvals (
  id text primary key check (id ~ '^apr_[0-9a-f-]{36}$'),
  act text not null,
  -- The call as it would have been made: method and path, and its input, which nobody edits.
  endpoint text not null,
  input text not null,
  input_hash bytea not null check (octet_length(input_hash) = 32),
  -- What it would do, in words, and to what.
  words text not null,
  amount bigint,
  currency char(3),
  object_kind text not null,
  object_id text not null,
  -- Everything a page may know it by.
  subjects text[] not null,
  -- What was there when it was asked for, where approving has to find the same.
  seen jsonb,
  reasons text[] not null,
  asker_id bigint not null references users,
  asker_email text not null,
  api_key_id bigint references api_keys,
  caller text not null,
  idempotency_key text,
  ip text not null,
  note text not null,
  created timestamptz(0) not null,
  expires timestamptz(0) not null,
  state text not null default 'pending'
    check (state in ('pending', 'approved', 'done', 'failed', 'declined', 'withdrawn', 'expired')),
  decided_by bigint references users,
  decided timestamptz(0),
  decision_note text,
  -- Until then whoever approved it is doing it; afterwards a job may.
  taken_until timestamptz(0),
  result jsonb,
  error jsonb,
  finished timestamptz(0),
  check (state <> 'approved' and state <> 'done' or decided_by is not null and decided_by <> asker_id)
);
create unique index approvals_by_key on approvals (caller, idempotency_key) where idempotency_key is not null;
-- The same thing asked for twice waits once.
create unique index approvals_waiting_once on approvals (caller, input_hash) where state = 'pending';
create index approvals_by_state on approvals (state, created desc, id);
create index approvals_by_subject on approvals using gin (subjects) where state in ('pending', 'approved');

-- Whose room in the limits a refund takes, and how much of it: whoever approved it, or whoever did it alone.
alter table operations
  add column counts_for bigint,
  add column amount bigint,
  add column currency char(3),
  add column approval_id text;
create index operations_by_counted_person on operations (counts_for, created) where counts_for is not null;
