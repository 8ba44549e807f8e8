-- Facts are asked for by a stretch of time: those of a month or a year lie together, as they do when they come one by one.
create or replace function payment_facts_anew() returns setof payment_facts language plpgsql
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
  left join (select order_id, sum(quantity)::integer as count from order_items group by 1) as items using (order_id)
  order by created;
end $$;

cluster payment_facts using payment_facts_newest;
alter table payment_facts set without cluster;
