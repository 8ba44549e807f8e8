import { convertedAt } from '../shared/exchange-rate.ts';
import { money } from '../shared/money.ts';
import { displayedFee, type FeeStructure } from './displayed-fee.ts';

/** A payment that is held: what the customer agreed to, and what the merchant would be paid in. */
export type HeldPayment = Readonly<{
  amount: number;
  currency: string;
  settlement_currency: string;
  exchange_rate: string | null;
  /** As the price list names it. */
  method: string;
  isInPerson: boolean;
  /** Where the card comes from, where it is a card that says so. */
  cardCountry: string | null;
}>;

type PriceList = Readonly<{
  country: string | undefined;
  fees: Readonly<Record<string, FeeStructure>>;
  /** What one unit of the list's currency buys of others today, as decimal strings. */
  rates: ReadonlyMap<string, string>;
}>;

/** In the currency the merchant is paid in: what the sale brings, and what the price list asks for it where it can tell. */
export type CaptureEffect = Readonly<{ currency: string; gross: number; fee: number | undefined }>;

/** What capturing a payment brings. The fee is an estimate: the provider alone knows it, and only once it is taken. */
export function captureEffect(payment: HeldPayment, { country, fees, rates }: PriceList): CaptureEffect {
  const { amount, exchange_rate, settlement_currency: currency } = payment;
  const isConverted = exchange_rate !== null;
  const gross = isConverted
    ? convertedAt(money(amount, payment.currency), exchange_rate, currency)
    : money(amount, currency).amount;
  const listed = fees[payment.isInPerson ? 'card_present' : payment.method];
  if (!listed) return { currency, gross, fee: undefined };
  const { base, international, exchange, currency: pricedIn } = displayedFee(listed);
  // A fixed part in another currency says nothing about this one without a rate.
  const rate = pricedIn === currency ? '1' : rates.get(currency);
  if (rate === undefined) return { currency, gross, fee: undefined };
  const isForeign = payment.cardCountry !== null && payment.cardCountry !== country;
  const prices = [base, ...(isForeign ? [international] : []), ...(isConverted ? [exchange] : [])];
  const percentage = prices.reduce((sum, price) => sum + (price?.percentage ?? 0), 0);
  const listedFixed = prices.reduce((sum, price) => sum + (price?.fixed ?? 0), 0);
  const fixed =
    pricedIn === currency
      ? listedFixed
      : convertedAt(money(Math.round(listedFixed), pricedIn), rate, currency);
  return { currency, gross, fee: Math.min(Math.round(gross * percentage + fixed), gross) };
}
