-- What moved another balance than the one payouts are made of is rare, and is taken out of every sum: so it is found at once.
create index transactions_of_other_balances on transactions (date, currency) where balance_type <> 'payments';
