import { paths } from '#web/shared/paths.ts';
import { expect, test } from './fixtures.ts';

test('somebody pays as a customer, disputes it, and the bank decides', async ({ signedIn: page }) => {
  await page.goto(paths.simulator());
  const card = page.getByRole('region', { name: 'Pay as a customer' });
  await expect(card).toBeVisible();
  // Other stories pay and dispute beside this one: this payment is known by its customer, its dispute by its page.
  await card.getByLabel('Customer', { exact: true }).fill('Simone Weil');
  await card.getByRole('button', { name: 'Pay', exact: true }).click();
  const log = page.getByRole('log', { name: 'What happened' });
  await expect(log).toContainText('A customer paid $25.00 USD: succeeded.');

  const disputes = page.getByRole('region', { name: 'Disputes' });
  const payment = disputes.getByRole('option', { name: /Simone Weil/ });
  await expect(payment.first()).toBeAttached();
  await disputes.getByLabel('Payment').selectOption(await payment.first().getAttribute('value'));
  await disputes.getByRole('button', { name: 'Raise a dispute' }).click();
  await expect(log).toContainText('A customer disputes a payment.');
  const dispute = await log.getByRole('link', { name: 'Open the dispute' }).getAttribute('href');
  const raised = disputes.getByRole('listitem').filter({ has: page.locator(`a[href="${dispute}"]`) });
  await raised.getByRole('button', { name: 'Merchant wins' }).click();
  await expect(log).toContainText('The bank has decided: Won.');
  const order = await log.getByRole('link', { name: 'Open the order' }).getAttribute('href');

  // The bank said why, with a letter.
  await log.getByRole('link', { name: 'Open the dispute' }).first().click();
  const letter = page.waitForEvent('download');
  await page.getByRole('button', { name: /^cardholder-statement-/ }).click();
  expect((await letter).suggestedFilename()).toMatch(/^cardholder-statement-.*\.pdf$/);
  await page.goto(order ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order #');
});

test('a value that makes no sense is told beside its field', async ({ signedIn: page }) => {
  await page.goto(paths.simulator());
  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByLabel('Another duration').fill('three days');
  await clock.getByRole('button', { name: 'Advance', exact: true }).click();
  await expect(clock.getByText('Expected a duration such as P3D or PT1H')).toBeVisible();
  await clock.getByLabel('A date and time').fill('2020-01-01T12:00');
  await clock.getByRole('button', { name: 'Set the clock' }).click();
  await expect(clock.getByText('Time only moves forward.', { exact: true })).toBeVisible();
});

test('on a telephone and in the dark', async ({ signedIn: page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.simulator());
  await expect(page.getByRole('region', { name: 'Faults' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
