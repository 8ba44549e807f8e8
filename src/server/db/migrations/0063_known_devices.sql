-- Attempts count for different times, so each says itself until when.
alter table sign_in_attempts rename column at to until;
update sign_in_attempts set until = until + interval '15 minutes';

-- Where a person has signed in before: strangers who guess the password cannot use up the attempts of these.
-- The token stands in the device's cookie; here is its SHA-256 hash. One device may be several people's.
create table known_devices (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created timestamptz(0) not null,
  last_seen timestamptz(0) not null,
  primary key (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id, last_seen);

-- The device a session was started on, by the same hash; a changed password forgets all others.
alter table sessions add column device bytea check (octet_length(device) = 32);
