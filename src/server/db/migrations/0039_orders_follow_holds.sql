-- An order that waits for its held payment follows it, also when we first hear of the payment after it was settled, and
-- when only the payment names the order. Of several tries to pay, the one the order holds on to counts.
-- A hold that lapsed was nobody's decision, so the order says what happened.
create or replace function follow_held_payment() returns trigger language plpgsql as $$
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

drop trigger payment_intents_followed on payment_intents;
create trigger payment_intents_followed after update of status on payment_intents
  for each row when (old.status = 'requires_capture' and new.status in ('succeeded', 'canceled'))
  execute function follow_held_payment();
create trigger payment_intents_followed_late after insert on payment_intents
  for each row when (new.status in ('succeeded', 'canceled'))
  execute function follow_held_payment();
