import { type Currency, currency } from '#domain/shared/money.ts';
import type { ExchangeRate } from '../../payment-provider.ts';
import { CURRENCIES, rateText } from '../facts/exchange-rates.ts';
import type { Simulator } from './perform.ts';
import type { StoreTransaction } from './store.ts';

/** The rates a payment of this moment would be exchanged at. */
export async function listRates(
  { makeContext }: Simulator,
  account_id: string,
  tx: StoreTransaction,
  from: Currency,
): Promise<readonly ExchangeRate[]> {
  const { findRate } = makeContext(account_id, await tx.clock(), 0);
  return CURRENCIES.filter((code) => code !== from).flatMap((code) => {
    const to = currency(code);
    const rate = findRate(from, to);
    return rate ? [{ currency: to, rate: rateText(rate) }] : [];
  });
}
