import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import type { WrittenOrder } from '#contract/woocommerce/order-writes.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { CURRENCY_CODES } from '#domain/shared/currency-codes.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { metaAfter } from '#domain/woocommerce/meta-after.ts';
import { orderSums } from '#domain/woocommerce/written-lines.ts';
import { hasTakenStock, statusRefusal } from '#domain/woocommerce/written-status.ts';
import type { Database } from '../../db/database.ts';
import type { OfTools } from '../../db/schema/schema-store.ts';
import type { Deps } from '../../deps.ts';
import { putBackStock, takeStock } from '../stock.ts';
import type { ActingBy } from '../store-rest.ts';
import { tellCustomer } from '../tell-customer.ts';
import { fieldsSent, noteWrite } from './audit-write.ts';
import { billingAfter, placeAfter, textsSent } from './order-fields.ts';
import { linesAfter, moneyOf, readLines, shippingAfter, writeLines } from './order-lines.ts';
import {
  LINE_WORDS,
  PAID_CURRENCY,
  PAID_DELETE,
  PAID_LINES,
  RENEWED_DELETE,
  STATUS_WORDS,
} from './order-writes-copy.ts';

type Writing = Pick<Deps, 'db' | 'now'>;
const TEXTS = ['customer_note', 'payment_method', 'payment_method_title', 'transaction_id'] as const;

const invalid = (field: string, words: string) => fail('rest_invalid_param', { params: { [field]: words } });

/** Writes an order that a tool took elsewhere. It waits for its payment unless the tool says otherwise; no money moves. */
export const createRestOrder = (
  { db, now }: Writing,
  { sent, currency: storeCurrency, by }: Readonly<{ sent: WrittenOrder; currency: string; by: ActingBy }>,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const created = utcInstant(now());
    const currency = (sent.currency ?? storeCurrency).toLowerCase();
    if (!CURRENCY_CODES.includes(currency.toUpperCase())) throw fail('order_invalid_currency');
    const { rows } = await sql<{ id: number }>`
      with next as (select nextval(pg_get_serial_sequence('orders', 'id')) as id)
      insert into orders (id, number, status, currency, total, items_total, created, of_tools)
      select id, id::text, 'pending', ${currency}, 0, 0, ${created}, '{"made": true}' from next
      returning id`.execute(trx);
    const id = rows[0]?.id ?? 0;
    await applyWritten({ db: trx, now }, id, sent);
    await noteWrite(trx, now, by, about('order.create', id, sent));
    return id;
  });

/** Changes what was sent of it. Answers whether there is such an order. */
export const updateRestOrder = (
  { db, now }: Writing,
  id: number,
  { sent, by }: Readonly<{ sent: WrittenOrder; by: ActingBy }>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await applyWritten({ db: trx, now }, id, sent))) return false;
    await noteWrite(trx, now, by, about('order.change', id, sent));
    return true;
  });

const lockOrder = (trx: Database, id: number) =>
  trx
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'currency',
      'customer_id',
      'billing',
      'shipping',
      'payment_intent_id',
      'of_tools',
    ])
    .select(['total', 'items_total', 'shipping_total', 'total_tax', 'sandbox_record'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function applyWritten({ db: trx, now }: Writing, id: number, sent: WrittenOrder): Promise<boolean> {
  const order = await lockOrder(trx, id);
  if (!order) return false;
  const { status: from, currency } = order;
  const money = await moneyOf(trx, order);
  const tools: OfTools = order.of_tools ?? {};
  if (sent.currency !== undefined && sent.currency.toLowerCase() !== currency)
    throw invalid('currency', PAID_CURRENCY);
  if (sent.customer_id !== undefined) await demandCustomer(trx, sent.customer_id);
  const sums = await sumsAfter(trx, order, sent, money);
  // Said to be paid where nothing waits to be paid, nothing happens: as in every store.
  const pays = sent.set_paid === true && (from === 'pending' || from === 'failed') && money === 'none';
  const to = sent.status ?? (pays ? 'processing' : from);
  const refusal = statusRefusal({ from, to, money, isOfSandboxLeft: order.sandbox_record !== null });
  if (refusal) throw invalid('status', STATUS_WORDS[refusal]);
  const stock_taken = await moveStock(trx, id, tools, hasTakenStock(to));
  const after: OfTools = {
    ...tools,
    ...textsSent(sent, TEXTS),
    ...(sent.meta_data && { meta: metaAfter(tools.meta ?? [], sent.meta_data) }),
    ...((pays || (tools.made && isPaid(to))) && { paid: tools.paid ?? utcInstant(now()) }),
    ...(tools.made && { stock_taken }),
  };
  await trx
    .updateTable('orders')
    .set({
      ...sums,
      status: to,
      ...(sent.customer_id !== undefined && { customer_id: sent.customer_id || null }),
      ...(sent.billing && { billing: JSON.stringify(billingAfter(order.billing, sent.billing)) }),
      ...(sent.shipping && { shipping: JSON.stringify(placeAfter(order.shipping, sent.shipping)) }),
      of_tools: JSON.stringify(after),
      modified: sql`greatest(now(), created)`,
    })
    .where('id', '=', id)
    .execute();
  if (to === 'completed' && from === 'processing')
    await tellCustomer(trx, { order_id: id, mail: 'completed' });
  return true;
}

const isPaid = (status: OrderStatus): boolean => status === 'processing' || status === 'completed';

type Locked = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** What it comes to, where lines were sent. What a payment is for stays as it was paid. */
async function sumsAfter(trx: Database, order: Locked, sent: WrittenOrder, money: string) {
  if (!sent.line_items && !sent.shipping_lines) return {};
  const { id, currency, payment_intent_id, total_tax } = order;
  if (payment_intent_id !== null || money !== 'none')
    throw invalid(sent.line_items ? 'line_items' : 'shipping_lines', PAID_LINES);
  const at = { order_id: id, currency };
  const before = await readLines(trx, id);
  const lines = await linesAfter(trx, before, sent.line_items ?? [], at);
  const shipping_total = shippingAfter(order.shipping_total, sent.shipping_lines, at);
  const sums = orderSums(lines, { shipping_total, total_tax });
  if (![sums.items_total, sums.total].every(Number.isSafeInteger))
    throw invalid('line_items', LINE_WORDS.too_much);
  if (sent.line_items) {
    // What was on its way is put back first; the new lines are taken with the status.
    if (order.of_tools?.stock_taken) await putBackStock(trx, before);
    await writeLines(trx, id, lines);
    if (order.of_tools?.stock_taken) await takeStock(trx, lines);
  }
  return { ...sums, shipping_total };
}

async function demandCustomer(trx: Database, id: number): Promise<void> {
  if (id === 0) return;
  const found = await trx.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw fail('woocommerce_rest_invalid_customer_id');
}

/** The shelf follows orders that a tool made; those of the checkout have their own way. */
async function moveStock(trx: Database, id: number, tools: OfTools, isTaken: boolean): Promise<boolean> {
  const was = tools.stock_taken === true;
  if (!tools.made || was === isTaken) return was;
  const lines = await readLines(trx, id);
  if (isTaken) await takeStock(trx, lines);
  else await putBackStock(trx, lines);
  return isTaken;
}

/** Removes it for good. What somebody paid for, or subscribed to, stays. */
export const deleteRestOrder = ({ db, now }: Writing, id: number, by: ActingBy): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) return false;
    const { rows } = await sql<{ refunded: boolean; subscribed: boolean; checkout: boolean }>`
      select exists (select from order_refunds where order_id = ${id}) as refunded,
        exists (select from checkouts where order_id = ${id}) as checkout,
        exists (select from subscription_orders where order_id = ${id})
          or exists (select from subscriptions where first_order_id = ${id}) as subscribed`.execute(trx);
    const [ties] = rows;
    if (order.payment_intent_id !== null || ties?.refunded || ties?.checkout)
      throw fail('woocommerce_rest_cannot_delete', { reason: PAID_DELETE });
    if (ties?.subscribed) throw fail('woocommerce_rest_cannot_delete', { reason: RENEWED_DELETE });
    await moveStock(trx, id, order.of_tools ?? {}, false);
    await trx.deleteFrom('orders').where('id', '=', id).execute();
    await noteWrite(trx, now, by, {
      ...{
        action: 'order.delete',
        object_kind: 'order',
        object_id: String(id),
        after: { status: order.status },
      },
    });
    return true;
  });

const about = (action: string, id: number, sent: WrittenOrder) => ({
  ...{ action, object_kind: 'order', object_id: String(id) },
  after: { ...(sent.status && { status: sent.status }), fields: fieldsSent(sent) },
});
