-- REST clients of a store sign their calls on plain http (OAuth 1.0a), which takes the secret itself. It is sealed with a key
-- that stands in a file beside the database. Keys from before this have none: their calls cannot be signed.
alter table api_keys add column sealed_secret bytea;

-- What was signed counts once; it is remembered for as long as its time would be taken.
create table signed_calls (
  api_key_id bigint not null references api_keys on delete cascade,
  nonce text not null check (length(nonce) between 1 and 128),
  at timestamptz(0) not null,
  primary key (api_key_id, nonce)
);
create index signed_calls_by_age on signed_calls (at);
