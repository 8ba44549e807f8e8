import type { FastifyInstance } from 'fastify';
import { addToCart, setQuantity } from '#domain/orders/cart.ts';
import type { Deps } from '../../deps.ts';
import type { CountAtTill } from '../../http/rate-limits.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { findProduct, findProductBySlug, listProducts } from '../../store/store-products.ts';
import { formOf, readForms, textOf } from '../sign-in/sign-in-request.ts';
import { keepCart, readKeptCart } from './cart-cookie.ts';
import { changeCurrency } from './change-currency.ts';
import { checkoutPages } from './checkout-pages.ts';
import { CURRENCY_PATH } from './currency-parts.ts';
import { productPage, productsPage } from './product-pages.ts';
import { messagePage } from './shop-page.ts';
import { sendShop, type VisitHandler, visited } from './shop-request.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';
import { STOREFRONT_STYLE, STOREFRONT_STYLE_PATH } from './storefront-style.ts';
import { isForSale, sellsSubscriptions } from './subscription-parts.ts';
import { readWallet, readWalletLook } from './wallet-buttons.ts';

const FORM_BYTES_MAX = 16_384;
const YEAR_S = 31_536_000;
const PAGE_SIZE = 24;

/** The shop itself: pages without script, which a customer can use before, and without, anything else of ours. */
export async function storefrontPages(
  app: FastifyInstance,
  deps: Deps,
  countAtTill: CountAtTill,
): Promise<void> {
  app.get(STOREFRONT_STYLE_PATH, async (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(STOREFRONT_STYLE),
  );
  app.get('/', visited(deps, showProducts));
  app.get('/product/:slug', visited(deps, showProduct));
  await app.register(async (forms) => {
    readForms(forms);
    const options = { bodyLimit: FORM_BYTES_MAX };
    const publicOrigin = new URL(deps.config.publicUrl).origin;
    forms.addHook('preHandler', async (request, reply) => {
      if (request.method === 'POST' && isCrossSite(request.headers, publicOrigin))
        return sendShop(reply, 403, copy.crossSite);
    });
    forms.post('/cart', options, visited(deps, changeCart));
    forms.post(CURRENCY_PATH, options, visited(deps, changeCurrency));
    checkoutPages(forms, deps, { ...options, countAtTill });
  });
}

const showProducts: VisitHandler = async ({ deps, request, reply, shop }) => {
  const asked = Number(textOf(request.query, 'page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const { data, total_count } = await listProducts(deps.db, {
    isBoughtOnce: !(await sellsSubscriptions(deps.db)),
    status_is: 'publish',
    sort: 'name',
    direction: 'asc',
    page,
    pagesize: PAGE_SIZE,
  });
  const pages = Math.ceil(total_count / PAGE_SIZE);
  return sendShop(reply, 200, productsPage(shop, { products: data.map(shop.money.priced), page, pages }));
};

const showProduct: VisitHandler = async ({ deps, request, reply, shop }) => {
  const product = await findProductBySlug(deps.db, textOf(request.params, 'slug') ?? '');
  if (!product || !isForSale(product, await sellsSubscriptions(deps.db)))
    return sendShop(reply, 404, messagePage(shop, copy.missing, copy.missingText));
  const shown = {
    wasAdded: textOf(request.query, 'added') === '1',
    express: await readWalletLook(deps),
  };
  return sendShop(reply, 200, productPage(shop, shop.money.priced(product), shown));
};

/** A cart that changed is a new order, so what comes after it has a new key. */
const changeCart: VisitHandler = async ({ deps, request, reply }) => {
  const form = formOf(request);
  const product = await findProduct(deps.db, numberOf(form.get('product_id')));
  if (!product || !isForSale(product, await sellsSubscriptions(deps.db)))
    return reply.redirect('/checkout', 303);
  const { cart } = readKeptCart(request);
  const quantity = form.get('remove') === 'yes' ? 0 : numberOf(form.get('quantity'));
  const isAdding = form.get('action') === 'add';
  keepCart(reply, deps.config, (isAdding ? addToCart : setQuantity)(cart, product.id, quantity));
  const wallet = readWallet(form.get('wallet'));
  if (isAdding && wallet) return reply.redirect(`/checkout?wallet=${wallet}`, 303);
  return reply.redirect(isAdding ? `/product/${encodeURIComponent(product.slug)}?added=1` : '/checkout', 303);
};

const numberOf = (text: string | null): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
