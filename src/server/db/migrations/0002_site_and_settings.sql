-- What the site remembers: its options, each person's preferences, the payments account, what was tracked, and mail.
create table options (
  name text primary key check (char_length(name) between 1 and 100),
  value jsonb not null,
  updated timestamptz not null default now()
);

-- What the merchant decides about payments, in one row. Every save raises the version, so that of two people who save
-- at once the second is told what the first has changed.
create table settings (
  singleton boolean primary key default true check (singleton),
  version bigint not null check (version >= 1),
  data jsonb not null,
  changed_by text not null,
  changed timestamptz(0) not null
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

-- Messages to whoever runs the store. One with a name is written once, however often somebody asks for it.
create table notes (
  id bigint generated always as identity primary key,
  name text not null unique,
  type text not null check (type in ('info', 'marketing', 'survey', 'warning')),
  title text not null,
  content text not null,
  status text not null default 'unactioned' check (status in ('unactioned', 'actioned', 'snoozed')),
  source text not null default 'woocommerce-payments',
  is_deleted boolean not null default false,
  -- A list of { id, name, label, url, primary }.
  actions jsonb not null default '[]',
  date_created timestamptz(0) not null
);
create index notes_to_read on notes (date_created desc, id desc) where not is_deleted;

-- What merchants think of a page.
create table survey_answers (
  id bigint generated always as identity primary key,
  survey text not null,
  rating text not null,
  comments text not null,
  user_id bigint references users on delete set null,
  at timestamptz(0) not null
);

-- What merchants say when they are asked how payouts work for them.
create table feedback (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  topic text not null check (topic in ('payouts')),
  comments text not null check (char_length(comments) <= 2000),
  created timestamptz(0) not null
);

-- Pictures that everybody may see, such as the logo of the store: only these are asked of the provider for a stranger.
create table public_files (
  provider text not null,
  file_id text not null,
  uploaded timestamptz(0) not null,
  primary key (provider, file_id)
);

-- Which demonstration world this database was filled with. The row is written in the same transaction as the world:
-- without it, no part of the world is there.
create table demo_world (
  singleton boolean primary key default true check (singleton),
  scenario text not null,
  seed text not null,
  clock timestamptz(0) not null,
  transactions bigint not null,
  loaded timestamptz(0) not null default now()
);
