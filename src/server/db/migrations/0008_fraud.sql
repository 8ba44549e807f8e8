-- Who let a held payment through, or stopped it: one decision for each payment, and it stays.
create table fraud_decisions (
  payment_intent_id text primary key,
  order_id bigint,
  action text not null check (action in ('approve', 'block')),
  -- Nobody means a program; the mail address then names the person whose key it used.
  user_id bigint,
  user_email text not null,
  operation_id text not null,
  decided timestamptz(0) not null
);
create index fraud_decisions_of_order on fraud_decisions (order_id) where order_id is not null;

-- An order learns what the rules decided, whichever way the charge came to us; what it knows already stays.
create function tell_order_of_screening() returns trigger language plpgsql as $$
begin
  update orders set fraud_meta_box_type = new.data->'screening'->>'outcome'
  where id = order_named_in(new.data) and fraud_meta_box_type is null;
  return null;
end $$;
create trigger charges_screened after insert on charges
  for each row when (new.data->'screening'->>'outcome' is not null) execute function tell_order_of_screening();

-- And what became of a payment that was held for review.
create function tell_order_of_review() returns trigger language plpgsql as $$
begin
  update orders set fraud_meta_box_type = case
      when new.status = 'succeeded' then 'review_allowed'
      when new.data->>'cancellation_reason' = 'automatic' then 'review_expired'
      else 'review_blocked' end
  where id = order_named_in(new.data) and fraud_meta_box_type = 'review';
  return null;
end $$;
create trigger payment_intents_decided after update of status on payment_intents
  for each row when (old.status = 'requires_capture' and new.status in ('succeeded', 'canceled'))
  execute function tell_order_of_review();

-- What the rules held or blocked, newest first: a few thousand of a million.
create index charges_screened_out on charges (created, id) where data->'screening'->>'outcome' in ('review', 'block');

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

-- Most addresses are letter for letter the same, and only others are worth a closer look.
create function same_words(one text, other text) returns boolean language sql immutable parallel safe
  return one = other or lower(trim(one)) = lower(trim(other));

create function same_place(one jsonb, other jsonb) returns boolean language sql immutable parallel safe
  return same_words(one->>'address_1', other->>'address_1')
    and same_words(one->>'city', other->>'city')
    and same_words(one->>'state', other->>'state')
    and same_words(one->>'postcode', other->>'postcode')
    and same_words(one->>'country', other->>'country');

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

-- The facts of charges, without knowing yet who had paid before. One row, as a set: so the planner looks into it, and a million
-- charges are not a million calls.
create function facts_of_charge(c charges, o orders, item_count integer) returns setof payment_facts
  language sql stable parallel safe rows 1
begin atomic
  select
    c.id, o.id, c.created, payer_of(c.data->'billing_details'->>'email'), false, c.amount, c.currency, item_count,
    address_mismatch(c.data->'payment_method_details'->'card'->'checks'),
    case when jsonb_typeof(o.billing) = 'object'
      then coalesce(jsonb_typeof(o.shipping), 'null') = 'null' or same_place(o.billing, o.shipping) end,
    upper(o.ip_country)::text collate "C",
    case when jsonb_typeof(o.billing) = 'object' then o.billing->>'country' = o.ip_country end;
end;

create function note_payment_facts() returns trigger language plpgsql as $$
declare
  bought orders;
  facts payment_facts;
begin
  select * into bought from orders where id = order_named_in(new.data);
  select * into facts from facts_of_charge(new, bought,
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

-- All facts anew, by themselves, because what is written at once is never read by several processes. Charges are large: of each
-- only its facts go on to where the items are counted. Nobody can guess how many charges are screened, and row by row it would
-- take minutes. Facts are asked for by a stretch of time: those of a month or a year lie together, as they do when they come one
-- by one.
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
  left join (select order_id, sum(quantity)::integer as count from order_items group by 1) as items using (order_id)
  order by created;
end $$;

-- Notes everything anew: for bulk loads, which switch the triggers off.
create function rebuild_payment_facts() returns void language plpgsql set work_mem = '128MB' as $$
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
