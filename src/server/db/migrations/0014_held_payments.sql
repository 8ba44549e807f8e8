-- Payments that wait for somebody: held by the bank until they are captured, or held by the store's own rules.
create index payment_intents_uncaptured on payment_intents (created, id) where status = 'requires_capture';
create index refunds_of_intent on refunds (payment_intent_id);

-- What the rules decided is listed along its own index: of a million orders, a few thousand were held or blocked.
create index orders_by_fraud on orders (fraud_meta_box_type, created, id) include (total, currency)
  where fraud_meta_box_type is not null;

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

-- The order a payment names, if it names one.
create function order_named_in(data jsonb) returns bigint language sql immutable parallel safe
  return case when data->'metadata'->>'order_id' ~ '^[1-9][0-9]{0,14}$' then (data->'metadata'->>'order_id')::bigint end;

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
