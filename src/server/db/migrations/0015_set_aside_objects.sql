-- What a provider told and we could not keep, with the reason: one such object must not stop everything behind it. A later
-- reading that can be kept takes its row away.
create table set_aside_objects (
  provider text not null,
  kind text not null,
  object_id text not null,
  reason text not null,
  since timestamptz(0) not null default now(),
  last timestamptz(0) not null default now(),
  times bigint not null default 1,
  primary key (provider, kind, object_id)
);

-- A provider may hold several balances of a merchant: what is kept back for risks, or set aside for cards, is not what payouts
-- are made of, and the two are never added up.
alter table transactions add column balance_type text not null default 'payments';
