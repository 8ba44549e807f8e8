-- Papers the payments company issued. The file itself stays there and is asked for when somebody opens it.
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
