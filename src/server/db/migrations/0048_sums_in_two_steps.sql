-- Counting everything anew, as a bulk load does, with less to count.

-- Few transactions of a day differ in all their filters: days and months add up these few, not the transactions again.
create or replace function rebuild_transaction_days() returns void language plpgsql
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

-- It only reads, and asks nothing that is not its own to ask: several processes may share the work.
alter function facts_of_charge(charges, orders, integer) parallel safe;

-- By itself, because what is written at once is never read by several processes. Charges are large: of each only its
-- facts go on to where the items are counted.
create function payment_facts_anew() returns setof payment_facts language plpgsql
  set work_mem = '128MB' set enable_nestloop = off as $$
begin
  return query
  select charge_id, order_id, created, payer,
    coalesce(created > min(created) over (partition by payer) and payer is not null, false),
    amount, currency, items.count, avs_mismatch, billing_shipping_address_same, ip_country, ip_billing_country_same
  from (
    select f.*
    from charges c
    left join orders o on o.id = order_named_in(c.data)
    cross join lateral facts_of_charge(c, o, null) as f
    where is_screened(c)
    offset 0
  ) as noted
  left join (select order_id, sum(quantity)::integer as count from order_items group by 1) as items using (order_id);
end $$;

create or replace function rebuild_payment_facts() returns void language plpgsql set work_mem = '128MB' as $$
begin
  truncate payment_facts;
  alter table payment_facts drop constraint payment_facts_pkey;
  drop index payment_facts_newest, payment_facts_of_payer;
  insert into payment_facts select * from payment_facts_anew();
  alter table payment_facts add constraint payment_facts_pkey primary key (charge_id);
  create index payment_facts_newest on payment_facts (created, charge_id);
  create index payment_facts_of_payer on payment_facts (payer, created) where payer is not null;
  analyze payment_facts;
end $$;
