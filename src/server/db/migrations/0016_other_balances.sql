-- What moved another balance than the one payouts are made of is rare, and is taken out of every sum and every day that is closed.
create index transactions_on_other_balances on transactions (currency, date) include (net)
  where balance_type <> 'payments';
