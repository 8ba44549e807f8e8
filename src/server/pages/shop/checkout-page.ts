import type { Product } from '#contract/products.ts';
import { CART_QUANTITY_MAX } from '#domain/orders/cart.ts';
import { markLetters } from '#domain/payments/mark-letters.ts';
import { methodMark } from '#domain/payments/method-mark.ts';
import { namedCountries } from '#domain/settings/available-countries.ts';
import { isPaymentMethodId, PAYMENT_METHODS } from '#domain/settings/payment-methods.ts';
import { type Html, html } from '../../http/html.ts';
import type { FormField, FormProblems, FormValues } from './checkout-form.ts';
import { type CardWallet, forgetCardForm, saveCardChoice, savedCardChoice } from './saved-cards.ts';
import { noticeBox, priceOf, type Shop, shopPage } from './shop-page.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';
import { laterPayments } from './subscription-parts.ts';
import { visitingFromChoice } from './visiting-from.ts';
import { type WalletId, type WalletLook, walletLinks } from './wallet-buttons.ts';
import { WALLET_CARD } from './wallet-holder.ts';

export type FilledLine = Readonly<{ product: Product; quantity: number }>;

export type CheckoutView = Readonly<{
  lines: readonly FilledLine[];
  /** Made with the page: one page is one order, and one attempt one payment. */
  key: string;
  attempt: number;
  values: FormValues;
  problems?: FormProblems;
  notice?: Readonly<{ kind: 'error' | 'warning'; title: string; words: string }>;
  canPay: boolean;
  isOnlyShown: boolean;
  /** The buttons above the form, where they are wanted. */
  express?: WalletLook | undefined;
  /** Whose card pays; the form then asks for none. */
  wallet?: WalletId | undefined;
  /** Cards of this shopper, and whether another may be saved; nothing where the merchant wants none saved. */
  cards?: CardWallet | undefined;
  /** What can be chosen beside a card, and the card itself. */
  methods: readonly Readonly<{ id: string; label: string }>[];
}>;

export const totalOf = (lines: readonly FilledLine[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);

/** What the page says it will cost, to compare with what it costs when it is sent. */
export const sumOf = (lines: readonly FilledLine[]): string =>
  `${totalOf(lines)} ${lines[0]?.product.currency ?? ''}`;

export const checkoutPage = (shop: Shop, view: CheckoutView): string =>
  shopPage(shop, {
    title: copy.checkout,
    body: view.lines.length === 0 ? emptyCart(view) : filled(shop, view),
  });

const emptyCart = ({ notice }: CheckoutView): Html =>
  html`${notice && noticeBox(notice)}<div class="card narrow"><h1>${copy.emptyCart}</h1><p class="muted">${copy.emptyCartText}</p><p><a class="button" href="/">${copy.keepShopping}</a></p></div>`;

const filled = (shop: Shop, view: CheckoutView): Html => {
  const hasProblems = Object.keys(view.problems ?? {}).length > 0;
  return html`<h1>${copy.checkout}</h1>
${view.notice && noticeBox(view.notice)}
${hasProblems && noticeBox({ kind: 'error', title: copy.problemsTitle })}
<div class="split form-first">
<div class="card">${view.canPay ? html`${view.express && !view.wallet && walletLinks(view.express)}${form(shop, view)}${view.cards && forgetCardForm(view.cards)}` : html`<p>${view.isOnlyShown ? copy.onlyShown : copy.unavailable}</p>`}</div>
${cart(shop, view.lines)}
</div>`;
};

const cart = (shop: Shop, lines: readonly FilledLine[]): Html =>
  html`<section class="card" aria-labelledby="cart-title">
<h2 id="cart-title">${copy.yourCart}</h2>
<ul class="lines">${lines.map((line) => cartLine(shop, line))}</ul>
<p class="sum"><span>${copy.total}</span><span>${totalWords(shop, lines)}</span></p>
${laterPayments(
  shop,
  lines.map(({ product }) => product),
)}
<p class="small muted">${copy.shippingFree}</p>
</section>`;

const totalWords = (shop: Shop, lines: readonly FilledLine[]): string =>
  priceOf(shop, totalOf(lines), lines[0]?.product.currency ?? 'usd');

const cartLine = (shop: Shop, { product: { id, name, price, currency }, quantity }: FilledLine): Html =>
  html`<li><strong>${name}</strong><span class="price">${priceOf(shop, price * quantity, currency)}</span>
<form class="row" method="post" action="/cart">
<input type="hidden" name="action" value="set"><input type="hidden" name="product_id" value="${id}">
<input class="input quantity" name="quantity" type="number" inputmode="numeric" min="0" max="${CART_QUANTITY_MAX}" value="${quantity}" aria-label="${copy.quantityOf(name)}" required>
<button class="button quiet" type="submit" aria-label="${copy.updateOf(name)}">${copy.update}</button>
<button class="button quiet" type="submit" name="remove" value="yes" formnovalidate aria-label="${copy.removeOf(name)}">${copy.remove}</button>
<span class="small muted">${copy.each(priceOf(shop, price, currency))}</span>
</form></li>`;

const form = (shop: Shop, view: CheckoutView): Html =>
  html`<form class="stack" method="post" action="/checkout" novalidate>
<input type="hidden" name="key" value="${view.key}"><input type="hidden" name="attempt" value="${view.attempt}">
<input type="hidden" name="sum" value="${sumOf(view.lines)}">
<fieldset class="stack"><legend>${copy.contact}</legend>
${input(view, 'email', copy.email, { type: 'email', autocomplete: 'email' })}
</fieldset>
<fieldset class="stack"><legend>${copy.billing}</legend>${place(view, '', 'billing')}</fieldset>
<p class="check"><input type="checkbox" id="ship" name="ship" value="yes"${view.values.shipElsewhere && html` checked`}><label for="ship">${copy.shipElsewhere}</label></p>
<fieldset class="stack elsewhere"><legend>${copy.shipping}</legend>${place(view, 'shipping_', 'shipping')}</fieldset>
<fieldset class="stack"><legend>${copy.payment}</legend>
${view.wallet ? walletCard(view.wallet) : cardOrMethod(view)}
</fieldset>
${shop.isTest && visitingFromChoice(view.values.visiting_from)}
<button class="button wide" type="submit">${copy.pay(totalWords(shop, view.lines))}</button>
</form>`;

const cardOrMethod = (view: CheckoutView): Html =>
  html`${view.methods.length > 1 && methodChoice(view)}
<div class="stack card-fields">
${view.cards && savedCardChoice(view.cards, view.values.saved)}
${view.problems?.saved && html`<p class="field-error" role="alert">${view.problems.saved}</p>`}
<div class="stack new-card">
<p class="small muted" id="card-hint">${copy.cardHint}</p>
${input(view, 'card', copy.card, { autocomplete: 'cc-number', numeric: true, hint: 'card-hint' })}
<div class="pair">
${input(view, 'expiry', copy.expiry, { autocomplete: 'cc-exp', numeric: true })}
${input(view, 'cvc', copy.cvc, { autocomplete: 'cc-csc', numeric: true })}
</div>
${view.cards && saveCardChoice(view.values.savesCard ?? false)}
</div>
</div>`;

/** What the wallet hands over, and the way back to another card. */
const walletCard = (wallet: WalletId): Html =>
  html`<p><strong>${copy.walletCard(copy.wallets[wallet], WALLET_CARD.shown)}</strong></p>
<p class="small muted">${copy.walletText}</p>
<p><a href="/checkout">${copy.otherCard}</a></p>
<input type="hidden" name="wallet" value="${wallet}">
${(['card', 'expiry', 'cvc'] as const).map((name) => html`<input type="hidden" name="${name}" value="${WALLET_CARD[name]}">`)}`;

/** A card first; its fields fold away while another way is chosen. */
const methodChoice = ({ methods, values, problems }: CheckoutView): Html => {
  const chosen = values.method ?? 'card';
  return html`${methods.map(
    ({ id, label }) =>
      html`<p class="check"><input type="radio" id="method-${id}" name="method" value="${id}"${id === chosen && html` checked`}><label for="method-${id}">${label}</label>${markOf(id)}</p>`,
  )}${problems?.method && html`<p class="field-error" role="alert">${problems.method}</p>`}`;
};

/** Beside its name, which says the same: nothing more is read out. */
const markOf = (id: string): Html | false => {
  const code = isPaymentMethodId(id) ? PAYMENT_METHODS[id].icon : '';
  const mark = methodMark(code);
  return (
    mark !== undefined &&
    html`<span class="mark" aria-hidden="true"><svg viewBox="0 0 56 20" preserveAspectRatio="xMaxYMid slice"><path d="M-300 0h356v20h-356z" fill="${mark.ground}"/><path d="${mark.shape}" fill="#fff" opacity="0.3"/></svg>${markLetters(code)}</span>`
  );
};

const place = (view: CheckoutView, prefix: '' | 'shipping_', group: 'billing' | 'shipping'): Html => {
  const auto = (token: string) => ({ autocomplete: `${group} ${token}` });
  return html`${input(view, `${prefix}name`, copy.name, auto('name'))}
${input(view, `${prefix}address_1`, copy.address, auto('address-line1'))}
<div class="pair">
${input(view, `${prefix}postcode`, copy.postcode, { ...auto('postal-code'), optional: true })}
${input(view, `${prefix}city`, copy.city, auto('address-level2'))}
</div>
<div class="pair">
${input(view, `${prefix}state`, copy.state, { ...auto('address-level1'), optional: true })}
${country(view, `${prefix}country`, group)}
</div>`;
};

type Look = Readonly<{ type?: string; autocomplete: string; numeric?: true; hint?: string; optional?: true }>;

/** A card is typed anew each time: its value is never sent back. */
const keptValue = ({ values }: CheckoutView, name: FormField): string =>
  name === 'card' || name === 'expiry' || name === 'cvc' ? '' : (values[name] ?? '');

const input = (view: CheckoutView, name: FormField, label: string, look: Look): Html => {
  const problem = view.problems?.[name];
  const described = [problem && `${name}-problem`, look.hint].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${name}">${label}</label>
<input class="input" id="${name}" name="${name}" type="${look.type ?? 'text'}" autocomplete="${look.autocomplete}" maxlength="200"${look.numeric && html` inputmode="numeric"`}${!look.optional && html` required`} value="${keptValue(view, name)}"${described !== '' && html` aria-describedby="${described}"`}${problem && html` aria-invalid="true"`}>
${problem && html`<p class="field-error" id="${name}-problem">${problem}</p>`}</div>`;
};

const country = (view: CheckoutView, name: 'country' | 'shipping_country', group: string): Html => {
  const problem = view.problems?.[name];
  const chosen = view.values[name] ?? '';
  const options = namedCountries().map(
    ([code, words]) => html`<option value="${code}"${code === chosen && html` selected`}>${words}</option>`,
  );
  return html`<div class="field"><label for="${name}">${copy.country}</label>
<select class="input" id="${name}" name="${name}" autocomplete="${group} country" required${problem && html` aria-invalid="true" aria-describedby="${name}-problem"`}><option value=""></option>${options}</select>
${problem && html`<p class="field-error" id="${name}-problem">${problem}</p>`}</div>`;
};
