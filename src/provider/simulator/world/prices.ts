import { decimalsOf, type Minor, minor } from '#domain/shared/money.ts';
import { convert, type Rate } from './exchange-rates.ts';
import { type Random, weighted } from './seeded-random.ts';

/** What the shop's goods cost in US cents, and how often each price is bought. */
const pickPrice = weighted<number>([
  [600, 5],
  [900, 8],
  [1200, 10],
  [1499, 12],
  [1800, 12],
  [1999, 16],
  [2400, 14],
  [2499, 15],
  [2999, 15],
  [3499, 12],
  [3900, 11],
  [4500, 10],
  [4999, 9],
  [5900, 8],
  [6999, 7],
  [7900, 6],
  [8900, 5],
  [9900, 5],
  [12_500, 4],
  [14_900, 3],
  [19_900, 2.4],
  [24_900, 1.6],
  [34_900, 0.9],
  [49_900, 0.5],
  [89_900, 0.2],
  [129_900, 0.1],
  [249_900, 0.03],
]);
const pickQuantity = weighted<number>([
  [1, 76],
  [2, 15],
  [3, 5],
  [4, 3],
  [6, 1],
]);
const SHIPPING = [0, 0, 495, 495, 695, 995];
/** Hundredths of a per cent added at the till where prices are shown without tax. */
const SALES_TAXES = [0, 0, 400, 625, 700, 725, 825, 888, 950];
const WHOLE = 10_000;

/** A price people would print on a label: round in currencies without cents, ending in 0, 5 or 9 elsewhere. */
function labelled(amount: number, currency: string): number {
  const decimals = decimalsOf(currency);
  if (decimals === 0) {
    const step = amount >= 100_000 ? 1000 : amount >= 10_000 ? 100 : 10;
    return Math.max(step, Math.round(amount / step) * step);
  }
  const whole = 10 ** decimals;
  const last = amount % whole > whole / 2 ? whole - whole / 100 : 0;
  return Math.max(Math.floor(amount / whole) * whole + last, whole);
}

/** One shopping basket, in the minor units of the customer's currency. `rate` leads from dollars to that currency. */
export function basketTotal(random: Random, rate: Rate, taxedAtTill: boolean): Minor {
  const price = pickPrice(random);
  const local = rate.to === 'usd' ? price : labelled(convert(price, rate), rate.to);
  const shipping =
    rate.to === 'usd' ? random.pick(SHIPPING) : labelled(convert(random.pick(SHIPPING) + 100, rate), rate.to);
  const net = local * pickQuantity(random) + shipping;
  const tax = taxedAtTill ? Math.floor((net * random.pick(SALES_TAXES) + WHOLE / 2) / WHOLE) : 0;
  return minor(net + tax);
}

const SUBSCRIPTION_PRICES = [900, 1200, 1500, 1900, 2900, 4900];
export const subscriptionPrice = (random: Random, rate: Rate): Minor => {
  const price = random.pick(SUBSCRIPTION_PRICES);
  return minor(rate.to === 'usd' ? price : labelled(convert(price, rate), rate.to));
};
