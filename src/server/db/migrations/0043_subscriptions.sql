-- What is subscribed to is paid for again and again; nothing means that it is bought once.
alter table products add column paid_every text check (paid_every in ('week', 'month', 'year'));

-- A subscription that began in the shop repeats one line of its first order, with the card that paid for it. Subscriptions
-- that came from elsewhere have none of this, and are renewed elsewhere.
alter table subscriptions
  add column paid_every text check (paid_every in ('week', 'month', 'year')),
  add column first_order_id bigint references orders on delete cascade,
  add column line smallint,
  add column payment_method text,
  -- Nothing once it is over, or while nobody pays.
  add column next_payment timestamptz(0),
  add unique (first_order_id, line);
create index subscriptions_due on subscriptions (next_payment, id) where next_payment is not null;

-- The subscription this order renews; nothing for an order that somebody placed.
alter table checkouts add column renews bigint references subscriptions on delete cascade;
