-- An order that was paid in a sandbox which the merchant has left is a test: it keeps what the sandbox recorded of its payment, as
-- {"payment": …}, because the payments of an account that was left are in no list any more.
alter table orders add column sandbox_record jsonb;
create index orders_of_sandbox on orders (created, id) where sandbox_record is not null;
