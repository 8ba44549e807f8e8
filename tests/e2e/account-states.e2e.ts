import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import {
  accountStatus,
  askConsole,
  describeBusiness,
  fillBankAndDocument,
  fillBusiness,
  fillOwner,
  handIn,
  openOverview,
  stranger,
} from './merchant.ts';
import { test } from './own-product.ts';
import { call, pay } from './simulated-payments.ts';

// They set the account by hand, so they take turns on one product of their own.
// The same stories are told as built by their neighbours; these find what React's checks find.
test.use({ scenario: 'fresh', product: 'account states', isStrict: true });
test.describe.configure({ mode: 'default' });

const tasks = (page: Page) => page.getByRole('region', { name: /^Things to do/ });
const notifications = (page: Page) =>
  page.getByRole('region', { name: 'Notifications of the payments company' });

/** The overview of an account that stands like this. */
async function overviewOf(page: Page, scenario: string, account?: object): Promise<void> {
  await askConsole(page, 'POST', 'scenario', { name: scenario });
  if (account) await askConsole(page, 'PATCH', 'account', account);
  await openOverview(page);
}

/** Whether the sandbox's own history holds a dispute that waits depends on the day it is made. */
async function acceptAllDisputes(page: Page): Promise<void> {
  const reply = await call(
    page,
    'GET',
    '/wc/v3/payments/disputes?search[]=warning_needs_response&search[]=needs_response',
  );
  const { data }: { data: readonly { dispute_id: string }[] } = await reply.json();
  for (const { dispute_id } of data)
    expect((await call(page, 'POST', `/wc/v3/payments/disputes/${dispute_id}/close`, {})).ok()).toBe(true);
}

const ERRORS = [
  ['invalid_dob_age_under_18', 'x'],
  ['verification_document_too_large', 'x'],
  ['verification_document_too_large', 'y'],
  ['invalid_value_other', 'nothing'],
  ['new_code', 'The provider says so.'],
].map(([code, reason]) => ({ code, reason, requirement: 'person' }));

test('a restricted account says everything that is wrong, each once, and is mended where it is told', async ({
  signedIn: page,
  expectAccessible,
}) => {
  await overviewOf(page, 'restricted', { requirements: { errors: ERRORS } });
  await tasks(page).getByRole('button', { name: 'More details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog).toContainText('Underage. Age must be at least 18.');
  await expect(dialog).toContainText('10 MB');
  await expect(dialog).toContainText('The provider says so.');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const banner = notifications(page);
  await expect(
    banner.getByText('You must resolve the notifications on this page before proceeding.'),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('region', { name: 'Payouts wait for your details' })).toBeVisible();
  // What the provider's words say is not said again: the task and the message say what follows from it.
  const task = tasks(page).getByRole('listitem').filter({ hasText: 'Update business details' });
  await expect(task.getByText('Payments and payouts are paused.', { exact: true })).toBeVisible();
  const message = page.getByRole('region', { name: /^Inbox/ }).getByRole('listitem');
  await expect(message.filter({ hasText: 'Your account details are overdue' })).toContainText(
    'Payments and payouts are paused.',
  );
  await expect(page.getByRole('link', { name: 'See what is missing' })).toHaveCount(0);
  await banner.getByRole('button', { name: 'Update details' }).click();
  await fillBusiness(page);
  await fillOwner(page);
  await fillBankAndDocument(page);
  await handIn(page);
  await expect(banner.getByText('The items below are in review.')).toBeVisible();
  await askConsole(page, 'POST', 'clock', { advance: 'PT1H' });
  await expect(banner.getByText(/^All notifications are resolved\./)).toBeVisible();
  await banner.getByRole('button', { name: 'Refresh' }).click();
  await expect(tasks(page).getByText('Update business details')).toHaveCount(0);
  await expect(notifications(page)).toHaveCount(0);
  expect(await accountStatus(page)).toMatchObject({ status: 'complete' });
});

test('one problem is told once, with one button: put off, at a stop of payments alone, and on Home', async ({
  signedIn: page,
  expectAccessible,
}) => {
  const [error] = ERRORS;
  await overviewOf(page, 'restricted', { requirements: { errors: [error] } });
  const words = page.getByText('Underage. Age must be at least 18.');
  const update = page.getByRole('button', { name: 'Update details' });
  await expect(update).toBeVisible();
  await expect(page.getByRole('link', { name: /^Update/ })).toHaveCount(0);
  await expect(words).toHaveCount(0);
  await tasks(page).getByRole('button', { name: 'More options for: Update business details' }).click();
  await page.getByRole('menuitem', { name: 'Remind me tomorrow' }).click();
  const notice = page.getByRole('region', { name: 'Payments and payouts are paused.' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: /^Update/ })).toHaveCount(0);
  await expect(update).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toHaveCount(0);

  const deposits = { status: 'enabled', restrictions: 'deposits_unrestricted' };
  await askConsole(page, 'PATCH', 'account', { deposits });
  await openOverview(page);
  const task = tasks(page).getByRole('listitem').filter({ hasText: 'Update business details' });
  await expect(task.getByText('Payments are paused.', { exact: true })).toBeVisible();

  // No message of the provider stands there: the task says what is missing, and leads on.
  await page.goto(paths.home());
  await expect(words).toHaveCount(1);
  await expect(task.getByRole('link', { name: 'Update' })).toBeVisible();
});

test('whoever is under review, then rejected, is told so and reaches everything that happened', async ({
  signedIn: page,
  expectAccessible,
}) => {
  for (const [scenario, words, payouts] of [
    ['under_review', 'Your account is under review.', 'Your payouts are temporarily suspended'],
    ['rejected', 'Your account was rejected.', 'Payouts have stopped'],
  ] as const) {
    await overviewOf(page, scenario);
    await expect(page.getByRole('region', { name: words })).toBeVisible();
    await expect(page.getByRole('region', { name: payouts })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payment activity' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Account details' })).toBeVisible();
    await expect(tasks(page)).toHaveCount(0);
    await expect(notifications(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Inbox/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your payments' }).click();
    await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible();
  }
});

test('tasks are put off, brought back and dismissed, and each leads on', async ({ signedIn: page }) => {
  await overviewOf(page, 'sandbox');
  await askConsole(page, 'PATCH', 'site', { reconnect_url: paths.help('account-status') });
  await page.reload();
  const reconnect = tasks(page).getByText('Reconnect your store');
  await expect(reconnect).toBeVisible();

  await tasks(page).getByRole('button', { name: 'More options for: Reconnect your store' }).click();
  await expect(page.getByRole('menuitem', { name: 'Dismiss' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Remind me tomorrow' }).click();
  await expect(reconnect).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reconnect).toBeVisible();

  const more = tasks(page).getByText('Add more ways to pay');
  await tasks(page).getByRole('button', { name: 'More options for: Add more ways to pay' }).click();
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/wc-admin/options') && reply.request().method() === 'POST',
  );
  await page.getByRole('menuitem', { name: 'Dismiss' }).click();
  await expect(more).toBeHidden();
  await saved;
  await page.reload();
  await expect(reconnect).toBeVisible();
  await expect(more).toHaveCount(0);

  await tasks(page).getByRole('button', { name: 'Go live' }).click();
  const question = page.getByRole('dialog', { name: 'Activate live payments?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await tasks(page).getByRole('link', { name: 'Reconnect' }).click();
  await expect(page).toHaveURL(/help\/account-status/);
});

test('a dispute that is due soon is a task that leads to its payment; two lead to the list', async ({
  signedIn: page,
}) => {
  await overviewOf(page, 'sandbox');
  await acceptAllDisputes(page);
  const dispute = async () => {
    const { charge_id } = await pay(page);
    await askConsole(page, 'POST', 'disputes', { charge_id, reason: 'fraudulent' });
  };
  await dispute();
  await askConsole(page, 'POST', 'clock', { advance: 'P5D' });
  await openOverview(page);
  const one = tasks(page).getByRole('listitem').filter({ hasText: 'Respond to a dispute for $100.00' });
  await one.getByRole('link', { name: 'Respond now' }).click();
  await expect(page).toHaveURL(/path=\/payments\/transactions\/details/);

  await dispute();
  await openOverview(page);
  const two = tasks(page).getByText('Respond to 2 active disputes for a total of $200.00');
  await expect(two).toBeVisible();
  await tasks(page).getByRole('link', { name: 'See disputes' }).click();
  await expect(page).toHaveURL(/path=\/payments\/disputes&filter=awaiting_response/);
});

test('links that come to nothing say so on the overview, once', async ({ signedIn: page }) => {
  await overviewOf(page, 'sandbox');
  for (const [link, words] of [
    [
      'wcpay-loan-offer=1',
      'There was a problem redirecting you to the loan offer. Please check that it is not expired and try again.',
    ],
    [
      'wcpay-link-handler=1&type=nothing',
      'There was a problem redirecting you to the requested link. Please check that it is valid and try again.',
    ],
  ] as const) {
    await page.goto(`/wp-admin/admin.php?${link}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).not.toHaveURL(/wcpay-/);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Account details' })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  }
});

test('a loan that is on offer is reached by its link, taken once, and runs', async ({ signedIn: page }) => {
  await overviewOf(page, 'sandbox');
  await askConsole(page, 'PATCH', 'site', { has_loan_offer: true });
  await page.goto('/wp-admin/admin.php?wcpay-loan-offer=1');
  const offer = page.getByRole('region', { name: 'Loan offer' });
  await expect(offer.getByText('$5,000.00')).toBeVisible();
  await offer.getByRole('button', { name: 'Accept the loan' }).click();
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('The loan was paid out.');
  await expect(offer).toHaveCount(0);
  await page.goto(paths.loans());
  await expect(page.getByRole('table').getByText('$5,000.00')).toBeVisible();
});

/** What may be asked once, and only once, on the way from nothing to an account. */
const ONCE = ['/onboarding/router/po_eligible', '/onboarding/kyc/session', '/onboarding/kyc/finalize'];

test('nothing on the way to an account is asked twice', async ({ signedIn: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const once = ONCE.find((path) => request.url().includes(path));
    if (once) asked.push(once);
  });
  await stranger(page);
  await page.getByRole('button', { name: 'Verify business details' }).click();
  await describeBusiness(page, 'Already selling');
  await fillBusiness(page);
  await fillOwner(page);
  await fillBankAndDocument(page);
  await handIn(page);
  const ready = page.getByRole('dialog', { name: 'Your details are with the payments provider' });
  await ready.getByRole('button', { name: 'View overview' }).click();
  await expect(ready).toBeHidden();
  expect(await accountStatus(page)).toMatchObject({ detailsSubmitted: true, isLive: true });
  expect(asked).toEqual(ONCE);

  await page.goto(paths.connect());
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('test_drive=true')) started.push(request.url());
  });
  await stranger(page);
  await page.goto(paths.connect({ auto_start_test_drive_onboarding: 'true' }));
  await expect(page.getByRole('progressbar', { name: 'Finishing payments setup' })).toBeVisible();
  await page.waitForURL(/path=\/payments\/overview/);
  expect(started).toHaveLength(1);
});
