-- A store that already exists, mirrored: its orders, customers and products stand in the store's own tables, under its ids.
create table attached_store (
  only_one boolean primary key default true check (only_one),
  -- Whose orders these are. The books of two stores never meet in one database.
  url text not null,
  name text not null default '',
  currency char(3),
  -- Whether its orders have tables of their own, which decides what their pages are called; nothing while nobody told.
  has_order_tables boolean,
  -- How far its changes were read: everything that changed before was seen.
  changed_until timestamptz(0),
  -- What it tells us of by itself, by the topic: {"order.updated": 12}.
  webhooks jsonb not null default '{}',
  webhooks_checked timestamptz(0),
  last_delivery timestamptz(0)
);

-- Of an order that is mirrored: when it was read, what its store calls its status, and what it was paid with there.
alter table orders
  add column mirrored timestamptz,
  add column store_status text,
  -- When it last changed there: what was read before is never written over what was read after.
  add column store_modified timestamptz(0),
  add column order_key text,
  add column payment_method text,
  add column charge_id text;
create index orders_of_charge on orders (charge_id) where charge_id is not null;

-- The store alone says how its orders stand. Payments and refunds move orders of the built-in store; of one that is mirrored
-- they leave the status as it was read, until it is read again.
create function keep_store_status() returns trigger language plpgsql as $$
begin
  new.status := old.status;
  return new;
end $$;
-- Named so as to come before the trigger that notes a change: of nothing, nothing is noted.
create trigger attached_status before update of status on orders
  for each row when (old.mirrored is not null and new.mirrored is not distinct from old.mirrored
    and new.status is distinct from old.status)
  execute function keep_store_status();

create or replace view payment_orders as
select o.id, o.number, o.status, o.created, o.currency, o.total, o.payment_intent_id, o.fraud_meta_box_type, o.customer_id,
  c.name as customer_name, c.email as customer_email,
  coalesce(c.name, o.billing->>'name') as buyer_name, coalesce(c.email, o.billing->>'email') as buyer_email,
  exists (select from order_refunds r where r.order_id = o.id) as has_refund,
  array(
    select s.number from subscription_orders so join subscriptions s on s.id = so.subscription_id
    where so.order_id = o.id order by s.id
  ) as subscription_numbers,
  o.charge_id
from orders o left join customers c on c.id = o.customer_id;

-- What the attached store is to be told, each once: written with what it tells of, sent afterwards.
create table store_writes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('refund', 'note', 'complete')),
  order_id bigint not null references orders on delete cascade,
  -- The refund, the note or the order: the same is told once.
  subject text not null,
  created timestamptz(0) not null default now(),
  -- Since when it is being sent; what was under way when the process died is looked for before it is sent again.
  sending timestamptz(0),
  tries integer not null default 0,
  next_try timestamptz(0) not null default now(),
  -- When it was there, and under which id of the store; or why it never will be.
  done timestamptz(0),
  store_id bigint,
  given_up text,
  unique (kind, subject)
);
create index store_writes_waiting on store_writes (next_try, id) where done is null and given_up is null;
create index store_writes_of_order on store_writes (order_id);

-- A refund that is noted on an order of an attached store is told there, too, whichever way it came to us.
create function tell_store_of_refund() returns trigger language plpgsql as $$
begin
  -- Its own payment plugin hears of it as well, and notes it by itself where it can: that is given a moment.
  insert into store_writes (kind, order_id, subject, next_try)
  select 'refund', new.order_id, new.refund_id, now() + interval '20 seconds'
  from orders where id = new.order_id and mirrored is not null
  on conflict (kind, subject) do nothing;
  return null;
end $$;
create trigger order_refunds_told after insert on order_refunds
  for each row when (not new.failed) execute function tell_store_of_refund();
