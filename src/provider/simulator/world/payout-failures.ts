/** Why a bank sends money back: the codes a payout can carry, each with a sentence for the shop. */
export const PAYOUT_FAILURES: readonly (readonly [failure_code: string, failure_message: string])[] = [
  ['account_closed', 'The bank account has been closed.'],
  ['account_frozen', 'The bank account has been frozen.'],
  ['bank_account_restricted', 'The bank account limits the kind or the number of transfers.'],
  ['bank_ownership_changed', 'The bank account belongs to somebody else now.'],
  ['could_not_process', 'The bank could not process this payout.'],
  ['debit_not_authorized', 'The bank does not allow debits on this account.'],
  ['declined', 'The bank declined this payout.'],
  ['incorrect_account_holder_name', 'The name of the account holder is not right.'],
  ['invalid_account_number', 'The account number is not valid.'],
  ['invalid_currency', 'The bank account cannot take this currency.'],
  ['no_account', 'The bank found no account with these details.'],
  ['insufficient_funds', 'The balance was too low for this payout.'],
];
