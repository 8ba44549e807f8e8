import { foreignMinor, idOf, isForeign, textOf } from './foreign-fields.ts';
import { plainText } from './plain-text.ts';

export type MirroredProduct = Readonly<{
  id: number;
  slug: string;
  name: string;
  sku: string;
  price: number;
  currency: string;
  stock: number | null;
  description: string;
  status: 'publish' | 'draft';
}>;

const DESCRIPTION_MAX = 2000;
const STOCK_MAX = 2_000_000_000;

/** Prices have no currency of their own: they are in the store's. What is not counted has no stock. */
export function readForeignProduct(value: unknown, currency: string): MirroredProduct | undefined {
  if (!isForeign(value)) return undefined;
  const id = idOf(value.id);
  if (id === undefined) return undefined;
  const counted = Number(textOf(value.stock_quantity));
  const isCounted = value.manage_stock === true && Number.isFinite(counted);
  return {
    id,
    // Drafts share an empty one, and names of pages are unique here.
    slug: textOf(value.slug) || `product-${id}`,
    name: textOf(value.name) || `Product ${id}`,
    sku: textOf(value.sku),
    price: Math.max(0, foreignMinor(value.price, currency) ?? 0),
    currency,
    stock: isCounted ? Math.trunc(Math.min(Math.max(counted, -STOCK_MAX), STOCK_MAX)) : null,
    description: plainText(textOf(value.short_description) || textOf(value.description), DESCRIPTION_MAX),
    status: textOf(value.status) === 'publish' ? 'publish' : 'draft',
  };
}
