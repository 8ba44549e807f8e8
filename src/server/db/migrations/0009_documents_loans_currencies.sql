-- Papers the provider issued. The file itself stays there and is asked for when somebody opens it.
create table documents (
  provider text not null,
  document_id text not null,
  type text not null,
  date date not null,
  period_from date,
  period_to date,
  primary key (provider, document_id)
);
-- Every order of the list ends in the id, so a page is one walk along the index, in either direction.
create index documents_by_date on documents (date, document_id);

-- Loans with the provider's own words; a store has a handful.
create table loans (
  provider text not null,
  stripe_loan_id text not null,
  paid_out_at timestamptz(0) not null,
  fully_paid_at timestamptz(0),
  data jsonb not null,
  primary key (provider, stripe_loan_id)
);
create index loans_by_date on loans (paid_out_at, stripe_loan_id);

-- The currencies a store sells in besides its own, and how a price becomes a price in each. What is null is as it starts.
create table store_currencies (
  code char(3) primary key check (code ~ '^[a-z]{3}$'),
  exchange_rate_type text not null default 'automatic' check (exchange_rate_type in ('automatic', 'manual')),
  manual_rate numeric(20, 10) check (manual_rate > 0),
  price_rounding numeric(10, 3) check (price_rounding >= 0),
  price_charm numeric(10, 3) check (price_charm <= 0),
  added timestamptz(0) not null,
  constraint a_manual_rate_is_given check (exchange_rate_type = 'automatic' or manual_rate is not null)
);

-- What one unit of the store's currency buys of others, as the provider last said: shown when it cannot be asked.
create table exchange_rates (
  base char(3) not null check (base ~ '^[a-z]{3}$'),
  code char(3) not null check (code ~ '^[a-z]{3}$'),
  rate numeric(20, 10) not null check (rate > 0),
  updated timestamptz(0) not null,
  primary key (base, code)
);
