-- What the search box looks for: an amount in each currency it occurs in, and the last digits of a card or an account.
create index charges_by_amount on charges (amount, currency, created desc, id);
create index charges_by_last_digits on charges ((data->'payment_method_details'->>'identifier'), created desc, id)
  where data->'payment_method_details'->>'identifier' ~ '^[0-9]{4}$';

-- What the bank calls a payout stands on the merchant's statement.
create index payouts_by_bank_reference on payouts (bank_reference_key) where bank_reference_key is not null;

-- A whole e-mail is looked up, however it is written; parts of one are found by the letters it is made of.
create index transaction_payers_by_email on transaction_payers (lower(customer_email)) where customer_email is not null;
