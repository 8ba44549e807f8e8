import { minorOf } from './decimal-text.ts';

export type KeptLine = Readonly<{
  line: number;
  product_id: number | null;
  name: string;
  sku: string;
  quantity: number;
  /** Of one, in minor units. */
  price: number;
  total: number;
}>;

export type SoldProduct = Readonly<{
  id: number;
  name: string;
  sku: string;
  price: number;
  currency: string;
}>;

/** A line as a tool writes it: amounts are decimal texts, and what it leaves out stays, or is the product's. */
export type WrittenLine = Readonly<{
  /** The line it changes; nothing adds one. */
  line?: number | undefined;
  product?: SoldProduct | undefined;
  name?: string | undefined;
  quantity?: number | undefined;
  subtotal?: string | undefined;
  total?: string | undefined;
}>;

export type LineProblem = Readonly<{
  field: string;
  problem: 'amount' | 'uneven' | 'above' | 'currency' | 'reference' | 'too_much';
}>;

/** The line after what was written, `removed` for a quantity of nothing, or what is wrong with it. */
export function lineAfter(
  kept: KeptLine | undefined,
  written: WrittenLine,
  at: Readonly<{ line: number; currency: string }>,
): KeptLine | 'removed' | LineProblem {
  const { product } = written;
  const quantity = written.quantity ?? kept?.quantity ?? 1;
  if (quantity === 0) return 'removed';
  const bought = product ?? kept;
  if (!bought) return { field: 'product_id', problem: 'reference' };
  const subtotal = written.subtotal === undefined ? undefined : minorOf(written.subtotal, at.currency);
  if (written.subtotal !== undefined && subtotal === undefined)
    return { field: 'subtotal', problem: 'amount' };
  // One of a kind has a price to the minor unit here, so a sum must be made of so many of it.
  if (subtotal !== undefined && subtotal % quantity !== 0) return { field: 'subtotal', problem: 'uneven' };
  if (subtotal === undefined && product && product.currency !== at.currency)
    return { field: 'product_id', problem: 'currency' };
  const price = subtotal === undefined ? bought.price : subtotal / quantity;
  if (!Number.isSafeInteger(price * quantity)) return { field: 'quantity', problem: 'too_much' };
  const total = totalAfter(kept, written, { price, quantity, currency: at.currency });
  if (total === undefined) return { field: 'total', problem: 'amount' };
  if (total > price * quantity) return { field: 'total', problem: 'above' };
  return {
    line: at.line,
    product_id: product ? product.id : (kept?.product_id ?? null),
    name: written.name || bought.name,
    sku: bought.sku,
    ...{ quantity, price, total },
  };
}

/** What was taken off one of a kind is taken off each of them, also when there are more or fewer. */
function totalAfter(
  kept: KeptLine | undefined,
  { total, subtotal }: WrittenLine,
  { price, quantity, currency }: Readonly<{ price: number; quantity: number; currency: string }>,
): number | undefined {
  if (total !== undefined) return minorOf(total, currency);
  if (!kept || subtotal !== undefined || kept.price !== price) return price * quantity;
  return Math.round((kept.total * quantity) / kept.quantity);
}

export type OrderSums = Readonly<{ items_total: number; discount_total: number; total: number }>;

/** What an order comes to with these lines and what sending them costs. */
export function orderSums(
  lines: readonly KeptLine[],
  { shipping_total, total_tax }: Readonly<{ shipping_total: number; total_tax: number }>,
): OrderSums {
  const items_total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const after = lines.reduce((sum, { total }) => sum + total, 0);
  return { items_total, discount_total: items_total - after, total: after + shipping_total + total_tax };
}
