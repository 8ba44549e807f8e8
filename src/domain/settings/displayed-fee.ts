type Rate = Readonly<{ percentage_rate: number; fixed_rate: number; currency: string | null }>;
type Discount = Readonly<{
  discount?: number | undefined;
  percentage_rate?: number | undefined;
  fixed_rate?: number | undefined;
  currency?: string | null | undefined;
}>;
export type FeeStructure = Readonly<{
  base: Rate;
  additional: Rate;
  fx: Rate;
  discount: readonly Discount[];
}>;

/** A price: a fraction of the amount and a fixed sum in minor units. */
export type Price = Readonly<{ percentage: number; fixed: number }>;

const priceOf = ({ percentage_rate, fixed_rate }: Rate): Price => ({
  percentage: percentage_rate,
  fixed: fixed_rate,
});
const less = ({ percentage, fixed }: Price, fraction: number): Price => ({
  percentage: percentage * (1 - fraction),
  fixed: fixed * (1 - fraction),
});
const sum = (prices: readonly Price[]): Price => ({
  percentage: prices.reduce((total, { percentage }) => total + percentage, 0),
  fixed: prices.reduce((total, { fixed }) => total + fixed, 0),
});
const costs = ({ percentage, fixed }: Price): boolean => percentage > 0 || fixed > 0;

/** What a method costs today: the first discount is the one in force, and exchanging money is never discounted. */
export function displayedFee({ base, additional, fx, discount: [current] }: FeeStructure) {
  const fraction = current?.discount ?? 0;
  // A discount without a fraction names a price of its own.
  const own = current && !current.discount && current.percentage_rate !== undefined;
  const basePrice: Price = own
    ? { percentage: current.percentage_rate ?? 0, fixed: current.fixed_rate ?? 0 }
    : less(priceOf(base), fraction);
  const international = less(priceOf(additional), fraction);
  const exchange = priceOf(fx);
  return {
    currency: base.currency ?? current?.currency ?? 'usd',
    undiscounted: priceOf(base),
    discount: fraction,
    base: basePrice,
    international: costs(international) ? international : undefined,
    exchange: costs(exchange) ? exchange : undefined,
    total: sum([basePrice, international, exchange]),
  };
}
