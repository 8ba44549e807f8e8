-- The read model: what the provider did, as the lists show it, with counts and sums that make any question fast.
create table transactions (
  transaction_id text collate "C" primary key,
  type text not null check (type in (
    'charge', 'payment', 'payment_failure_refund', 'payment_refund', 'refund', 'refund_failure',
    'dispute', 'dispute_reversal', 'card_reader_fee', 'financing_payout', 'financing_paydown',
    -- A real provider moves the balance for reasons the product has no word for: a monthly fee, a reserve, a correction.
    'adjustment')),
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
  -- Who paid, as one value: the same name and e-mail give the same payer.
  payer uuid generated always as (md5(coalesce(customer_name, '') || chr(10) || coalesce(customer_email, ''))::uuid) stored,
  constraint net_is_amount_less_fees check (net = amount - fees),
  constraint one_currency_needs_no_rate check (customer_currency <> currency or customer_amount = amount)
);

-- Every list order ends in (date, transaction_id), so a page is one walk along an index, in either direction.
create index transactions_by_date on transactions (date, transaction_id);
create index transactions_by_type on transactions (type, date, transaction_id);
create index transactions_by_channel on transactions (channel, date, transaction_id);
create index transactions_by_source on transactions (source, date, transaction_id);
create index transactions_by_source_device on transactions (source_device, date, transaction_id) where source_device is not null;
create index transactions_by_customer_country on transactions (customer_country, date, transaction_id);
create index transactions_by_customer_currency on transactions (customer_currency, date, transaction_id);
-- Activity by the hour, or by the day of a zone that is not UTC, is added up from rows: all it needs stands in this index.
create index transactions_by_currency on transactions (currency, date, transaction_id) include (type, amount, fees);
create index transactions_by_risk_level on transactions (risk_level, date, transaction_id);
create index transactions_by_customer_amount on transactions (customer_amount, date, transaction_id);
create index transactions_by_amount on transactions (amount, date, transaction_id);
create index transactions_by_fees on transactions (fees, date, transaction_id);
create index transactions_by_net on transactions (net, date, transaction_id);
create index transactions_of_payer on transactions (payer, date, transaction_id);
create index transactions_of_order on transactions (order_id) where order_id is not null;
create index transactions_of_charge on transactions (charge_id) where charge_id is not null;
create index transactions_of_intent on transactions (payment_intent_id) where payment_intent_id is not null;
-- A payout and a loan are summed row by row, so their sums are read from the index alone.
create index transactions_of_payout on transactions (deposit_id, date, transaction_id) include (currency, amount, fees, net)
  where deposit_id is not null;
create index transactions_of_loan on transactions (loan_id, date, transaction_id) include (currency, amount, fees, net)
  where loan_id is not null;
-- Movements that no payout has taken: what the next ones will be, and what an instant payout may have taken.
create index transactions_waiting on transactions (currency, date, transaction_id)
  include (type, amount, fees, net, available_on) where deposit_id is null;

-- Counts and sums for each UTC day: of all rows, and of each value of each filter. No filter, or one, is answered from
-- here when dates are asked for too.
create table transaction_days (
  dimension text collate "C" not null,
  value text collate "C" not null,
  currency char(3) not null,
  day date not null,
  count bigint not null,
  amount bigint not null,
  fees bigint not null,
  net bigint not null,
  primary key (dimension, value, currency, day)
) with (fillfactor = 80);

-- The same for all days together, so that an answer without dates takes as long after ten years as after one. Every write
-- changes the same few rows, and room beside them lets it do so without touching the key.
create table transaction_totals (
  dimension text collate "C" not null,
  value text collate "C" not null,
  currency char(3) not null,
  count bigint not null,
  amount bigint not null,
  fees bigint not null,
  net bigint not null,
  primary key (dimension, value, currency)
) with (fillfactor = 50);

-- The same for each UTC month and each combination of filter values that occurred: several filters are answered from here.
create table transaction_months (
  month date not null,
  currency char(3) not null,
  type text not null,
  channel text,
  source text,
  source_device text,
  customer_country char(2),
  customer_currency char(3) not null,
  risk_level smallint,
  count bigint not null,
  amount bigint not null,
  fees bigint not null,
  net bigint not null,
  constraint one_row_for_each_combination unique nulls not distinct
    (type, source, customer_country, month, customer_currency, currency, channel, source_device, risk_level)
) with (fillfactor = 80);

-- The same for each payer: searches look among people, of whom there are far fewer than payments.
create table transaction_payers (
  payer uuid not null,
  currency char(3) not null,
  customer_name text,
  customer_email text,
  count bigint not null,
  amount bigint not null,
  fees bigint not null,
  net bigint not null,
  primary key (payer, currency)
) with (fillfactor = 80);
create index transaction_payers_by_text on transaction_payers
  using gin (customer_name gin_trgm_ops, customer_email gin_trgm_ops);
-- A whole e-mail is looked up, however it is written; parts of one are found by the letters it is made of.
create index transaction_payers_by_email on transaction_payers (lower(customer_email)) where customer_email is not null;

create function utc_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'UTC')::date;

create function utc_month(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('month', at at time zone 'UTC')::date;

-- The daily rows and totals a transaction counts in. A filter column without a value counts in none of its own.
create function transaction_dimensions(t transactions) returns table (dimension text, value text)
  language sql immutable parallel safe
begin atomic
  select d.dimension, d.value
  from (values
    ('all', ''),
    ('type', t.type),
    ('channel', t.channel),
    ('source', t.source),
    ('source_device', t.source_device),
    ('customer_country', t.customer_country::text),
    ('customer_currency', t.customer_currency::text),
    ('risk_level', t.risk_level::text)
  ) as d (dimension, value)
  where d.value is not null;
end;

-- Adds rows to the rollups (sign 1) or takes them out again (sign -1). What falls to zero stays, and readers pass over it.
create function count_transactions(rows transactions[], sign integer) returns void language plpgsql as $$
begin
  with counted as (
    select d.dimension, d.value, t.currency, utc_day(t.date) as day, sign * count(*) as count,
      sign * sum(t.amount) as amount, sign * sum(t.fees) as fees, sign * sum(t.net) as net
    from unnest(rows) as t cross join lateral transaction_dimensions(t) as d
    group by 1, 2, 3, 4
  ), days as (
    insert into transaction_days as have (dimension, value, currency, day, count, amount, fees, net)
    select dimension, value, currency, day, count, amount, fees, net from counted
    on conflict (dimension, value, currency, day) do update set
      count = have.count + excluded.count, amount = have.amount + excluded.amount,
      fees = have.fees + excluded.fees, net = have.net + excluded.net
  )
  insert into transaction_totals as have (dimension, value, currency, count, amount, fees, net)
  select dimension, value, currency, sum(count), sum(amount), sum(fees), sum(net) from counted
  group by 1, 2, 3
  on conflict (dimension, value, currency) do update set
    count = have.count + excluded.count, amount = have.amount + excluded.amount,
    fees = have.fees + excluded.fees, net = have.net + excluded.net;

  insert into transaction_months as have
    (month, currency, type, channel, source, source_device, customer_country, customer_currency, risk_level,
     count, amount, fees, net)
  select utc_month(t.date), t.currency, t.type, t.channel, t.source, t.source_device, t.customer_country,
    t.customer_currency, t.risk_level, sign * count(*), sign * sum(t.amount), sign * sum(t.fees), sign * sum(t.net)
  from unnest(rows) as t
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict on constraint one_row_for_each_combination do update set
    count = have.count + excluded.count, amount = have.amount + excluded.amount,
    fees = have.fees + excluded.fees, net = have.net + excluded.net;

  insert into transaction_payers as have
    (payer, currency, customer_name, customer_email, count, amount, fees, net)
  select t.payer, t.currency, min(t.customer_name), min(t.customer_email),
    sign * count(*), sign * sum(t.amount), sign * sum(t.fees), sign * sum(t.net)
  from unnest(rows) as t
  where t.customer_name is not null or t.customer_email is not null
  group by 1, 2
  on conflict (payer, currency) do update set
    count = have.count + excluded.count, amount = have.amount + excluded.amount,
    fees = have.fees + excluded.fees, net = have.net + excluded.net;
end $$;

-- Writers of the rollups form one line until they commit: they would meet in the row of today anyway, and in a line
-- no two of them can ever wait for each other. An update that touches nothing the rollups count leaves them alone.
create function keep_transaction_rollups() returns trigger language plpgsql as $$
declare
  gone transactions[];
  came transactions[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n::transactions) into came from new_rows n;
  elsif tg_op = 'DELETE' then
    select array_agg(o::transactions) into gone from old_rows o;
  else
    select array_agg(o::transactions), array_agg(n::transactions) into gone, came
    from old_rows o join new_rows n using (transaction_id)
    where (o.date, o.type, o.channel, o.source, o.source_device, o.customer_name, o.customer_email, o.customer_country,
           o.customer_currency, o.currency, o.risk_level, o.amount, o.fees, o.net)
      is distinct from
          (n.date, n.type, n.channel, n.source, n.source_device, n.customer_name, n.customer_email, n.customer_country,
           n.customer_currency, n.currency, n.risk_level, n.amount, n.fees, n.net);
  end if;
  if gone is null and came is null then return null; end if;

  perform pg_advisory_xact_lock(hashtext('transaction rollups'));
  if gone is not null then perform count_transactions(gone, -1); end if;
  if came is not null then perform count_transactions(came, 1); end if;
  return null;
end $$;

create trigger transactions_inserted after insert on transactions
  referencing new table as new_rows for each statement execute function keep_transaction_rollups();
create trigger transactions_updated after update on transactions
  referencing old table as old_rows new table as new_rows for each statement execute function keep_transaction_rollups();
create trigger transactions_deleted after delete on transactions
  referencing old table as old_rows for each statement execute function keep_transaction_rollups();

-- A rollup pairs old and new rows by id, and the whole table may not vanish behind its back.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: %', tg_op, tg_table_name, tg_argv[0];
end $$;

create trigger transaction_id_stays before update of transaction_id on transactions
  for each row when (old.transaction_id <> new.transaction_id) execute function refuse_change('ids stay as they are');

-- Few transactions of a day differ in all their filters: days and months add up these few, not the transactions again.
create function rebuild_transaction_days() returns void language plpgsql
  set work_mem = '128MB' set enable_sort = off set enable_incremental_sort = off as $$
begin
  perform pg_advisory_xact_lock(hashtext('transaction rollups'));
  truncate transaction_days, transaction_totals, transaction_months, transaction_payers;
  -- Filling an index row by row takes two to ten times as long as making it afterwards.
  alter table transaction_days drop constraint transaction_days_pkey;
  alter table transaction_payers drop constraint transaction_payers_pkey;
  drop index transaction_payers_by_text;

  with daily as materialized (
    select utc_day(date) as day, currency, type, channel, source, source_device, customer_country, customer_currency,
      risk_level, count(*), sum(amount)::bigint as amount, sum(fees)::bigint as fees, sum(net)::bigint as net
    from transactions
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  ), monthly as (
    insert into transaction_months
      (month, currency, type, channel, source, source_device, customer_country, customer_currency, risk_level,
       count, amount, fees, net)
    select date_trunc('month', day::timestamp)::date, currency, type, channel, source, source_device, customer_country,
      customer_currency, risk_level, sum(count), sum(amount), sum(fees), sum(net)
    from daily
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  )
  -- In the order of the key, so that what is read together lies together; `offset 0` keeps the sort after the sums.
  insert into transaction_days (dimension, value, currency, day, count, amount, fees, net)
  select * from (
    select
      case
        when grouping(type) = 0 then 'type'
        when grouping(channel) = 0 then 'channel'
        when grouping(source) = 0 then 'source'
        when grouping(source_device) = 0 then 'source_device'
        when grouping(customer_country) = 0 then 'customer_country'
        when grouping(customer_currency) = 0 then 'customer_currency'
        when grouping(risk_level) = 0 then 'risk_level'
        else 'all'
      end as dimension,
      case when grouping(type, channel, source, source_device, customer_country, customer_currency, risk_level) = 127
        then ''
        else coalesce(type, channel, source, source_device, customer_country::text, customer_currency::text, risk_level::text)
      end as value,
      currency, day, sum(count), sum(amount), sum(fees), sum(net)
    from daily
    group by currency, day,
      grouping sets ((), type, channel, source, source_device, customer_country, customer_currency, risk_level)
    offset 0
  ) as counted
  where value is not null
  order by 1, 2, 3, 4;
  alter table transaction_days add constraint transaction_days_pkey primary key (dimension, value, currency, day);

  insert into transaction_totals (dimension, value, currency, count, amount, fees, net)
  select dimension, value, currency, sum(count), sum(amount), sum(fees), sum(net)
  from transaction_days
  group by 1, 2, 3;

  insert into transaction_payers (payer, currency, customer_name, customer_email, count, amount, fees, net)
  select payer, currency, min(customer_name), min(customer_email), count(*), sum(amount), sum(fees), sum(net)
  from transactions
  where customer_name is not null or customer_email is not null
  group by 1, 2;
  alter table transaction_payers add constraint transaction_payers_pkey primary key (payer, currency);
  create index transaction_payers_by_text on transaction_payers
    using gin (customer_name gin_trgm_ops, customer_email gin_trgm_ops);

  analyze transaction_days, transaction_totals, transaction_months, transaction_payers;
end $$;
