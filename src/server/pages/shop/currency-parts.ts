import { AVAILABLE_COUNTRIES } from '#domain/settings/available-countries.ts';
import { describeCurrency } from '#domain/settings/currency-catalogue.ts';
import { type Html, html } from '../../http/html.ts';
import type { ShopCurrency } from './shop-currency.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';

export const CURRENCY_PATH = '/currency';

type Place = Readonly<{ money: ShopCurrency /** Where the visitor returns to. */; here: string }>;

/** In the head of every page, where the store offers it. Without script, so it has a button. */
export const currencySwitcher = ({ money, here }: Place): Html | false =>
  money.hasSwitcher &&
  html`<form class="row currency" method="post" action="${CURRENCY_PATH}">
<input type="hidden" name="back" value="${here}">
<label class="small" for="currency">${copy.currency}</label>
<select class="input" id="currency" name="currency">${[money.own, ...money.others].map(
    (code) =>
      html`<option value="${code}"${code === money.currency && html` selected`}>${words(code)}</option>`,
  )}</select>
<button class="button quiet" type="submit">${copy.changeCurrency}</button>
</form>`;

const words = (code: string): string => {
  const { symbol } = describeCurrency(code);
  const upper = code.toUpperCase();
  return symbol === upper ? upper : `${symbol} ${upper}`;
};

/** Whoever did not choose is told why the prices look as they do, and how to see the others. */
export const currencyNotice = ({ money, here }: Place): Html | false =>
  money.because !== undefined &&
  html`<form class="notice row" data-kind="info" role="status" method="post" action="${CURRENCY_PATH}">
<input type="hidden" name="back" value="${here}"><input type="hidden" name="currency" value="${money.own}">
<p>${copy.localCurrency(describeCurrency(money.currency).name, countryName(money.because))}</p>
<button class="button quiet" type="submit">${copy.ownCurrency(describeCurrency(money.own).name)}</button>
</form>`;

const countryName = (code: string): string =>
  Object.entries(AVAILABLE_COUNTRIES).find(([country]) => country === code)?.[1].name ?? code;
