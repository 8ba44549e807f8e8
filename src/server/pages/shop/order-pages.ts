import type { StoreOrder } from '#contract/orders.ts';
import { type Html, html } from '../../http/html.ts';
import type { ShoppersSubscription } from '../../store/subscriptions-repository.ts';
import { priceOf, type Shop, shopPage } from './shop-page.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';
import { begunSubscriptions } from './subscription-parts.ts';

const LOOK_AGAIN_S = 2;

type Ordered = Readonly<{ shop: Shop; order: StoreOrder; key: string }>;

const summary = ({ shop, order }: Omit<Ordered, 'key'>): Html =>
  html`<ul class="lines">${order.line_items.map(
    ({ name, quantity, total }) =>
      html`<li><span>${name} × ${quantity}</span><span class="price">${priceOf(shop, total, order.currency)}</span></li>`,
  )}</ul>
<p class="sum"><span>${copy.total}</span><span>${priceOf(shop, order.total, order.currency)}</span></p>`;

type Thanked = Ordered &
  Readonly<{ begun: readonly ShoppersSubscription[]; payment_intent_id: string | null }>;

/** Whoever runs the store and tries it out goes on with what they have just made, instead of looking for it. */
const wayToPayment = ({ shop, payment_intent_id }: Thanked): Html | false =>
  shop.isStaff &&
  payment_intent_id !== null &&
  html`<p><a class="button" target="_top" href="/wp-admin/admin.php?page=wc-admin&amp;path=/payments/transactions/details&amp;id=${payment_intent_id}">${copy.seePayment}</a></p>`;

/** What the customer keeps: the number, what was bought, and whether the money has moved. */
export const thanksPage = (thanked: Thanked): string => {
  const { shop, order, key, begun } = thanked;
  return shopPage(shop, {
    title: copy.thanks,
    body: html`<div class="card narrow"><h1>${copy.thanks}</h1>
<p><strong>${copy.orderNumber(order.number)}</strong></p>
<p class="muted">${order.status === 'on-hold' ? copy.heldText : copy.paidText}${shop.business.statement !== '' && html` ${copy.onStatement(shop.business.statement)}`}</p>
${summary({ shop, order })}
${begunSubscriptions(shop, key, begun)}
${wayToPayment(thanked)}
<p><a class="button quiet" href="/">${copy.keepShopping}</a></p></div>`,
  });
};

/** Nobody knows yet: the page looks again, and nothing on it can pay twice. */
export const waitingPage = ({ shop, order, key }: Ordered): string =>
  shopPage(shop, {
    title: copy.waiting,
    refreshS: LOOK_AGAIN_S,
    body: html`<div class="card narrow" role="status"><h1>${copy.waiting}</h1>
<p><strong>${copy.orderNumber(order.number)}</strong></p>
<p class="muted">${copy.waitingText}</p>
<p><a class="button quiet" href="/checkout/order/${key}">${copy.lookAgain}</a></p></div>`,
  });

/** Stands for the page of the customer's bank. */
export const secondFactorPage = ({ shop, order, key }: Ordered): string =>
  shopPage(shop, {
    title: copy.secondFactor,
    body: html`<div class="card narrow"><h1>${copy.secondFactor}</h1>
<p class="muted">${copy.secondFactorText(priceOf(shop, order.total, order.currency))}</p>
<form class="row" method="post" action="/checkout/confirm/${key}">
<button class="button" type="submit" name="answer" value="approve">${copy.approve}</button>
<button class="button quiet" type="submit" name="answer" value="refuse">${copy.refuse}</button>
</form></div>`,
  });
