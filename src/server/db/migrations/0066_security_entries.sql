-- Wrong passwords of an hour, by account and address and by account alone, so that the audit log gets a few lines with sums
-- instead of one for every guess. Lost in a crash, and no loss. What was typed as a name is no part of it.
create unlogged table failed_passwords (
  subject text not null,
  window_start timestamptz(0) not null,
  count bigint not null check (count > 0),
  primary key (subject, window_start)
);
create index failed_passwords_by_age on failed_passwords (window_start);

-- Everybody may read their own lines, newest first.
create index audit_log_of_person on audit_log (actor_id, id desc);
