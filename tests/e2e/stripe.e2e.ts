import type { Page } from '@playwright/test';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { paths } from '#web/shared/paths.ts';
import { aPdf } from '../factories/evidence-file.ts';
import { expect } from './fixtures.ts';
import { hold, test } from './stripe-product.ts';

test.describe.configure({ mode: 'serial' });

/** A person waits for a delivery to arrive and be applied; a busy machine takes its time. */
const ARRIVES = { timeout: 30_000 };
const customer = (name: string) => ({ name, email: 'ada@example.com', country: 'US' });
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible(ARRIVES);
const open = (page: Page, id: string) => page.goto(paths.payment({ id }));

test('the set-up page names way, mode and every permission, and the history is copied', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await page.goto(paths.setup());
  await expect(page.getByText('Your own account, with its own key')).toBeVisible();
  await expect(page.getByText('Test: no real money moves')).toBeVisible();
  await expect(page.getByText(/^All \d+ permissions are there$/)).toBeVisible(ARRIVES);
  await expect(page.getByRole('row', { name: /^Balance movements .*Done/ })).toBeVisible(ARRIVES);
  await expect(
    page.getByRole('row', { name: /Changing the payout schedule/ }).getByRole('link'),
  ).toHaveAttribute('href', 'https://dashboard.stripe.com/test');
  await expectAccessible(page);
});

test('a payment arrives by itself, is refunded once at Stripe, and says so', async ({
  signedIn: page,
  stripe: { simulator, server },
  expectAccessible,
}) => {
  const charge = await simulator.pay({ customer: customer('Rosa Refund') });
  await page.goto(paths.transactions());
  await expect(page.getByRole('row', { name: /Rosa Refund/ })).toBeVisible(ARRIVES);
  await open(page, charge.payment_intent);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Refund in full' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $100.00?' });
  await dialog.getByRole('button', { name: 'Refund $100.00' }).click();
  await told(page, `Refunded payment #${charge.payment_intent}.`);
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  const after = await simulator.provider.findObject('charge', charge.id);
  expect(after).toMatchObject({ amount_refunded: 10_000, refunds: [expect.any(String)] });
  const refunds = server.calls.filter(
    ({ endpoint, params }) => endpoint === 'POST /v1/refunds' && params.charge === charge.id,
  );
  expect(refunds).toHaveLength(1);
  expect(refunds[0]?.headers['idempotency-key']).toBeTruthy();
  await expectAccessible(page);
});

test('of two held payments one is captured and the other let go, each once at Stripe', async ({
  signedIn: page,
  stripe,
  expectAccessible,
}) => {
  const { simulator, server } = stripe;
  const [taken, left] = [await hold(stripe, 'Cora Capture'), await hold(stripe, 'Lena Letgo')];
  await page.goto(paths.transactions({ tab: 'uncaptured-page' }));
  for (const name of [/Cora Capture/, /Lena Letgo/])
    await expect(page.getByRole('row', { name })).toBeVisible(ARRIVES);

  await open(page, taken.payment_intent);
  await page.getByRole('button', { name: /^Capture the payment for order/ }).click();
  await told(page, /^Payment for order #\d+ captured successfully\. Amount: .+\.$/);
  await expect(page.getByRole('region', { name: 'Waiting to be captured' })).toHaveCount(0);
  await expectAccessible(page);

  await open(page, left.payment_intent);
  await page.getByRole('button', { name: /^Cancel the payment for order/ }).click();
  await page.getByRole('button', { name: 'Cancel the payment', exact: true }).click();
  await told(page, /^Payment for order #\d+ canceled successfully\. Amount: .+\.$/);

  const amountsOf = (id: string) => simulator.provider.findObject('charge', id);
  expect(await amountsOf(taken.id)).toMatchObject({ captured: true, amount_captured: 10_000 });
  expect(await amountsOf(left.id)).toMatchObject({ captured: false, amount_captured: 0 });
  const asked = (what: string) => server.calls.filter(({ path }) => path === `/v1/payment_intents/${what}`);
  for (const what of [`${taken.payment_intent}/capture`, `${left.payment_intent}/cancel`]) {
    const [one, ...more] = asked(what);
    expect(one?.headers['idempotency-key']).toBeTruthy();
    expect(more).toEqual([]);
  }
});

test('evidence is saved as a draft, and Stripe has it for good once it is submitted', async ({
  signedIn: page,
  stripe: { simulator, server },
}) => {
  const charge = await simulator.pay({ customer: customer('Erik Evidence') });
  const { id } = await simulator.controls.raiseDispute({ charge: charge.id, reason: 'product_not_received' });
  await page.goto(paths.disputes({ filter: 'awaiting_response' }));
  await expect(page.getByRole('row', { name: /Erik Evidence/ })).toBeVisible(ARRIVES);
  await page.goto(paths.challenge(id));
  await page
    .getByRole('combobox', { name: 'Product type' })
    .selectOption({ label: 'Physical product' }, ARRIVES);
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');
  const receipt = page.getByRole('group', { name: 'Receipt', exact: true });
  const file = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: aPdf({ pages: 2 }) };
  await receipt.locator('input[type=file]').setInputFiles(file);
  await expect(receipt.getByRole('button', { name: 'Remove receipt.pdf' })).toBeVisible(ARRIVES);
  const save = page.getByRole('region', { name: 'Save' });
  await save.getByRole('button', { name: 'Save for later' }).click();
  await expect(save.getByRole('status')).toContainText('Kept here at', ARRIVES);
  const standing = () => simulator.provider.findObject('dispute', id);
  expect(await standing()).toMatchObject({ status: 'needs_response' });

  await page.goto(paths.challenge(id));
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('1Z999AA10123456784');
  await save.getByRole('button', { name: 'Submit evidence' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit evidence' }).click();
  await expect(page.getByText('Evidence submitted!').first()).toBeVisible(ARRIVES);
  expect(await standing()).toMatchObject({
    status: 'under_review',
    evidence: { shipping_tracking_number: '1Z999AA10123456784', receipt: expect.stringMatching(/^file_/) },
  });
  const sent = server.calls.filter(({ endpoint }) => endpoint === 'POST /v1/disputes/{dispute}');
  expect(sent.map(({ params }) => params.submit).filter((one) => one !== false)).toEqual([true]);
});

test('a dispute is found, and accepting it is final at Stripe', async ({
  signedIn: page,
  stripe: { simulator },
  expectAccessible,
}) => {
  const charge = await simulator.pay({ customer: customer('Dario Dispute') });
  const { id } = await simulator.controls.raiseDispute({ charge: charge.id, reason: 'product_not_received' });
  await page.goto(paths.disputes({ filter: 'awaiting_response' }));
  const row = page.getByRole('row', { name: /Dario Dispute/ });
  await expect(row).toContainText('Needs response', ARRIVES);
  await row.getByRole('link', { name: /^Respond/ }).click();
  const panel = page.getByRole('region', { name: /^Dispute of/ });
  await expect(panel).toContainText('The customer says the order never arrived.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Accept dispute' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept dispute' }).click();
  await expect(panel).toContainText('You accepted this dispute on', ARRIVES);
  expect(await simulator.provider.findObject('dispute', id)).toMatchObject({ status: 'lost' });
});

test('a payout leaves by its schedule, adds up to the cent, and one leaves at once', async ({
  signedIn: page,
  stripe: { simulator },
  expectAccessible,
}) => {
  await simulator.pay({ customer: customer('Paula Payout') });
  await simulator.controls.setClock(epochSeconds(simulator.clock() + 10 * DAY_S));
  const { data } = await simulator.provider.listObjects('payout', null, 100);
  expect(data.length).toBeGreaterThan(0);
  await page.goto(paths.payouts());
  const details = page.getByRole('link', { name: /^Payout details/ });
  await expect(details).toHaveCount(data.length, ARRIVES);
  await details.first().click();
  const proof = page.getByRole('region', { name: 'Payout proof' });
  await expect(async () => {
    await page.reload();
    await expect(proof).toContainText('Unexplained: 0.00', { timeout: 3000 });
  }).toPass(ARRIVES);
  await expectAccessible(page);

  await simulator.pay({
    customer: customer('Ines Instant'),
    card: '4000000000000077',
    amount: minor(20_000),
  });
  await page.goto(paths.overview({ selected_currency: 'usd' }));
  await page.getByRole('button', { name: /^Pay out \$.* instantly$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('within 30 minutes');
  await dialog.getByRole('button', { name: /^Pay out \$/ }).click();
  await expect(page.getByText(/^Instant payout for \$.* in transit\.$/).first()).toBeVisible(ARRIVES);
  const after = await simulator.provider.listObjects('payout', null, 100);
  expect(after.data.filter(({ method }) => method === 'instant')).toHaveLength(1);
});

test('what the key may not change is a link to Stripe, in the settings and in the shop', async ({
  signedIn: page,
}) => {
  await page.goto(paths.paymentsSettings());
  await expect(page.getByLabel('Frequency')).toBeDisabled();
  const away = page.getByRole('link', { name: 'Open your payments service' });
  await expect(away.last()).toHaveAttribute('href', 'https://dashboard.stripe.com/test/settings/payouts');
});

test('Stripe was spoken to as its package says, and nothing stands in the way', async ({
  signedIn: page,
  stripe: { server },
}) => {
  expect(server.violations).toEqual([]);
  await page.goto(paths.sync());
  await expect(page.getByText(/^(Up to date|Checking|Catching up)$/)).toBeVisible(ARRIVES);
});
