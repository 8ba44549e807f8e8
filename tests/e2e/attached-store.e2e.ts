import { enqueue } from '#server/jobs/enqueue.ts';
import { READ_CHANGES_JOB } from '#server/woocommerce/store-job-names.ts';
import { paths } from '#web/shared/paths.ts';
import {
  type ContractStore,
  STORE_KEY,
  STORE_SECRET,
  startContractStore,
} from '../woocommerce/contract-store.ts';
import { expect } from './fixtures.ts';
import { inDatabase, test as onStripe } from './stripe-product.ts';

/** What is read from the store and told to it goes by the minute. */
/** A refund whose answer was lost is looked for three minutes later (ADR 28). */
const WITHIN_MINUTES = { timeout: 300_000 };

type Shop = Readonly<{ store: ContractStore; order: number; intent: string }>;

/** A shop that took a payment before this product was there: its order names the payment, as its payment plugin writes it. */
const test = onStripe.extend<object, { shop: Shop }>({
  shop: [
    async ({ stripe: { simulator } }, use) => {
      const store = await startContractStore();
      const customer = { name: 'Mona Merchantina', email: 'mona@example.com', country: 'US' };
      const charge = await simulator.pay({ customer, metadata: { order_id: '4711', site_url: store.url } });
      const { id } = store.addOrder({
        ...{ number: '4711', total: '100.00', payment_method: 'stripe', transaction_id: charge.id },
        meta_data: [{ id: 1, key: '_stripe_intent_id', value: charge.payment_intent }],
        billing: { first_name: 'Mona', last_name: 'Merchantina', email: 'mona@example.com', country: 'US' },
      });
      store.addOrder({ status: 'shipped' });
      await use({ store, order: id, intent: charge.payment_intent });
      await store.close();
    },
    { scope: 'worker' },
  ],
  moreSettings: [
    async ({ shop: { store } }, use) =>
      use({
        ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.url },
        ...{ WOOCOMMERCE_KEY: STORE_KEY, WOOCOMMERCE_SECRET: STORE_SECRET },
      }),
    { scope: 'worker' },
  ],
});

test.setTimeout(600_000);

test('a shop that exists gets its payments with their orders, and hears of a refund once', async ({
  signedIn: page,
  shop: { store, order, intent },
  stripe,
  expectAccessible,
}) => {
  await page.goto(paths.orders());
  await expect(page.getByRole('row', { name: /4711.*Mona Merchantina/ })).toBeVisible(WITHIN_MINUTES);
  await expect(page.getByRole('row', { name: /Shipped/ })).toBeVisible();

  await page.goto(paths.payment({ id: intent }));
  // Until its order has been copied, the payment knows only the number that it carries.
  await expect(page.getByRole('link', { name: /4711/ }).first()).toHaveAttribute(
    'href',
    new RegExp(`id=${order}$`),
    WITHIN_MINUTES,
  );
  // It comes a moment later, and pushes what is below it away from under the pointer.
  await expect(page.getByText('You are using a sandbox account.')).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Refund in full' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $100.00?' });
  await dialog.getByRole('button', { name: 'Refund $100.00' }).click();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);

  await expect.poll(() => store.refunds.get(order)?.length ?? 0, WITHIN_MINUTES).toBe(1);
  expect(store.refunds.get(order)).toMatchObject([{ amount: '100.00', api_refund: false }]);
  expect(store.moved).toEqual([]);

  // What is read every minute is read at once.
  await inDatabase(stripe, (db) => enqueue(db, READ_CHANGES_JOB, {}));
  await page.goto(paths.order(order));
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible(WITHIN_MINUTES);
  await expect(page.getByRole('link', { name: 'Open in your store' })).toHaveAttribute(
    'href',
    `${store.url}/wp-admin/admin.php?page=wc-orders&action=edit&id=${order}`,
  );
  await expectAccessible(page);
});

test('the shop of the product itself is closed, and leads to the other', async ({
  page,
  shop: { store },
}) => {
  const answer = await page.goto('/checkout');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', store.url);
});
