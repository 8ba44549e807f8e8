-- The account a merchant has now, where it is not the first one.
create table simulator.merchants (
  merchant text primary key,
  account_id text not null
);
