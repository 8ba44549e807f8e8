-- What the site remembers: its options, each person's preferences, the payments account, what was tracked, and mail.
create table options (
  name text primary key check (char_length(name) between 1 and 100),
  value jsonb not null,
  updated timestamptz not null default now()
);

-- Preferences are small JSON values under known keys; the application bounds their size before they come here.
create table user_meta (
  user_id bigint not null references users on delete cascade,
  key text not null check (char_length(key) between 1 and 100),
  value jsonb not null,
  updated timestamptz not null default now(),
  primary key (user_id, key)
);

-- The payments account as the provider last told it. No row means no account, and there is never a second one.
create table account (
  singleton boolean primary key default true check (singleton),
  data jsonb not null,
  updated timestamptz not null default now()
);

create table tracking_events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_]*$' and char_length(name) <= 100),
  properties jsonb not null default '{}',
  user_id bigint references users on delete set null,
  at timestamptz not null default now()
);
create index tracking_events_at on tracking_events (at);

-- A mail is written down in the transaction of its cause and sent afterwards; its key makes it one mail, however often asked for.
create table mail_outbox (
  id bigint generated always as identity primary key,
  key text not null unique check (char_length(key) between 1 and 200),
  "to" text not null,
  subject text not null,
  text text not null,
  html text not null,
  attachments jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  message_id text not null unique,
  created timestamptz not null default now(),
  sent timestamptz,
  constraint sent_says_when check ((state = 'sent') = (sent is not null))
);
create index mail_outbox_newest on mail_outbox (created desc, id desc);
