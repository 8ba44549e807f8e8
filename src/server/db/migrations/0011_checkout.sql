-- A customer at the checkout. The key comes with the page, so one page makes one order, however often it is sent; the row
-- says what the newest try to pay asked for and how it ended.
create table checkouts (
  key uuid primary key,
  order_id bigint not null unique references orders on delete cascade,
  attempt smallint not null check (attempt >= 1),
  state text not null check (state in ('open', 'requires_action', 'paid', 'declined')),
  -- What is asked of the payments company for this try; of a card only the token that stands for it.
  request jsonb not null,
  payment_intent_id text,
  charge_id text,
  failure_code text,
  -- Whether what was ordered has left the shelf; a declined payment puts it back.
  stock_taken boolean not null default false,
  created timestamptz(0) not null
);
create index checkouts_waiting on checkouts (created) where state in ('open', 'requires_action');
create index checkouts_of_intent on checkouts (payment_intent_id) where payment_intent_id is not null;

-- Who bought before is known by the e-mail, however it is written.
create index customers_by_email on customers (lower(email), id);

-- What of a refund the order counts: one that the bank sent back is kept and counts no longer.
alter table order_refunds
  add column failed boolean not null default false,
  -- What the order was before this refund made it 'refunded'; nothing where it did not.
  add column status_before text;

-- A refund that fails days later gives its items back to what can be refunded. What came back stays on the shelf.
create function unnote_failed_refunds() returns trigger language plpgsql as $$
begin
  with failed as (
    update order_refunds set failed = true
    from new_rows
    where order_refunds.refund_id = new_rows.id and new_rows.status in ('failed', 'canceled') and not order_refunds.failed
    returning order_refunds.order_id, order_refunds.items, order_refunds.status_before
  ), given_back as (
    update order_items set refunded_quantity = greatest(0, refunded_quantity - lines.quantity)
    from (
      select failed.order_id, (item->>'line')::int as line, sum((item->>'quantity')::int)::int as quantity
      from failed, jsonb_array_elements(failed.items) as item group by 1, 2
    ) as lines
    where order_items.order_id = lines.order_id and order_items.line = lines.line
  )
  update orders set status = failed.status_before
  from failed
  where orders.id = failed.order_id and orders.status = 'refunded' and failed.status_before is not null;
  return null;
end $$;
create trigger refunds_followed after update on refunds
  referencing new table as new_rows for each statement execute function unnote_failed_refunds();

-- An order that waits for its held payment follows it: captured means work to do, given back means over.
create function follow_held_payment() returns trigger language plpgsql as $$
begin
  update orders set status = case new.status when 'succeeded' then 'processing' else 'cancelled' end
  where payment_intent_id = new.id and status = 'on-hold';
  return null;
end $$;
create trigger payment_intents_followed after update of status on payment_intents
  for each row when (old.status = 'requires_capture' and new.status in ('succeeded', 'canceled'))
  execute function follow_held_payment();
