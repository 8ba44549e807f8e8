import type { StoreProfile } from '#contract/page-settings.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { languageCopy } from '#domain/shared/language-copy.ts';
import { money } from '#domain/shared/money.ts';
import { directionOf } from '#domain/shared/text-direction.ts';
import { type Html, html } from '../../http/html.ts';
import { currencyNotice, currencySwitcher } from './currency-parts.ts';
import type { ShopCurrency } from './shop-currency.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';
import { STOREFRONT_STYLE_PATH } from './storefront-style.ts';

/** What every page of the shop knows: whose it is, what the cart holds, and whether the visitor runs it. */
export type Shop = Readonly<{
  store: StoreProfile;
  itemCount: number;
  isTest: boolean;
  isStaff: boolean;
  money: ShopCurrency;
  /** What customers read of the business; empty where the merchant has not said. */
  business: Readonly<{ email: string; phone: string; statement: string }>;
  /** The address of this page, for a form that returns to it. */
  here: string;
}>;

type Page = Readonly<{ title: string; body: Html; refreshS?: number }>;

export const shopPage = (shop: Shop, { title, body, refreshS }: Page): string =>
  html`<!doctype html>
<html lang="${shop.store.locale.replaceAll('_', '-')}" dir="${directionOf(languageCopy.tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refreshS !== undefined && html`<meta http-equiv="refresh" content="${refreshS}">`}
<title>${title} – ${shop.store.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STOREFRONT_STYLE_PATH}">
</head>
<body>
<a class="skip" href="#content">${copy.skip}</a>
${shop.isTest && html`<aside class="banner" aria-label="${copy.shop}">${copy.testMode}</aside>`}
<header class="top">
<a class="name" href="/">${shop.store.name}</a>
<nav aria-label="${copy.shop}">
<a href="/">${copy.shop}</a>
<a href="/checkout">${copy.cart(shop.itemCount)}</a>
${shop.isStaff && html`<a href="/wp-admin/" target="_top">${copy.admin}</a>`}
</nav>
${currencySwitcher(shop)}
</header>
<main id="content">
${currencyNotice(shop)}
${body}
</main>
${support(shop)}
</body>
</html>
`.markup;

/** Whom to ask stands on every page, as soon as there is somebody. */
const support = ({ business: { email, phone } }: Shop): Html | false =>
  (email !== '' || phone !== '') &&
  html`<footer class="bottom small muted" aria-label="${copy.support}"><p class="row"><span>${copy.questions}</span>${email !== '' && html`<a href="mailto:${email}" dir="ltr">${email}</a>`}${phone !== '' && html`<a href="tel:${phone}" dir="ltr">${phone}</a>`}</p></footer>`;

/** Prices read as the shop's own language writes them. */
export const priceOf = ({ store }: Pick<Shop, 'store'>, amount: number, currency: string): string =>
  formatMoney(money(amount, currency), { locale: store.locale.replaceAll('_', '-') });

type Notice = Readonly<{ kind: 'success' | 'warning' | 'error'; title?: string; words?: string; end?: Html }>;

export const noticeBox = ({ kind, title, words, end }: Notice): Html =>
  html`<div class="notice" data-kind="${kind}" role="${kind === 'error' ? 'alert' : 'status'}">${title && html`<p><strong>${title}</strong></p>`}${words && html`<p>${words}</p>`}${end}</div>`;

/** A page that only says something, with a way on. */
export const messagePage = (shop: Shop, title: string, words: string): string =>
  shopPage(shop, {
    title,
    body: html`<div class="card narrow"><h1>${title}</h1><p class="muted">${words}</p><p><a class="button" href="/">${copy.keepShopping}</a></p></div>`,
  });

/** Before the shop opens there is one page, and it leads nowhere. */
export const comingSoonPage = (shop: Shop): string =>
  shopPage(
    { ...shop, itemCount: 0 },
    {
      title: copy.comingSoon,
      body: html`<div class="card narrow"><h1>${copy.comingSoon}</h1><p class="muted">${copy.comingSoonText}</p></div>`,
    },
  );
