-- Where an order came from, as far as the checkout could tell.
alter table orders add column ip_country char(2);

-- What the store's rules may know of each card payment that was made online and went through, in one narrow row: the lab
-- asks all of them what a rule would have done.
create table payment_facts (
  charge_id text primary key,
  order_id bigint,
  created timestamptz(0) not null,
  -- One value for one e-mail, however it is written; nobody for a payment without one.
  payer uuid,
  -- Whether the same payer had paid before.
  is_returning boolean not null,
  amount bigint not null,
  currency text collate "C" not null,
  -- What nobody knows is null, and fires no rule.
  item_count integer,
  avs_mismatch boolean,
  billing_shipping_address_same boolean,
  ip_country text collate "C",
  ip_billing_country_same boolean
);
create index payment_facts_newest on payment_facts (created, charge_id);
create index payment_facts_of_payer on payment_facts (payer, created) where payer is not null;

create function same_place(one jsonb, other jsonb) returns boolean language sql immutable parallel safe
  return lower(trim(one->>'address_1')) = lower(trim(other->>'address_1'))
    and lower(trim(one->>'city')) = lower(trim(other->>'city'))
    and lower(trim(one->>'state')) = lower(trim(other->>'state'))
    and lower(trim(one->>'postcode')) = lower(trim(other->>'postcode'))
    and lower(trim(one->>'country')) = lower(trim(other->>'country'));

-- What the card's bank said of the address: one part that differs is enough, and silence says nothing.
create function address_mismatch(checks jsonb) returns boolean language sql immutable parallel safe
  return case
    when 'fail' in (checks->>'address_line1_check', checks->>'address_postal_code_check') then true
    when 'pass' in (checks->>'address_line1_check', checks->>'address_postal_code_check') then false
  end;

create function payer_of(email text) returns uuid language sql immutable parallel safe
  return md5(nullif(lower(trim(email)), ''))::uuid;

create function is_screened(c charges) returns boolean language sql immutable parallel safe
  return c.status = 'succeeded' and c.data->>'channel' = 'online'
    and c.data->'payment_method_details' ? 'card';

-- The facts of charges, without knowing yet who had paid before.
create function facts_of_charge(c charges, o orders, item_count integer) returns payment_facts language sql stable
  return row(
    c.id, o.id, c.created, payer_of(c.data->'billing_details'->>'email'), false, c.amount, c.currency, item_count,
    address_mismatch(c.data->'payment_method_details'->'card'->'checks'),
    case when jsonb_typeof(o.billing) = 'object'
      then coalesce(jsonb_typeof(o.shipping), 'null') = 'null' or same_place(o.billing, o.shipping) end,
    upper(o.ip_country),
    case when jsonb_typeof(o.billing) = 'object' then o.billing->>'country' = o.ip_country end)::payment_facts;

create function note_payment_facts() returns trigger language plpgsql as $$
declare
  bought orders;
  facts payment_facts;
begin
  select * into bought from orders where id = order_named_in(new.data);
  facts := facts_of_charge(new, bought,
    (select sum(quantity)::integer from order_items where order_id = bought.id));
  facts.is_returning := exists (
    select from payment_facts where payer = facts.payer and created < facts.created);
  insert into payment_facts select facts.* on conflict (charge_id) do nothing;
  -- History may come newest first.
  update payment_facts set is_returning = true
  where payer = facts.payer and created > facts.created and not is_returning;
  return null;
end $$;
create trigger charges_noted after insert or update of status on charges
  for each row when (is_screened(new)) execute function note_payment_facts();

-- Notes everything anew: for bulk loads, which switch the triggers off.
-- Nobody can guess how many charges are screened, and row by row it would take minutes.
create function rebuild_payment_facts() returns void language plpgsql
  set work_mem = '128MB' set enable_nestloop = off as $$
begin
  delete from payment_facts;
  insert into payment_facts
  select (f).charge_id, (f).order_id, (f).created, (f).payer,
    coalesce((f).created > min((f).created) over (partition by (f).payer) and (f).payer is not null, false),
    (f).amount, (f).currency, (f).item_count, (f).avs_mismatch, (f).billing_shipping_address_same, (f).ip_country,
    (f).ip_billing_country_same
  from (
    select facts_of_charge(c, o, items.count) as f
    from charges c
    left join orders o on o.id = order_named_in(c.data)
    left join (select order_id, sum(quantity)::integer as count from order_items group by 1) as items on items.order_id = o.id
    where is_screened(c)
    offset 0
  ) as noted;
  analyze payment_facts;
end $$;
select rebuild_payment_facts();

-- What the rules held or blocked, newest first: a few thousand of a million.
create index charges_screened_out on charges (created, id) where data->'screening'->>'outcome' in ('review', 'block');
