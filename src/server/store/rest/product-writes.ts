import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import type { WrittenProduct } from '#contract/woocommerce/catalogue-writes.ts';
import { minorOf } from '#domain/woocommerce/decimal-text.ts';
import { slugOf } from '#domain/woocommerce/slug-of.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ActingBy } from '../store-rest.ts';
import { fieldsSent, noteWrite } from './audit-write.ts';
import { LINE_WORDS } from './order-writes-copy.ts';

type Writing = Pick<Deps, 'db' | 'now'>;

/** Two that want the same name or number at once: the second waits, and sees the first. */
const lockCatalogue = (trx: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(trx);

export const createRestProduct = (
  { db, now }: Writing,
  { sent, currency, by }: Readonly<{ sent: WrittenProduct; currency: string; by: ActingBy }>,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockCatalogue(trx);
    const name = sent.name ?? 'Product';
    const { id } = await trx
      .insertInto('products')
      .values({
        ...{ name, sku: '', price: 0, currency, stock: null, status: 'publish', paid_every: null },
        ...(await fieldsOf(trx, 0, sent, { currency, stock: null })),
        slug: await freeSlug(trx, 0, sent.slug || slugOf(name)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteWrite(trx, now, by, about('product.create', id, sent));
    return id;
  });

export const updateRestProduct = (
  { db, now }: Writing,
  id: number,
  { sent, by }: Readonly<{ sent: WrittenProduct; by: ActingBy }>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockCatalogue(trx);
    const product = await trx
      .selectFrom('products')
      .select(['currency', 'stock'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!product) return false;
    const fields = await fieldsOf(trx, id, sent, product);
    const slug = sent.slug ? { slug: await freeSlug(trx, id, sent.slug) } : {};
    const changed = { ...fields, ...slug };
    if (Object.keys(changed).length > 0)
      await trx.updateTable('products').set(changed).where('id', '=', id).execute();
    await noteWrite(trx, now, by, about('product.change', id, sent));
    return true;
  });

/** Orders keep its name; their lines point nowhere from now on. */
export const deleteRestProduct = ({ db, now }: Writing, id: number, by: ActingBy): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('products').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await noteWrite(trx, now, by, about('product.delete', id, {}));
    return true;
  });

type Kept = Readonly<{ currency: string; stock: number | null }>;

async function fieldsOf(trx: Database, id: number, sent: WrittenProduct, kept: Kept) {
  const { name, status, description, sku, regular_price } = sent;
  if (sku) await demandFreeSku(trx, id, sku);
  const price = regular_price === undefined ? undefined : minorOf(regular_price || '0', kept.currency);
  if (regular_price !== undefined && price === undefined)
    throw fail('rest_invalid_param', { params: { regular_price: LINE_WORDS.amount } });
  const stock = stockAfter(sent, kept.stock);
  return {
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    ...(description !== undefined && { description }),
    ...(sku !== undefined && { sku }),
    ...(price !== undefined && { price }),
    ...(stock !== kept.stock && { stock }),
  };
}

/** Nobody counts what has no number; saying that it is gone counts it. */
function stockAfter({ manage_stock, stock_quantity, stock_status }: WrittenProduct, kept: number | null) {
  if (manage_stock === false) return stock_status === 'outofstock' ? 0 : null;
  if (stock_quantity !== undefined) return manage_stock === true ? (stock_quantity ?? 0) : stock_quantity;
  if (stock_status === 'outofstock') return 0;
  return manage_stock === true ? (kept ?? 0) : kept;
}

async function demandFreeSku(trx: Database, id: number, sku: string): Promise<void> {
  const taken = await trx
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) throw fail('product_invalid_sku');
}

/** Its name in addresses, with a number behind it where another product has it. */
async function freeSlug(trx: Database, id: number, wanted: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from products where id <> ${id} and (slug = ${wanted} or slug like ${`${wanted}-%`})`.execute(
    trx,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  let nth = 2;
  while (taken.has(`${wanted}-${nth}`)) nth += 1;
  return taken.has(wanted) ? `${wanted}-${nth}` : wanted;
}

const about = (action: string, id: number, sent: WrittenProduct) => ({
  ...{ action, object_kind: 'product', object_id: String(id), after: { fields: fieldsSent(sent) } },
});
