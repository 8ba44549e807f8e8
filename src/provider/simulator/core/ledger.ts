import { assert } from '#domain/shared/assert.ts';
import type { PayoutId, TransactionId } from '#domain/shared/ids.ts';
import { type Currency, type Minor, minor } from '#domain/shared/money.ts';

/**
 * Where money can be. Merchant accounts are what the provider owes the merchant; the others are the world around it:
 * customers and their banks, what is held back from the merchant, the exchange desk, the provider's own fees, claims under dispute, the lender, what passes between two of
 * the merchant's balances, money on its
 * way to the merchant's bank, and money that arrived there.
 */
export const LEDGER_ACCOUNTS = [
  'customers',
  'exchange',
  'merchant_pending',
  'merchant_available',
  'merchant_reserved',
  'fees',
  'disputes',
  'lender',
  'reserve',
  'in_transit',
  'bank',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export type LedgerEntry = Readonly<{
  ledger: LedgerAccount;
  currency: Currency;
  amount: Minor;
  transaction: TransactionId | null;
  payout: PayoutId | null;
}>;

type Reference = Partial<Pick<LedgerEntry, 'transaction' | 'payout'>>;

/** Moves money from one account to another: two entries, or none for nothing. */
export function transfer(
  from: LedgerAccount,
  to: LedgerAccount,
  amount: number,
  currency: Currency,
  { transaction = null, payout = null }: Reference,
): readonly LedgerEntry[] {
  if (amount === 0) return [];
  return [
    { ledger: from, currency, amount: minor(-amount), transaction, payout },
    { ledger: to, currency, amount: minor(amount), transaction, payout },
  ];
}

/** Money is never made and never lost: what one command books adds up to nothing in each currency. */
export function assertBalanced(entries: readonly LedgerEntry[]): void {
  const sums = new Map<Currency, number>();
  for (const { currency, amount } of entries) {
    assert(Number.isSafeInteger(amount), `${amount} is a whole number of minor units`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  for (const [currency, sum] of sums)
    assert(sum === 0, `entries in ${currency} add up to nothing, not ${sum}`);
}
