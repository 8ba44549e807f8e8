-- Closing a day leaves out what stands on other balances than the one payouts are made of; these movements are few.
create index transactions_on_other_balances on transactions (currency, date) include (net)
  where balance_type <> 'payments';
