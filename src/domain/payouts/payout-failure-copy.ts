import { spoken } from '../shared/spoken.ts';

/** Why a bank sends money back: every code a payout can carry, with the sentence a merchant reads. */
export const PAYOUT_FAILURE_REASONS = spoken('domain/payouts/payout-failure-copy#PAYOUT_FAILURE_REASONS', {
  insufficient_funds: 'The balance was too low for this payout.',
  bank_account_restricted: 'The bank account limits the kind or the number of transfers it takes.',
  debit_not_authorized: 'The bank does not allow debits on this account.',
  invalid_card: 'The card is not valid.',
  declined: 'The bank declined this payout.',
  invalid_transaction: 'The card issuer does not allow this payout.',
  refer_to_card_issuer: 'The card issuer refused this payout. Ask the issuer why.',
  unsupported_card: 'This card cannot receive payouts.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  invalid_issuer: 'The card issuer is not valid.',
  expired_card: 'The card has expired.',
  could_not_process: 'The bank could not process this payout.',
  invalid_account_number: 'The account number is not valid.',
  incorrect_account_holder_name: 'The name of the account holder is wrong.',
  account_closed: 'The bank account has been closed.',
  no_account: 'The bank found no account with these details.',
  exceeds_amount_limit: 'The payout is larger than the bank account may receive.',
  account_frozen: 'The bank account has been frozen.',
  issuer_unavailable: 'The card issuer could not be reached.',
  invalid_currency: 'The bank account cannot take this currency.',
  incorrect_account_type: 'The kind of bank account is wrong.',
  incorrect_account_holder_details: 'The details of the account holder are wrong.',
  bank_ownership_changed: 'The bank account belongs to somebody else now.',
  exceeds_count_limit: 'The bank account has received as many transfers as it may.',
  incorrect_account_holder_address: 'The address of the account holder is wrong.',
  incorrect_account_holder_tax_id: 'The tax number of the account holder is wrong.',
  invalid_account_number_length: 'The account number has the wrong length.',
} as const);

export const payoutFailureCopy = spoken('domain/payouts/payout-failure-copy#payoutFailureCopy', {
  /** The bank gave no reason. */
  unknown: 'Unknown',
} as const);
