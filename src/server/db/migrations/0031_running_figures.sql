-- What the nightly check of the books found, for whoever watches. It belongs to the processes and not to the books, as
-- `running.job_runners` does.
create table if not exists running.ledger_checks (
  invariant text primary key,
  broken bigint not null check (broken >= 0),
  at timestamptz not null
);

-- Figures are read every few seconds: what they count is found without reading what is past.
create index operations_ended on operations (finished) where finished is not null;
create index mail_outbox_waiting on mail_outbox (created) where state = 'waiting';
