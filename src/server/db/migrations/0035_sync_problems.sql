-- What stands between us and the payments company right now, one row for each place and kind of trouble.
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

-- A walk goes from the newest to the oldest: how far back it has come, and how long it has worked, tell how long it will take.
alter table backfills
  add column newest timestamptz(0),
  add column reached timestamptz(0),
  add column worked_ms bigint not null default 0 check (worked_ms >= 0);
