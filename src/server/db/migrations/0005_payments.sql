-- What the provider holds, as it last told it: `data` is its own words, the columns are what lists and rules ask for.
create table payment_intents (
  provider text not null,
  id text not null,
  status text not null,
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  charge_id text,
  created timestamptz(0) not null,
  data jsonb not null,
  -- What tells rows apart comes first, in these keys and indexes: nearly all rows are of one provider, and sorting by a column
  -- that is the same everywhere compares it in vain.
  primary key (id, provider)
);
create index payment_intents_newest on payment_intents (created desc, id desc);
-- A charge belongs to one payment.
create unique index payment_intents_of_charge on payment_intents (charge_id, provider) where charge_id is not null;
-- Payments that wait for somebody: held by the bank until they are captured, or held by the store's own rules.
create index payment_intents_uncaptured on payment_intents (created, id) where status = 'requires_capture';
-- A payment carries the name of the operation that asked for it: so it is found again when the answer was lost.
create index payment_intents_of_operation on payment_intents ((data->'metadata'->>'operation_id'))
  where data->'metadata'->>'operation_id' is not null;

create table charges (
  provider text not null,
  id text not null,
  payment_intent_id text not null,
  status text not null check (status in ('succeeded', 'pending', 'failed')),
  amount bigint not null,
  amount_captured bigint not null,
  amount_refunded bigint not null,
  currency char(3) not null,
  captured boolean not null,
  disputed boolean not null,
  created timestamptz(0) not null,
  data jsonb not null,
  primary key (id, provider),
  constraint refunded_within_captured_within_authorised
    check (0 <= amount_refunded and amount_refunded <= amount_captured and amount_captured <= amount)
);
create index charges_of_intent on charges (payment_intent_id, provider);
create index charges_newest on charges (created desc, id desc);
-- What the search box looks for: an amount in each currency it occurs in, and the last digits of a card or an account.
create index charges_by_amount on charges (amount, currency, created desc, id);
create index charges_by_last_digits on charges ((data->'payment_method_details'->>'identifier'), created desc, id)
  where data->'payment_method_details'->>'identifier' ~ '^[0-9]{4}$';

create table refunds (
  provider text not null,
  id text not null,
  charge_id text not null,
  payment_intent_id text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'canceled')),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  -- The operation that asked for it; absent for a refund made elsewhere.
  operation_id text,
  created timestamptz(0) not null,
  data jsonb not null,
  primary key (provider, id)
);
create index refunds_of_charge on refunds (provider, charge_id);
-- However often it was sent, an operation makes one refund.
create unique index refunds_of_operation on refunds (provider, operation_id) where operation_id is not null;
create index refunds_of_intent on refunds (payment_intent_id);

-- Nobody asks how often a whole object occurs, and counting it is most of the work of `analyze`. What is asked of a part of an
-- object has an index over that part, and so statistics of its own.
alter table payment_intents alter column data set statistics 0;
alter table charges alter column data set statistics 0;
alter table refunds alter column data set statistics 0;

-- The order a payment names, if it names one.
create function order_named_in(data jsonb) returns bigint language sql immutable parallel safe
  return case when data->'metadata'->>'order_id' ~ '^[1-9][0-9]{0,14}$' then (data->'metadata'->>'order_id')::bigint end;

-- An order that waits for its held payment follows it, also when we first hear of the payment after it was settled, and
-- when only the payment names the order. Of several tries to pay, the one the order holds on to counts.
-- A hold that lapsed was nobody's decision, so the order says what happened.
create function follow_held_payment() returns trigger language plpgsql as $$
declare
  moved bigint;
begin
  update orders set status = case new.status when 'succeeded' then 'processing' else 'cancelled' end
  where status = 'on-hold'
    and (payment_intent_id = new.id or (payment_intent_id is null and id = order_named_in(new.data)))
  returning id into moved;
  if moved is not null and new.status = 'canceled' and new.data->>'cancellation_reason' = 'automatic' then
    insert into order_notes (order_id, note, customer_note, date_created)
    values (moved, 'The hold on this payment ended before it was captured. The bank released the money to the customer, '
      || 'who was never charged, and the order was cancelled.', false, now());
  end if;
  return null;
end $$;
create trigger payment_intents_followed after update of status on payment_intents
  for each row when (old.status = 'requires_capture' and new.status in ('succeeded', 'canceled'))
  execute function follow_held_payment();
create trigger payment_intents_followed_late after insert on payment_intents
  for each row when (new.status in ('succeeded', 'canceled'))
  execute function follow_held_payment();

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
