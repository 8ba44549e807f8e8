import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { paths } from '#web/shared/paths.ts';
import { aJpeg, aPdf, aPng } from '../factories/evidence-file.ts';
import { expect, test } from './fixtures.ts';
import { call, pay } from './simulated-payments.ts';
import { tabTo } from './tab-to.ts';

/** Somebody pays, then asks their bank for the money back; the page that answers it is opened. */
async function raise(page: Page, reason: DisputeReason = 'product_not_received') {
  // An e-mail of their own: whoever bought with it before would lend them their name.
  const name = `Story ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  const paid = await pay(page, { customer: { name, email, country: 'US' } });
  const reply = await call(page, 'POST', '/simulator/api/disputes', { charge_id: paid.charge_id, reason });
  expect(reply.status(), await reply.text()).toBe(200);
  const { dispute_id } = (await reply.json()) as { dispute_id: string };
  return { ...paid, customer: name, dispute_id };
}
async function openChallenge(page: Page, dispute_id: string) {
  await page.goto(paths.challenge(dispute_id));
  await expect(page.getByRole('combobox', { name: 'Product type' })).toBeVisible();
}
const chooseType = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Product type' }).selectOption({ label });
const save = (page: Page): Locator => page.getByRole('region', { name: 'Save' });
const isSaved = (page: Page) => expect(save(page).getByRole('status')).toContainText('Kept here at');
const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const attach = async (page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
  await group(page, name).locator('input[type=file]').setInputFiles(file);
  await expect(group(page, name).getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
};
const disputeOf = async (page: Page, dispute_id: string) =>
  (await call(page, 'GET', `/wc/v3/payments/disputes/${dispute_id}`)).json();
/** The server has it, whatever the page says. */
const isKept = (page: Page, dispute_id: string, field: string, value: string) =>
  expect
    .poll(async () => {
      const desk = await call(page, 'GET', `/wc/v3/payments/disputes/${dispute_id}/desk`);
      return (await desk.json()).evidence[field];
    })
    .toBe(value);
const submit = async (page: Page) => {
  await save(page).getByRole('button', { name: 'Submit evidence' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText("Are you sure you're ready to submit this evidence?");
  await question.getByRole('button', { name: 'Submit evidence' }).click();
  await expect(page.getByText('Evidence submitted!').first()).toBeVisible();
};

test('a physical product with three files: prepared, previewed, submitted, and read again', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const { dispute_id, customer } = await raise(page);
  await openChallenge(page, dispute_id);
  await chooseType(page, 'Physical product');
  await expect(page.getByRole('heading', { name: 'Shipping' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Use all/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Customer name' })).toHaveValue(customer);
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');

  await attach(page, 'Receipt', {
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf({ pages: 3 }),
  });
  await attach(page, 'Proof of shipping', { name: 'label.png', mimeType: 'image/png', buffer: aPng() });
  await attach(page, 'Customer signature', { name: 'signed.jpg', mimeType: 'image/jpeg', buffer: aJpeg() });
  await expect(group(page, 'Receipt')).toContainText('3 pages');
  await expect(page.getByRole('meter', { name: 'Pages' })).toHaveAttribute('aria-valuetext', '5 of 50');
  await isSaved(page);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preview as the bank reads it' }).click();
  expect((await download).suggestedFilename()).toBe(`evidence-${dispute_id}.pdf`);

  await submit(page);
  await expect(page).toHaveURL(/filter=awaiting_response/);
  const { status, evidence, metadata } = await disputeOf(page, dispute_id);
  expect(status).toBe('under_review');
  expect(evidence).toMatchObject({ customer_name: customer, shipping_tracking_number: '1Z999AA10123456784' });
  expect(metadata).toMatchObject({
    __product_type: 'physical_product',
    receipt: 'receipt.pdf',
    shipping_documentation: 'label.png',
    customer_signature: 'signed.jpg',
  });

  await page.getByRole('button', { name: 'View submitted evidence' }).click();
  await expect(page.getByText('Evidence is already submitted. Details below are read-only.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'receipt.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('receipt.pdf');
});

test('files that no bank could read, or that break off, are refused in words, and the next one is taken', async ({
  signedIn: page,
}) => {
  const { dispute_id } = await raise(page);
  await openChallenge(page, dispute_id);
  await chooseType(page, 'Physical product');
  const receipt = group(page, 'Receipt');
  const polyglot = Buffer.concat([aPng(), Buffer.from('<script>alert(1)</script>')]);
  await receipt.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: polyglot,
  });
  await expect(receipt).toContainText('Something else follows after the end of this file.');
  await attach(page, 'Receipt', { name: 'photo.png', mimeType: 'image/png', buffer: aPng() });

  // One breaks off on the way, and is taken the second time, at the same moment as another.
  const mail = { name: 'mail.jpg', mimeType: 'image/jpeg', buffer: aJpeg() };
  await page.route('**/payments/file', (route) => route.abort('connectionreset'), { times: 1 });
  await group(page, 'Customer communication').locator('input[type=file]').setInputFiles(mail);
  await expect(group(page, 'Customer communication')).toContainText('The server cannot be reached.');
  await Promise.all([
    attach(page, 'Customer communication', mail),
    attach(page, 'Proof of shipping', { name: 'label.png', mimeType: 'image/png', buffer: aPng() }),
  ]);

  const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: aPdf({ size: 4_500_001 }) };
  await group(page, 'Customer signature').locator('input[type=file]').setInputFiles(large);
  await expect(page.getByText('Try using smaller files as evidence.').first()).toBeVisible();
});

test('two tabs: what both changed is asked about, and nothing is overwritten in silence', async ({
  signedIn: page,
  context,
}) => {
  const { dispute_id } = await raise(page);
  await openChallenge(page, dispute_id);
  await chooseType(page, 'Physical product');
  await isSaved(page);
  const other = await context.newPage();
  await openChallenge(other, dispute_id);
  await expect(save(page)).toContainText('Another tab has this dispute open.');

  // While this tab cannot save, both change one field and each changes one of its own.
  await page.route('**/draft', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Customer name' }).fill('From the first tab');
  await page.getByRole('textbox', { name: 'Shipping carrier' }).fill('DHL');
  await expect(save(page)).toContainText('Not kept on the server. Your text stays in this browser.');
  await other.getByRole('textbox', { name: 'Customer name' }).fill('From the second tab');
  await other.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999');
  await isKept(other, dispute_id, 'customer_name', 'From the second tab');
  await isKept(other, dispute_id, 'shipping_tracking_number', '1Z999');

  await page.unroute('**/draft');
  const notice = page.getByText('This evidence was changed in another tab or by somebody else');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('1Z999');
  await expect(page.getByRole('textbox', { name: 'Customer name' })).toHaveValue('From the first tab');
  await page.getByRole('button', { name: 'Keep mine: Customer name' }).click();
  await isKept(page, dispute_id, 'customer_name', 'From the first tab');
  await expect(other.getByRole('textbox', { name: 'Customer name' })).toHaveValue('From the first tab');
  await expect(other.getByRole('textbox', { name: 'Shipping carrier' })).toHaveValue('DHL');
});

test('a browser that dies in the middle of a word brings it back', async ({ signedIn: page, context }) => {
  const { dispute_id } = await raise(page);
  await openChallenge(page, dispute_id);
  await chooseType(page, 'Physical product');
  await isSaved(page);
  // Nothing reaches the server from now on, as when the line and then the browser fail.
  await page.route('**/draft', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Product description' }).fill('Two notebooks and a pen, engraved');
  await kill(page, context);

  const again = await context.newPage();
  await openChallenge(again, dispute_id);
  await expect(again.getByText('We brought back what you typed')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Product description' })).toHaveValue(
    'Two notebooks and a pen, engraved',
  );
  await isKept(again, dispute_id, 'product_description', 'Two notebooks and a pen, engraved');
  await isSaved(again);
  await again.reload();
  await expect(again.getByRole('textbox', { name: 'Product description' })).toHaveValue(
    'Two notebooks and a pen, engraved',
  );
  await expect(again.getByText('We brought back what you typed')).toHaveCount(0);
});

/** The process of the page is killed: no handler of it runs any more. */
async function kill(page: Page, context: BrowserContext): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a dispute that the bank decides while somebody types says so, and shows what was not sent', async ({
  signedIn: page,
}) => {
  const { dispute_id } = await raise(page);
  await openChallenge(page, dispute_id);
  await chooseType(page, 'Physical product');
  await page.getByRole('textbox', { name: 'Product description' }).fill('Two notebooks and a pen');
  await isSaved(page);
  const decided = await call(page, 'POST', `/simulator/api/disputes/${dispute_id}/decide`, {
    outcome: 'lost',
  });
  expect(decided.status(), await decided.text()).toBe(200);
  // The page hears of it by itself.
  const unsent = page.getByRole('region', { name: 'What you typed here was not sent' });
  await expect(unsent).toContainText('Two notebooks and a pen');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(unsent).toContainText('Two notebooks and a pen');
});

test('with the keyboard alone, on a telephone and in the dark: from the type to the submitted answer', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const { dispute_id } = await raise(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openChallenge(page, dispute_id);
  await tabTo(page, page.getByRole('combobox', { name: 'Product type' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Shipping' })).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'Product description' }));
  await page.keyboard.type('Two notebooks');
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, group(page, 'Receipt').getByRole('button', { name: /^Choose a file/ }));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(group(page, 'Receipt').getByRole('button', { name: 'Remove receipt.pdf' })).toBeVisible();

  // What is still missing stays in sight as one line, opens, and leads to its field.
  await expect(page.getByRole('heading', { name: 'Still missing' })).toBeInViewport();
  await tabTo(page, page.getByRole('button', { name: 'Show', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Tracking number', exact: true }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('1Z999');
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('1Z999');
  await isSaved(page);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await tabTo(page, save(page).getByRole('button', { name: 'Submit evidence' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: 'Submit evidence' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Evidence submitted!').first()).toBeVisible();
  const { status, evidence } = await disputeOf(page, dispute_id);
  expect(status).toBe('under_review');
  expect(evidence).toMatchObject({ product_description: 'Two notebooks', shipping_tracking_number: '1Z999' });
});
