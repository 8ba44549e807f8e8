-- What people exported: the question, and what the last complete download held.
create table exports (
  id text collate "C" primary key check (id ~ '^exp_[0-9a-f]{32}$'),
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('transactions')),
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

-- Text a spreadsheet would run as a formula gets an apostrophe in front. The numbers are the first characters that start
-- one: tab, line feed, carriage return, + - = @ and their full-width forms.
create function csv_text(cell text) returns text language sql immutable parallel safe
  return case when ascii(cell) in (9, 10, 13, 43, 45, 61, 64, 65291, 65293, 65309, 65312) then '''' || cell else cell end;
