-- How often somebody called within a minute, over all processes of the server. Lost in a crash, and no loss.
create unlogged table call_counts (
  caller text not null,
  window_start timestamptz(0) not null,
  count bigint not null check (count > 0),
  primary key (caller, window_start)
);
create index call_counts_by_age on call_counts (window_start);
