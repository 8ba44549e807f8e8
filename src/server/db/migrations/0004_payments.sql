-- The read model: what the provider did, as the lists show it.
create extension if not exists pg_trgm;

create table payouts (
  id text primary key,
  type text not null check (type in ('deposit', 'withdrawal')),
  automatic boolean not null,
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  date timestamptz(0) not null,
  created timestamptz(0) not null,
  amount bigint not null,
  fee bigint not null default 0,
  fee_percentage numeric not null default 0,
  currency char(3) not null,
  "bankAccount" text,
  bank_reference_key text,
  failure_code text,
  failure_message text
);

create table transactions (
  transaction_id text primary key,
  type text not null check (type in (
    'charge', 'payment', 'payment_failure_refund', 'payment_refund', 'refund', 'refund_failure',
    'dispute', 'dispute_reversal', 'card_reader_fee', 'financing_payout', 'financing_paydown')),
  date timestamptz(0) not null,
  available_on date not null,
  charge_id text,
  payment_intent_id text,
  order_id bigint references orders,
  channel text check (channel in ('online', 'in_person', 'in_person_pos')),
  source text,
  source_identifier text,
  source_device text check (source_device in ('ios', 'android')),
  customer_name text,
  customer_email text,
  customer_country char(2),
  customer_currency char(3) not null,
  customer_amount bigint not null,
  exchange_rate numeric,
  currency char(3) not null,
  amount bigint not null,
  fees bigint not null,
  net bigint not null,
  risk_level smallint check (risk_level in (0, 1, 2)),
  deposit_id text references payouts,
  loan_id text,
  metadata jsonb not null default '{}',
  constraint net_is_amount_less_fees check (net = amount - fees),
  constraint one_currency_needs_no_rate check (customer_currency <> currency or customer_amount = amount)
);
