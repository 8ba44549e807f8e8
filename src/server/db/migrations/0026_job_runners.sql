-- Whoever runs jobs says here every few seconds that it lives, so that another takes up what a dead process had in hand. Like
-- the jobs themselves it belongs to the processes and not to the books: it is in a schema of its own, in no backup, and still
-- there when a restore makes everything else anew.
create schema if not exists running;
create table if not exists running.job_runners (
  id text primary key,
  seen timestamptz not null default now()
);
