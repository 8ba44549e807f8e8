import { paths } from '#web/shared/paths.ts';
import { makeForgetfulFolder } from '../forgetful-folder.ts';
import { findFreePort } from '../free-port.ts';
import {
  type ContractStore,
  STORE_KEY,
  STORE_SECRET,
  startContractStore,
} from '../woocommerce/contract-store.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { expect, test as shared } from './fixtures.ts';
import { launchProduct } from './launch-product.ts';

/** The server starts again, and then the store is copied. */
const WITHIN_MINUTES = { timeout: 180_000 };

type Workers = { store: ContractStore; address: string };

/** A new installation, started as people start it: by the program that starts it again. */
const test = shared.extend<object, Workers>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
    async ({}, use) => {
      const store = await startContractStore();
      store.addOrder({ number: '4711' });
      await use(store);
      await store.close();
    },
    { scope: 'worker' },
  ],
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
    async ({}, use, { workerIndex }) => {
      const port = await findFreePort();
      const stop = await launchProduct({
        ...{ port, scenario: 'fresh', program: 'supervise' },
        log: `reports/attach-server-${workerIndex}.log`,
        dataDir: makeForgetfulFolder('attach'),
      });
      await use(`http://127.0.0.1:${port}`);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ address }, use) => use(address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
  person: ({}, use) => use(ADMINISTRATOR),
});

test.setTimeout(600_000);

test('a store is attached on the page, copied, let go of, and attached again where it moved', async ({
  signedIn: page,
  store,
  expectAccessible,
}) => {
  await page.goto(paths.setup());
  await page.getByLabel('Address of the store').fill(`${store.url}/wp-admin/`);
  await page.getByLabel('Consumer key').fill(STORE_KEY);
  await page.getByLabel('Consumer secret').fill('cs_mistyped');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Something is in the way')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /The key is taken.*Make a new key in the store/ }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Consumer secret').fill(STORE_SECRET);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Everything needed is there')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Attach “Contract store”' }).click();
  await expect(page.getByText('The server starts again', { exact: true })).toBeVisible();

  await expect(page.getByText('Given on this page, kept sealed')).toBeVisible(WITHIN_MINUTES);
  await expect(page.getByRole('row', { name: /Orders of your store.*Done/ })).toBeVisible(WITHIN_MINUTES);
  await expectAccessible(page);
  await page.goto(paths.orders());
  await expect(page.getByRole('row', { name: /4711/ })).toBeVisible();
  expect([store.refunds.size, store.notes.size, store.moved]).toEqual([0, 0, []]);

  await expect.poll(() => store.webhooks.size, WITHIN_MINUTES).toBeGreaterThan(0);
  await page.goto(paths.setup());
  await page.getByRole('button', { name: 'Let go of it' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Let go of “Contract store”?' });
  await expect(dialog.getByText(/What was copied stays here/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Let go of it' }).click();
  await expect(page.getByText('The store was let go of')).toBeVisible(WITHIN_MINUTES);
  await expectAccessible(page);
  expect(store.webhooks.size).toBe(0);
  await page.goto(paths.orders());
  await expect(page.getByRole('row', { name: /4711/ })).toBeVisible();

  // The same store at another address, with one order more.
  const elsewhere = await startContractStore();
  for (const [id, order] of store.orders) elsewhere.orders.set(id, order);
  elsewhere.addOrder({ number: '4712', date_modified_gmt: new Date().toISOString().slice(0, 19), id: 9000 });
  await page.goto(paths.setup());
  await page.getByLabel('Address of the store').fill(elsewhere.url);
  await page.getByLabel('Consumer key').fill(STORE_KEY);
  await page.getByLabel('Consumer secret').fill(STORE_SECRET);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Attach “Contract store”' }).click();
  await expect(page.getByText('Given on this page, kept sealed')).toBeVisible(WITHIN_MINUTES);
  await expect(page.getByRole('link', { name: elsewhere.url })).toBeVisible();
  await page.goto(paths.orders());
  await expect(page.getByRole('row', { name: /4712/ })).toBeVisible(WITHIN_MINUTES);
  await expect(page.getByRole('row', { name: /4711/ })).toBeVisible();
  await elsewhere.close();
});
