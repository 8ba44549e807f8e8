import { assert } from '#domain/shared/assert.ts';
import type { Minor } from '#domain/shared/money.ts';
import type { Charge } from '../../provider-objects.ts';
import { convert, type Rate } from '../facts/exchange-rates.ts';

const RATE_DIGITS = 10;

/** The rate a charge was exchanged at, read back from its decimal digits without a float. */
function rateOf(
  charge: Pick<Charge, 'currency' | 'settlement_currency' | 'exchange_rate'>,
): Rate | undefined {
  if (charge.exchange_rate === null) return undefined;
  const [whole = '', fraction = ''] = charge.exchange_rate.split('.');
  const units = Number(whole + fraction.padEnd(RATE_DIGITS, '0'));
  assert(Number.isSafeInteger(units) && units > 0, `${charge.exchange_rate} is a rate`);
  return { from: charge.currency, to: charge.settlement_currency, units };
}

/** Money of a charge in what the merchant is paid in. One rate for its whole life, so a refund mirrors the sale. */
export function inSettlement(
  charge: Pick<Charge, 'currency' | 'settlement_currency' | 'exchange_rate'>,
  amount: Minor,
): Minor {
  const rate = rateOf(charge);
  return rate ? convert(amount, rate) : amount;
}
