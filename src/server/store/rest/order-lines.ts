import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import type { WrittenOrder } from '#contract/woocommerce/order-writes.ts';
import { minorOf } from '#domain/woocommerce/decimal-text.ts';
import { lineOfId, shippingLineId } from '#domain/woocommerce/line-id.ts';
import { type KeptLine, lineAfter, type SoldProduct } from '#domain/woocommerce/written-lines.ts';
import type { Database } from '../../db/database.ts';
import { LINE_WORDS, SECOND_SHIPPING, TOO_MANY_LINES } from './order-writes-copy.ts';

type Lines = NonNullable<WrittenOrder['line_items']>;
const LINE_MAX = 900;

const invalid = (field: string, words: string) => fail('rest_invalid_param', { params: { [field]: words } });

/** The lines of an order after what was sent: with an id one changes, without one is added, and the others stay. */
export async function linesAfter(
  trx: Database,
  kept: readonly KeptLine[],
  sent: Lines,
  { order_id, currency }: Readonly<{ order_id: number; currency: string }>,
): Promise<KeptLine[]> {
  const lines = new Map(kept.map((line) => [line.line, line]));
  for (const [nth, { id, product_id, sku, name, quantity, subtotal, total }] of sent.entries()) {
    const known = id === undefined ? undefined : lines.get(lineOfId(order_id, id) ?? 0);
    if (id !== undefined && !known) throw fail('woocommerce_rest_invalid_item_id');
    const line = known?.line ?? Math.max(0, ...lines.keys()) + 1;
    if (line > LINE_MAX) throw invalid('line_items', TOO_MANY_LINES);
    if (known && (product_id === null || name === null)) {
      lines.delete(line);
      continue;
    }
    const product = await findSold(trx, { product_id, sku });
    const written = { product, name: name ?? undefined, quantity, subtotal, total };
    const after = lineAfter(known, written, { line, currency });
    if (after === 'removed') lines.delete(line);
    else if ('line' in after) lines.set(line, after);
    else if (after.problem === 'reference') throw fail('woocommerce_rest_required_product_reference');
    else throw invalid(`line_items.${nth}.${after.field}`, LINE_WORDS[after.problem]);
  }
  return [...lines.values()].sort((a, b) => a.line - b.line);
}

/** The sku wins over the number, as in every store. */
async function findSold(
  trx: Database,
  { product_id, sku }: Pick<Lines[number], 'product_id' | 'sku'>,
): Promise<SoldProduct | undefined> {
  if (!sku && !product_id) return undefined;
  const found = await trx
    .selectFrom('products')
    .select(['id', 'name', 'sku', 'price', 'currency'])
    .where((eb) => (sku ? eb('sku', '=', sku) : eb('id', '=', product_id ?? 0)))
    .orderBy('id')
    .executeTakeFirst();
  if (!found) throw fail('woocommerce_rest_invalid_product_id', { name: sku || String(product_id) });
  return found;
}

/** What sending costs after what was sent of it: an order has one such line here. */
export function shippingAfter(
  kept: number,
  sent: WrittenOrder['shipping_lines'],
  { order_id, currency }: Readonly<{ order_id: number; currency: string }>,
): number {
  const [line] = sent ?? [];
  if (!line) return kept;
  if (line.id !== undefined && (line.id !== shippingLineId(order_id) || kept === 0))
    throw fail('woocommerce_rest_invalid_item_id');
  if (line.id === undefined && kept > 0) throw invalid('shipping_lines', SECOND_SHIPPING);
  if (line.id !== undefined && line.method_id === null) return 0;
  if (line.id === undefined && !line.method_id) throw fail('woocommerce_rest_invalid_shipping_item');
  if (line.total === undefined) return kept;
  const total = minorOf(line.total, currency);
  if (total === undefined) throw invalid('shipping_lines.0.total', LINE_WORDS.amount);
  return total;
}

export async function writeLines(trx: Database, order_id: number, lines: readonly KeptLine[]): Promise<void> {
  await trx.deleteFrom('order_items').where('order_id', '=', order_id).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('order_items')
    .values(lines.map((line) => ({ ...line, order_id, subtotal: line.price * line.quantity })))
    .execute();
}

export const readLines = (trx: Database, order_id: number): Promise<KeptLine[]> =>
  trx
    .selectFrom('order_items')
    .select(['line', 'product_id', 'name', 'sku', 'quantity', 'price', 'total'])
    .where('order_id', '=', order_id)
    .orderBy('line')
    .execute();

/** What the provider has of its money. What nobody has heard of yet is taken for open. */
export async function moneyOf(
  trx: Database,
  { id, payment_intent_id }: Readonly<{ id: number; payment_intent_id: string | null }>,
): Promise<'none' | 'open' | 'taken'> {
  const { rows } = await sql<{ status: string | null; at_checkout: boolean }>`
    select (select status from payment_intents where id = ${payment_intent_id} limit 1) as status,
      exists (select from checkouts where order_id = ${id} and state in ('open', 'requires_action')) as at_checkout`.execute(
    trx,
  );
  const { status = null, at_checkout = false } = rows[0] ?? {};
  if (status === 'succeeded') return 'taken';
  if (at_checkout) return 'open';
  if (payment_intent_id === null || status === 'canceled' || status === 'requires_payment_method')
    return 'none';
  return 'open';
}
