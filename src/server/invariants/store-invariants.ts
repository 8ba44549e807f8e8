import { invariant } from './invariant.ts';

/** What orders say of their items, and lists of their length. */
export const storeInvariants = [
  invariant(
    'items of each order',
    'The items of an order, less its discount, with shipping and tax, are its total',
    `select orders.id, orders.total, sum(order_items.subtotal) as items, sum(order_items.total) as after_discount
     from orders left join order_items on order_items.order_id = orders.id
     group by orders.id
     having coalesce(sum(order_items.subtotal), 0) <> coalesce(items_total, 0)
       or (items_total is not null and (coalesce(sum(order_items.total), 0) <> items_total - discount_total
         or orders.total <> items_total - discount_total + shipping_total + total_tax))`,
  ),
  invariant(
    'refunds noted on orders',
    'What is noted as given back never exceeds the order',
    `select order_id from order_refunds join orders on orders.id = order_id
     group by order_id, orders.total having sum(amount) filter (where not failed) > orders.total`,
  ),
  invariant(
    'counts of the store',
    'Kept counts of orders and customers are what counting finds',
    `with counted as (
       select 'orders' as thing, status as value, count(*) as count from orders group by status
       union all
       select 'customers', coalesce(country, ''), count(*) from customers group by 2
     )
     select thing, value, counted.count as counted, kept.count as kept
     from counted full join store_counts as kept using (thing, value)
     where coalesce(counted.count, 0) <> coalesce(kept.count, 0)`,
  ),
];
