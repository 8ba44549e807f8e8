-- When a server was started again because the one before had ended by itself, and why; told on the Sync page.
create table server_restarts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  reason text not null
);
