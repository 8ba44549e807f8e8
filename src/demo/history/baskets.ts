import { type Minor, minor } from '#domain/shared/money.ts';
import { convert, type Rate } from '#provider/simulator/facts/exchange-rates.ts';
import { type Random, weighted } from '#provider/simulator/facts/seeded-random.ts';
import { labelled, stepOf } from './prices.ts';
import { type Product, pickProduct, priceOf, SUBSCRIPTION_PRODUCTS } from './products.ts';

export type BasketLine = Readonly<{
  product: Product;
  quantity: number;
  price: number;
  subtotal: number;
  /** What is left of the subtotal after this line's share of the discount. */
  total: number;
}>;

/** What somebody buys at once, in the minor units of their currency: lines less discount, shipping and tax are the total. */
export type Basket = Readonly<{
  lines: readonly BasketLine[];
  discount: number;
  shipping: number;
  tax: number;
  total: Minor;
}>;

const pickLines = weighted<number>([
  [1, 68],
  [2, 20],
  [3, 8],
  [4, 4],
]);
const pickQuantity = weighted<number>([
  [1, 80],
  [2, 13],
  [3, 4],
  [4, 2],
  [6, 1],
]);
const SHIPPING = [0, 0, 495, 495, 695, 995];
/** Hundredths of a per cent added at the till where prices are shown without tax. */
const SALES_TAXES = [0, 0, 400, 625, 700, 725, 825, 888, 950];
const WHOLE = 10_000;
const DISCOUNT_SHARE = 0.07;
const DISCOUNT_PERCENTS = [5, 10, 15, 20];

const lineOf = (product: Product, quantity: number, price: number): BasketLine => ({
  product,
  quantity,
  price,
  subtotal: price * quantity,
  total: price * quantity,
});

function fillBasket(random: Random, rate: Rate): readonly BasketLine[] {
  const products = new Set<Product>();
  for (let lines = pickLines(random); lines > 0; lines -= 1) products.add(pickProduct(random));
  return [...products].map((product) => lineOf(product, pickQuantity(random), priceOf(product, rate)));
}

/** Takes some per cent off every line, rounded down to what can be paid in the currency. */
function discounted(lines: readonly BasketLine[], percent: number, step: number): readonly BasketLine[] {
  return lines.map((line) => ({
    ...line,
    total: line.subtotal - Math.floor((line.subtotal * percent) / 100 / step) * step,
  }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function basketOf(lines: readonly BasketLine[], shipping: number, taxRate: number): Basket {
  const subtotal = sum(lines.map((line) => line.subtotal));
  const goods = sum(lines.map((line) => line.total));
  const tax = Math.floor(((goods + shipping) * taxRate + WHOLE / 2) / WHOLE);
  return { lines, discount: subtotal - goods, shipping, tax, total: minor(goods + shipping + tax) };
}

/** Parcels abroad are never free. */
function shippingCost(random: Random, rate: Rate): number {
  const cents = random.pick(SHIPPING);
  return rate.to === 'usd' ? cents : labelled(convert(cents + 100, rate), rate.to);
}

/** One shopping basket. `rate` leads from dollars to the customer's currency. */
export function shoppingBasket(
  random: Random,
  rate: Rate,
  { isTaxedAtTill, isShipped }: Readonly<{ isTaxedAtTill: boolean; isShipped: boolean }>,
): Basket {
  const filled = fillBasket(random, rate);
  const lines = random.chance(DISCOUNT_SHARE)
    ? discounted(filled, random.pick(DISCOUNT_PERCENTS), stepOf(rate.to))
    : filled;
  return basketOf(
    lines,
    isShipped ? shippingCost(random, rate) : 0,
    isTaxedAtTill ? random.pick(SALES_TAXES) : 0,
  );
}

/** A subscription is one thing at one price, which its renewals keep. */
export function subscriptionBasket(random: Random, rate: Rate): Basket {
  const product = random.pick(SUBSCRIPTION_PRODUCTS);
  return basketOf([lineOf(product, 1, priceOf(product, rate))], 0, 0);
}
