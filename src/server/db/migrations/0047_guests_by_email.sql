-- A whole address is asked for as it is: an index of letters reads more of itself the more orders there are.
create index orders_by_guest_email on orders (lower(billing->>'email'), created, id) where customer_id is null;
