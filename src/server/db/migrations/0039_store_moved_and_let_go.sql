-- A store that moved, or was let go of; and the subscriptions of an attached store.
alter table attached_store
  -- Since when it is followed no longer; what was copied stays.
  add column let_go timestamptz(0),
  -- Where it was before: payments of that time name it so.
  add column former_urls text[] not null default '{}',
  -- Whether it sells subscriptions; nothing while nobody asked it.
  add column has_subscriptions boolean;

-- Of a subscription that is mirrored: when it was read, and what its store calls its status. It is renewed there alone: what
-- pays for it (`payment_method`) is never among what we keep.
alter table subscriptions
  add column mirrored timestamptz,
  add column store_status text;
alter table subscriptions add constraint mirrored_is_renewed_elsewhere
  check (mirrored is null or payment_method is null) not valid;

-- Which orders belong to which subscription, as either of them says at the store: the other may not have been read yet.
create table told_subscription_orders (
  order_id bigint not null,
  subscription_id bigint not null,
  primary key (order_id, subscription_id)
);
create index told_orders_of_subscription on told_subscription_orders (subscription_id);

-- Orders that were copied before are read once more, for what they renew.
update backfills set cursor = null, finished = null, objects = 0, worked_ms = 0
where provider = 'woocommerce' and kind = 'store_order' and finished is not null;
