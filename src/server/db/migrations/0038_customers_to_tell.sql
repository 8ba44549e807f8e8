-- What customers are still to be told by mail: written with what happened, and taken away by the transaction that sends the mail.
-- Nothing in it is unique: whoever tells the same a second time must not wait for a mail that is on its way.
create table customers_to_tell (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  mail text not null check (mail in ('paid', 'refunded', 'completed')),
  refund_id text,
  told timestamptz not null default now()
);
