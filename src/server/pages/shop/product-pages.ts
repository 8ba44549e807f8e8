import type { Product } from '#contract/products.ts';
import { CART_QUANTITY_MAX } from '#domain/orders/cart.ts';
import { drawingOf } from '#domain/orders/product-picture.ts';
import { type Html, html } from '../../http/html.ts';
import { noticeBox, type Shop, shopPage } from './shop-page.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';
import { priceWords } from './subscription-parts.ts';
import { type WalletLook, walletSubmits } from './wallet-buttons.ts';

type Listing = Readonly<{ products: readonly Product[]; page: number; pages: number }>;

export const productsPage = (shop: Shop, { products, page, pages }: Listing): string =>
  shopPage(shop, {
    title: copy.products,
    body: html`<h1>${copy.products}</h1>
${products.length === 0 && html`<p class="muted">${copy.noProducts}</p>`}
<ul class="shelf">${products.map((product) => onShelf(shop, product))}</ul>
${pages > 1 && paging(page, pages)}`,
  });

const address = ({ slug }: Product): string => `/product/${encodeURIComponent(slug)}`;

const tile = ({ name }: Product): Html =>
  html`<div class="tile"><svg viewBox="0 0 64 48" aria-hidden="true"><path d="${drawingOf(name)}"/></svg></div>`;

const onShelf = (shop: Shop, product: Product): Html =>
  html`<li class="product">${tile(product)}
<h2><a href="${address(product)}">${product.name}</a></h2>
<p class="price">${priceWords(shop, product)}</p>
${product.stock === 0 && html`<p class="muted small">${copy.soldOut}</p>`}
</li>`;

const paging = (page: number, pages: number): Html =>
  html`<nav class="foot" aria-label="${copy.products}">
<span>${page > 1 && html`<a href="/?page=${page - 1}" rel="prev">${copy.previous}</a>`}</span>
<span>${page < pages && html`<a href="/?page=${page + 1}" rel="next">${copy.next}</a>`}</span>
</nav>`;

type Shown = Readonly<{ wasAdded: boolean; express?: WalletLook | undefined }>;

export const productPage = (shop: Shop, product: Product, { wasAdded, express }: Shown): string =>
  shopPage(shop, {
    title: product.name,
    body: html`${wasAdded && noticeBox({ kind: 'success', title: copy.added, end: html`<p><a href="/checkout">${copy.goToCheckout}</a></p>` })}
<div class="split">
${tile(product)}
<div class="stack">
<h1>${product.name}</h1>
<p class="price">${priceWords(shop, product)}</p>
<p class="muted">${product.description}</p>
${product.stock === 0 ? html`<p><strong>${copy.soldOut}</strong></p>` : buying(product, express)}
</div>
</div>`,
  });

const buying = ({ id, stock }: Product, express: WalletLook | undefined): Html =>
  html`${stock !== null && html`<p class="small muted">${copy.left(stock)}</p>`}
<form class="row" method="post" action="/cart">
<input type="hidden" name="action" value="add"><input type="hidden" name="product_id" value="${id}">
<label for="quantity">${copy.quantity}</label>
<input class="input quantity" id="quantity" name="quantity" type="number" inputmode="numeric" min="1" max="${Math.min(stock ?? CART_QUANTITY_MAX, CART_QUANTITY_MAX)}" value="1" required>
<button class="button" type="submit">${copy.add}</button>
${express && walletSubmits(express)}
</form>`;
