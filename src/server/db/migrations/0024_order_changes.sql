-- When an order last changed, for whoever copies what is new: nothing until it does.
alter table orders add column modified timestamptz(0);
create index orders_by_modified on orders (coalesce(modified, created), id);

create function note_order_change() returns trigger language plpgsql as $$
begin
  -- The clock of a simulated world may be ahead of this one; nothing changes before it was made.
  new.modified := greatest(now(), new.created);
  return new;
end $$;
create trigger note_order_change before update of status, customer_id, total, payment_intent_id, billing, shipping on orders
  for each row when (
    (old.status, old.customer_id, old.total, old.payment_intent_id, old.billing, old.shipping) is distinct from
    (new.status, new.customer_id, new.total, new.payment_intent_id, new.billing, new.shipping))
  execute function note_order_change();
