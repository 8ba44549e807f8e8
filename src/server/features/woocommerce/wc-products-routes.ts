import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { Product } from '#contract/products.ts';
import * as contract from '#contract/woocommerce/products.ts';
import { decimalText, minorOf } from '#domain/woocommerce/decimal-text.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { pageWithTotals, rowsOf, wcLink } from './wc-page.ts';

type Asked = Received<typeof contract.listWcProducts>;

/** When a product was made is not kept: they are listed by their numbers instead, which were given in that order. */
const SORTS = {
  date: 'id',
  modified: 'id',
  menu_order: 'id',
  popularity: 'id',
  rating: 'id',
  id: 'id',
  title: 'name',
  slug: 'slug',
  price: 'price',
  include: 'include',
} as const;

const UNKNOWN = ['category', 'tag', 'shipping_class', 'attribute', 'attribute_term', 'tax_class'] as const;
const TIMES = ['after', 'before', 'modified_after', 'modified_before'] as const;

/** A filter by something this store does not have would pretend to choose: it is refused by its name. */
function refuseUnknown(asked: Asked): void {
  const sent = [...UNKNOWN, ...TIMES].filter((name) => asked[name] !== undefined);
  if (sent.length === 0) return;
  const words = 'This store does not keep this of its products.';
  throw fail('rest_invalid_param', { params: Object.fromEntries(sent.map((name) => [name, words])) });
}

/** No product is in the bin, grouped, on sale or featured here. */
const isNowhere = ({
  status,
  type,
  featured,
  on_sale,
  stock_status,
  parent,
  parent_exclude,
}: Asked): boolean =>
  !['any', 'publish', 'draft'].includes(status) ||
  (type !== undefined && !['simple', 'subscription'].includes(type)) ||
  featured === true ||
  on_sale === true ||
  stock_status === 'onbackorder' ||
  (parent !== undefined && !parent.includes('0')) ||
  (parent_exclude?.includes('0') ?? false);

async function listProducts(context: Context, asked: Asked) {
  refuseUnknown(asked);
  const { store } = context;
  const { currency } = await store.profile();
  const { status, type, stock_status } = asked;
  const priced = (name: 'min_price' | 'max_price') => {
    const text = asked[name];
    const price = text === undefined ? undefined : minorOf(text, currency);
    // A price that the currency has no coin for is none; passing over it would choose everything.
    if (text !== undefined && price === undefined)
      throw fail('rest_invalid_param', {
        params: { [name]: `${text} is no price in ${currency.toUpperCase()}.` },
      });
    return price;
  };
  const found = isNowhere(asked)
    ? { data: [], total_count: 0 }
    : await store.rest.listProducts({
        ...rowsOf(asked),
        sort: SORTS[asked.orderby],
        direction: asked.order ?? 'desc',
        ...{ include: asked.include, exclude: asked.exclude, search: asked.search, slug: asked.slug },
        ...{ skus: asked.sku, sku_part: asked.search_sku },
        status: status === 'publish' || status === 'draft' ? status : undefined,
        isSubscription: type && type === 'subscription',
        price_min: priced('min_price'),
        price_max: priced('max_price'),
        stock: stock_status === 'instock' || stock_status === 'outofstock' ? stock_status : undefined,
      });
  const data = found.data.map((product) => wcProduct(context, product));
  return pageWithTotals(context, '/products', asked, { ...found, data });
}

/** What this store does not know of a product is there all the same, and empty: tools read every field. */
function wcProduct(context: Context, product: Product): contract.WcProduct {
  const { id, name, slug, sku, price, currency, stock, description, status, paid_every } = product;
  const text = decimalText(price, currency);
  const isThere = stock === null || stock > 0;
  return {
    ...{ id, name, slug, sku, description, status: status === 'draft' ? 'draft' : 'publish' },
    permalink: `${context.config.publicUrl}/product/${slug}`,
    ...{ date_created: null, date_created_gmt: null, date_modified: null, date_modified_gmt: null },
    type: paid_every === null ? 'simple' : 'subscription',
    ...{ featured: false, catalog_visibility: 'visible', short_description: '', global_unique_id: '' },
    ...{ price: text, regular_price: text, sale_price: '', price_html: '', on_sale: false },
    ...{ date_on_sale_from: null, date_on_sale_from_gmt: null },
    ...{ date_on_sale_to: null, date_on_sale_to_gmt: null },
    ...{ purchasable: status === 'publish', total_sales: 0, virtual: false, downloadable: false },
    ...{ downloads: [], download_limit: -1, download_expiry: -1, external_url: '', button_text: '' },
    ...{ tax_status: 'taxable', tax_class: '', manage_stock: stock !== null, stock_quantity: stock },
    stock_status: isThere ? 'instock' : 'outofstock',
    ...{ backorders: 'no', backorders_allowed: false, backordered: false, low_stock_amount: null },
    ...{ sold_individually: false, weight: '', dimensions: { length: '', width: '', height: '' } },
    ...{ shipping_required: true, shipping_taxable: true, shipping_class: '', shipping_class_id: 0 },
    ...{ reviews_allowed: false, average_rating: '0.00', rating_count: 0 },
    ...{ related_ids: [], upsell_ids: [], cross_sell_ids: [], parent_id: 0, purchase_note: '' },
    ...{ categories: [], tags: [], images: [], has_options: false, attributes: [] },
    ...{ default_attributes: [], variations: [], grouped_products: [], menu_order: 0, meta_data: [] },
    _links: { self: wcLink(context, `/products/${id}`), collection: wcLink(context, '/products') },
  };
}

export async function readProduct(
  context: Context,
  id: number,
  changing?: true,
): Promise<contract.WcProduct> {
  const product = await context.store.findProduct(id);
  if (!product) throw fail('woocommerce_rest_product_invalid_id', changing ? { changing } : {});
  return wcProduct(context, product);
}

export const wcProductsRoutes: readonly Route[] = [
  route(contract.listWcProducts, listProducts),
  route(contract.listWcCategories, (context, asked) =>
    pageWithTotals(context, '/products/categories', asked, { data: [], total_count: 0 }),
  ),
  route(contract.getWcProduct, (context, { id }) => readProduct(context, id)),
];
