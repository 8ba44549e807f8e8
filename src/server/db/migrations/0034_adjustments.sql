-- A real company moves the balance for reasons the product has no word for: a monthly fee, a reserve, a correction. Such a
-- movement is kept as an adjustment, so that nothing is lost from sums.
alter table transactions drop constraint transactions_type_check;
alter table transactions add constraint transactions_type_check check (type in (
  'charge', 'payment', 'payment_failure_refund', 'payment_refund', 'refund', 'refund_failure',
  'dispute', 'dispute_reversal', 'card_reader_fee', 'financing_payout', 'financing_paydown', 'adjustment'));
