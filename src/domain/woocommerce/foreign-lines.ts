import { type Foreign, foreignMinor, idOf, listOf, textOf } from './foreign-fields.ts';

export type MirroredLine = Readonly<{
  product_id: number | null;
  name: string;
  sku: string;
  quantity: number;
  price: number;
  subtotal: number;
  total: number;
}>;

/** What an order adds up from: `total = items_total − discount_total + shipping_total + total_tax`, always. */
export type MirroredParts = Readonly<{
  items: readonly MirroredLine[];
  items_total: number | null;
  discount_total: number;
  shipping_total: number;
  total_tax: number;
}>;

const LINES_MAX = 900;
const QUANTITY_MAX = 2_000_000_000;
const OTHER = 'Other charges';

/**
 * The parts of an order whose total is what was paid: that is never changed. Stores round lines and taxes on their own, and
 * plugins add sums of theirs; what is missing then is one line of its own, and what is too much is taken off as a discount.
 */
export function partsOf(order: Foreign, currency: string, total: number): MirroredParts {
  const sold = listOf(order.line_items).map((line) => soldLine(line, currency));
  const fees = listOf(order.fee_lines).map((line) => feeLine(line, currency));
  const lines = together([...sold, ...fees.filter(({ total: fee }) => fee >= 0)]);
  const given = -fees.reduce((sum, { total: fee }) => sum + Math.min(fee, 0), 0);
  const shipping_total = Math.max(0, foreignMinor(order.shipping_total, currency) ?? 0);
  const total_tax = Math.max(0, foreignMinor(order.total_tax, currency) ?? 0);
  if (lines.length === 0 && given === 0)
    return { items: [], items_total: null, discount_total: 0, shipping_total, total_tax };
  return addingUp({ lines, shipping_total, total_tax }, total);
}

type Loose = Readonly<{ lines: readonly MirroredLine[]; shipping_total: number; total_tax: number }>;

function addingUp({ lines, shipping_total, total_tax }: Loose, total: number): MirroredParts {
  const sum = lines.reduce((all, line) => all + line.total, 0);
  const off = total - sum - shipping_total - total_tax;
  let over = Math.max(0, -off);
  const take = (from: number): number => {
    const taken = Math.min(from, over);
    over -= taken;
    return from - taken;
  };
  const items = [
    ...lines.map((line) => ({ ...line, total: take(line.total) })),
    ...(off > 0 ? [wholeLine(OTHER, off)] : []),
  ];
  const shipping = take(shipping_total);
  const tax = take(total_tax);
  const items_total = items.reduce((all, { subtotal }) => all + subtotal, 0);
  const left = items.reduce((all, line) => all + line.total, 0);
  return {
    items,
    items_total,
    discount_total: items_total - left,
    shipping_total: shipping,
    total_tax: tax,
  };
}

const wholeLine = (
  name: string,
  amount: number,
  product_id: number | null = null,
  sku = '',
): MirroredLine => ({
  ...{ product_id, name, sku, quantity: 1, price: amount },
  ...{ subtotal: amount, total: amount },
});

/** Price times quantity is the subtotal; where that does not come out even, the line is one piece that says how many it was. */
function soldLine(line: Foreign, currency: string): MirroredLine {
  const quantity = Math.min(idOf(line.quantity) ?? 1, QUANTITY_MAX);
  const paid = Math.max(0, foreignMinor(line.total, currency) ?? 0);
  const subtotal = Math.max(paid, foreignMinor(line.subtotal, currency) ?? paid);
  const product_id = idOf(line.product_id) ?? null;
  const name = textOf(line.name) || textOf(line.sku) || 'Item';
  const isEven = subtotal % quantity === 0;
  const known = wholeLine(isEven ? name : `${name} × ${quantity}`, subtotal, product_id, textOf(line.sku));
  return { ...known, ...(isEven && { quantity, price: subtotal / quantity }), total: paid };
}

/** A discount may come as a fee below zero; it is no line, and counts by the total. */
const feeLine = (line: Foreign, currency: string): MirroredLine =>
  wholeLine(textOf(line.name) || 'Fee', foreignMinor(line.total, currency) ?? 0);

/** More lines than an order keeps are one, at the end. */
function together(lines: readonly MirroredLine[]): readonly MirroredLine[] {
  if (lines.length <= LINES_MAX) return lines;
  const rest = lines.slice(LINES_MAX - 1);
  const sumOf = (of: 'subtotal' | 'total') => rest.reduce((sum, line) => sum + line[of], 0);
  const last = wholeLine(`${rest.length} more items`, sumOf('subtotal'));
  return [...lines.slice(0, LINES_MAX - 1), { ...last, total: sumOf('total') }];
}
