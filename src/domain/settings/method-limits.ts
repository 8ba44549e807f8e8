import type { PaymentMethodId } from './payment-methods.ts';

/** Minor units, both ends included. */
type Limits = Readonly<{ least: number; most: number }>;

const limits = (least: number, most: number): Limits => ({ least, most });
const inAll = (keys: readonly string[], value: Limits): Readonly<Record<string, Limits>> =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** What a purchase paid in parts may cost, by currency. */
const BY_CURRENCY: Readonly<Partial<Record<PaymentMethodId, Readonly<Record<string, Limits>>>>> = {
  affirm: inAll(['USD', 'CAD'], limits(5_000, 3_000_000)),
  afterpay_clearpay: {
    ...inAll(['AUD', 'CAD', 'NZD'], limits(100, 200_000)),
    GBP: limits(100, 120_000),
    USD: limits(100, 400_000),
  },
};

/** Klarna's limits are those of the customer's country. */
const KLARNA_BY_COUNTRY: Readonly<Record<string, Limits>> = {
  US: limits(0, 1_000_000),
  GB: limits(0, 1_150_000),
  ...inAll(['AT', 'BE', 'DE'], limits(1, 1_000_000)),
  NL: limits(1, 1_500_000),
  ...inAll(['FI', 'ES', 'IT'], limits(0, 1_000_000)),
  IE: limits(0, 400_000),
  FR: limits(3_500, 400_000),
  DK: limits(100, 100_000_000),
  NO: limits(0, 100_000_000),
  SE: limits(0, 15_000_000),
};

type Purchase = Readonly<{ amount: number; currency: string; country: string }>;

/** Whether a purchase of this size may be paid this way; a method without limits takes every size. */
export function isWithinLimits(id: PaymentMethodId, { amount, currency, country }: Purchase): boolean {
  const table = id === 'klarna' ? KLARNA_BY_COUNTRY : BY_CURRENCY[id];
  if (!table) return true;
  const found = table[id === 'klarna' ? country : currency.toUpperCase()];
  return found !== undefined && amount >= found.least && amount <= found.most;
}
