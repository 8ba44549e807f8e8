-- What the merchant decides about payments, in one row. Every save raises the version, so that of two people who save
-- at once the second is told what the first has changed.
create table settings (
  singleton boolean primary key default true check (singleton),
  version bigint not null check (version >= 1),
  data jsonb not null,
  changed_by text not null,
  changed timestamptz(0) not null
);

-- A subscription is billed by the store, or by the payments company until it was moved.
alter table subscriptions
  add column billed_by text not null default 'store' check (billed_by in ('store', 'company')),
  add column billing_moved timestamptz(0);
create index subscriptions_billed_by_company on subscriptions (id) where billed_by = 'company';

-- The log is searched by who, what and which; each in the order in which it is read.
create index audit_log_of_action on audit_log (action, id desc);
create index audit_log_of_actor on audit_log (actor_email, id desc);
create index audit_log_at on audit_log (at, id);
create index audit_log_words on audit_log
  using gin (lower(actor_email || ' ' || action || ' ' || object_kind || ' ' || object_id) gin_trgm_ops);
