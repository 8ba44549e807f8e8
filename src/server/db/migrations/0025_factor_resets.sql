-- Somebody who manages people asked for the second factors of a person to be taken away: a day later they are, unless the
-- person uses one of them before. One at a time for each person; a row ends with what it waited for.
create table factor_resets (
  user_id bigint primary key references users,
  asked_by bigint not null references users,
  asked timestamptz(0) not null,
  -- From where it was asked for.
  ip text not null
);
