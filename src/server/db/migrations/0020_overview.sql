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

-- Activity by the hour, or by the day of a zone that is not UTC, is added up from rows: all it needs stands in this index.
drop index transactions_by_currency;
create index transactions_by_currency on transactions (currency, date, transaction_id) include (type, amount, fees);
