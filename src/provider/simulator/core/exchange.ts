import { convertedAt } from '#domain/shared/exchange-rate.ts';
import { type Minor, money } from '#domain/shared/money.ts';
import type { Charge } from '../../provider-objects.ts';

/** Money of a charge in what the merchant is paid in. One rate for its whole life, so a refund mirrors the sale. */
export const inSettlement = (
  {
    currency,
    settlement_currency,
    exchange_rate,
  }: Pick<Charge, 'currency' | 'settlement_currency' | 'exchange_rate'>,
  amount: Minor,
): Minor =>
  exchange_rate === null ? amount : convertedAt(money(amount, currency), exchange_rate, settlement_currency);
