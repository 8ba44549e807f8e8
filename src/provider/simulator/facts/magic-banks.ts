import { PAYOUT_FAILURE_CODES, type PayoutFailureCode } from '#domain/payouts/payout-failure.ts';

/** Account numbers with a well-known ending. Any other number receives its payouts. */
const NAMED: readonly (readonly [number: string, code: PayoutFailureCode])[] = [
  ['000111111116', 'no_account'],
  ['000111111113', 'account_closed'],
  ['000222222227', 'insufficient_funds'],
  ['000333333335', 'debit_not_authorized'],
  ['000444444440', 'invalid_currency'],
];

/** So that every reason can be met: 000900000001 fails with the first code of the list, 000900000027 with the last. */
const numbered = PAYOUT_FAILURE_CODES.map(
  (code, index) => [`0009000000${String(index + 1).padStart(2, '0')}`, code] as const,
);

export const MAGIC_BANKS: ReadonlyMap<string, PayoutFailureCode> = new Map([...NAMED, ...numbered]);

/** A number whose bank takes what it likes for a payout that leaves at once, and says so afterwards. */
export const BANK_WITH_UNTOLD_FEE = '000555555559';
