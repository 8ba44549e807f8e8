-- What payments may know of the orders they pay, in the one shape that lists and files join: nothing but the store reads its own
-- tables. The built-in store's are ours, so this is a view of them; a store that is attached fills a table of this shape.
create view payment_orders as
select o.id, o.number, o.status, o.created, o.currency, o.total, o.payment_intent_id, o.fraud_meta_box_type, o.customer_id,
  -- Of whoever has an account.
  c.name as customer_name, c.email as customer_email,
  -- Of whoever bought; a guest is whom the billing address names.
  coalesce(c.name, o.billing->>'name') as buyer_name, coalesce(c.email, o.billing->>'email') as buyer_email,
  exists (select from order_refunds r where r.order_id = o.id) as has_refund,
  array(
    select s.number from subscription_orders so join subscriptions s on s.id = so.subscription_id
    where so.order_id = o.id order by s.id
  ) as subscription_numbers
from orders o left join customers c on c.id = o.customer_id;
