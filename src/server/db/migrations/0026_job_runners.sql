-- Whoever runs jobs says here every few seconds that it lives, so that another takes up what a dead process had in hand. Like
-- the jobs themselves it belongs to the processes and not to the books: it is in a schema of its own, and in no backup.
create schema running;
create table running.job_runners (
  id text primary key,
  seen timestamptz not null default now()
);
