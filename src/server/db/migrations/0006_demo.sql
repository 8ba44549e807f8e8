-- Which demonstration world this database was filled with. The row is written in the same transaction as the world:
-- without it, no part of the world is there.
create table demo_world (
  singleton boolean primary key default true check (singleton),
  scenario text not null,
  seed text not null,
  clock timestamptz(0) not null,
  transactions bigint not null,
  loaded timestamptz(0) not null default now()
);
