import type { Product } from '#contract/products.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { humanized, known } from '#domain/shared/word.ts';
import type { Database } from '../../db/database.ts';
import { readSettings } from '../../features/settings/settings-repository.ts';
import { type Html, html } from '../../http/html.ts';
import type { ShoppersSubscription } from '../../store/subscriptions-repository.ts';
import { priceOf, type Shop } from './shop-page.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';

/** Whether the shop sells what is paid for again and again, as the merchant decided. */
export const sellsSubscriptions = async (db: Database): Promise<boolean> =>
  (await readSettings(db)).is_wcpay_subscriptions_enabled;

/** What customers see and can put into the cart. */
export const isForSale = ({ status, paid_every }: Product, sells: boolean): boolean =>
  status === 'publish' && (paid_every === null || sells);

/** The price, and how often it is paid. */
export const priceWords = (shop: Shop, { price, currency, paid_every }: Product): string => {
  const words = priceOf(shop, price, currency);
  if (paid_every === null) return words;
  return known(copy.every, paid_every)?.(words) ?? `${words} ${humanized(paid_every)}`;
};

/** Said before anybody pays: what will be taken later, and until when. */
export const laterPayments = (shop: Shop, products: readonly Product[]): Html | false => {
  const again = products.filter(({ paid_every }) => paid_every !== null);
  return (
    again.length > 0 &&
    html`<p class="small muted">${copy.paidAgain(again.map((one) => priceWords(shop, one)))}</p>`
  );
};

export const CALL_OFF_PATH = '/checkout/call-off';

/** What the order began, with the way to call it off. */
export const begunSubscriptions = (
  { store }: Shop,
  key: string,
  begun: readonly ShoppersSubscription[],
): readonly Html[] =>
  begun.map(({ id, name, paid_every, next_payment }) =>
    next_payment === null
      ? html`<p class="muted">${copy.calledOff(name)}</p>`
      : html`<form class="row" method="post" action="${CALL_OFF_PATH}/${key}"><span>${copy.subscribed[paid_every](name, formatDate(secondsOf(next_payment), store))}</span>
<button class="button quiet" type="submit" name="subscription" value="${id}" aria-label="${copy.callOffOf(name)}">${copy.callOff}</button></form>`,
  );
