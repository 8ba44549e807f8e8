import { type Minor, minor } from '#domain/shared/money.ts';
import type { MethodFee } from './payment-methods.ts';

/** One line of a fee's history: rates are hundredths of a per cent, the fixed part is in the settlement currency. */
type FeeLine = Readonly<{
  type: 'base' | 'additional' | 'discount';
  additional_type?: 'international' | 'fx' | 'wcpay-subscription' | 'device' | 'tax';
  rate: number;
  fixed: number;
  capped?: true;
}>;
export type Fee = Readonly<{ fees: Minor; history: readonly FeeLine[] }>;

export const INTERNATIONAL_RATE = 150;
export const FX_RATE = 100;
export const OPENING_DISCOUNT_PERCENT = 50;
const SUBSCRIPTION_RATE = 70;
/** Tap to Pay needs no reader and costs ten cents instead. */
const DEVICE_FIXED_CENTS = 10;
const WHOLE = 10_000;

/** Tenths of a settlement currency's minor unit that stand for one US cent in the price list. */
const CENT_TENTHS: Readonly<Record<string, number>> = { usd: 10, eur: 10, gbp: 8, jpy: 15, kwd: 30 };

export const priceListSum = (cents: number, currency: string): number =>
  Math.floor((cents * (CENT_TENTHS[currency] ?? 10) + 5) / 10);

/** Rounds halves up; amounts of sales are never negative here. */
const share = (amount: number, rate: number): number => {
  const product = amount * rate;
  return (product - (product % WHOLE)) / WHOLE + (product % WHOLE >= WHOLE / 2 ? 1 : 0);
};

export type FeeQuestion = Readonly<{
  amount: number;
  currency: string;
  base: MethodFee;
  isInternational: boolean;
  isConverted: boolean;
  isSubscription: boolean;
  isTapToPay: boolean;
  /** Per cent off the base and international fees while a promotion runs; 0 otherwise. */
  discountPercent: number;
  /** Per cent of the fee that the shop's country takes on it; none where nothing is said. */
  taxPercent?: number;
}>;

/** Where the provider's fees are taxed, and by how many per cent. */
const FEE_TAXES: Readonly<Record<string, number>> = { AU: 10, SG: 9 };
export const taxOnFees = (country: string): number => FEE_TAXES[country] ?? 0;

/** The tax is a sum of its own, on top of everything else; no fee is more than the sale. */
function taxed({ fees, history }: Fee, { amount, taxPercent = 0 }: FeeQuestion): Fee {
  const tax = Math.min(Math.floor((fees * taxPercent + 50) / 100), amount - fees);
  if (tax <= 0) return { fees, history };
  return {
    fees: minor(fees + tax),
    history: [...history, { type: 'additional', additional_type: 'tax', rate: 0, fixed: tax }],
  };
}

/** What one sale costs the shop, and the tax on that. */
export const feeOf = (question: FeeQuestion): Fee => taxed(priceOf(question), question);

/** One rounding over the whole rate, so that the lines need no cent left over. */
function priceOf(question: FeeQuestion): Fee {
  const { amount, currency, base, discountPercent } = question;
  const baseFixed = priceListSum(base.fixed, currency);
  const cap = base.cap === undefined ? Number.POSITIVE_INFINITY : priceListSum(base.cap, currency);
  if (share(amount, base.rate) + baseFixed >= cap) {
    return { fees: minor(cap), history: [{ type: 'base', rate: base.rate, fixed: cap, capped: true }] };
  }

  const history: FeeLine[] = [{ type: 'base', rate: base.rate, fixed: baseFixed }];
  const add = (additional_type: FeeLine['additional_type'], rate: number, fixed = 0) =>
    history.push({ type: 'additional', additional_type, rate, fixed });
  if (question.isInternational) add('international', INTERNATIONAL_RATE);
  if (question.isConverted) add('fx', FX_RATE);
  if (question.isSubscription) add('wcpay-subscription', SUBSCRIPTION_RATE);
  if (question.isTapToPay) add('device', 0, priceListSum(DEVICE_FIXED_CENTS, currency));
  if (discountPercent > 0) {
    const discounted = base.rate + (question.isInternational ? INTERNATIONAL_RATE : 0);
    history.push({
      type: 'discount',
      rate: -Math.floor((discounted * discountPercent) / 100),
      fixed: -Math.floor((baseFixed * discountPercent) / 100),
    });
  }
  const rate = history.reduce((sum, line) => sum + line.rate, 0);
  const fixed = history.reduce((sum, line) => sum + line.fixed, 0);
  return { fees: minor(Math.min(share(amount, rate) + fixed, amount)), history };
}
