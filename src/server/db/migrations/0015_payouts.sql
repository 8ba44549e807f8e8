-- Every order of the payouts list ends in (date, id), so a page is one walk along an index, in either direction.
create index payouts_by_date on payouts (date, id);
create index payouts_by_amount on payouts (amount, date, id);
create index payouts_by_currency on payouts (currency, date, id);
create index payouts_by_status on payouts (status, date, id);
-- What was paid out before a payout, for proofs; and the newest one, for the natural key of an instant payout.
create index payouts_made on payouts (currency, created, id);

-- Movements that no payout has taken: what the next ones will be, and what an instant payout may have taken.
create index transactions_waiting on transactions (currency, date, transaction_id)
  include (type, amount, fees, net, available_on) where deposit_id is null;

-- More lists than one can be exported.
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check check (kind in ('transactions', 'payouts', 'disputes'));

-- What merchants say when they are asked how payouts work for them.
create table feedback (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  topic text not null check (topic in ('payouts')),
  comments text not null check (char_length(comments) <= 2000),
  created timestamptz(0) not null
);
