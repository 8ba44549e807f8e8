import type { BrowserContext, Page } from '@playwright/test';
import { RECONCILE_JOB } from '#server/operations/reconcile-job-name.ts';
import { isCounted } from '../rounds.ts';
import { INSTANT_PAYOUT, type MoneyAction, PAYMENT_ACTIONS } from '../safety-browser/money-actions.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { expect, signIn } from './fixtures.ts';
import { test as own } from './own-product.ts';
import { withDatabase } from './people.ts';
import { call } from './simulated-payments.ts';

const test = own.extend<object, { elsewhere: readonly BrowserContext[] }>({
  /** The same person in a browser for each action: tabs of one share six lines to a server and one limit of calls. */
  elsewhere: [
    async ({ browser, address }, use) => {
      const browsers: BrowserContext[] = [];
      for (const _ of metBy(0)) {
        const context = await browser.newContext({
          baseURL: address,
          viewport: { width: 1440, height: 900 },
        });
        const page = await context.newPage();
        await signIn(page, ADMINISTRATOR);
        await page.close();
        browsers.push(context);
      }
      await use(browsers);
      for (const context of browsers) await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The provider fails for everybody here, so this product is nobody else's. */
test.use({ product: 'unclear answers' });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

type Unclear = Readonly<{ action: MoneyAction; pending: RegExp; sentence: string | RegExp }>;

const missing = (name: string): never => {
  throw new Error(`${name} is no action`);
};
const actionOf = (name: string): MoneyAction => PAYMENT_ACTIONS[name] ?? missing(name);
const settled = (verb: 'capturing' | 'canceling') =>
  new RegExp(
    `There has been an error ${verb} the payment for order #\\d+\\. An unexpected error occurred\\.`,
  );

/** What each says while it is being confirmed, and the specification's sentence once the page has stopped asking. */
const ACTIONS: Readonly<Record<string, Unclear>> = {
  refund: {
    action: actionOf('refund'),
    pending: /The refund of \$100\.00, asked for .* is not confirmed yet\./,
    sentence: /There has been an error refunding the payment #pi_\w+\. Please try again later\./,
  },
  capture: {
    action: actionOf('capture'),
    pending: /The capture of \$100\.00, asked for .* is not confirmed yet\./,
    sentence: settled('capturing'),
  },
  cancel: {
    action: actionOf('cancel'),
    pending: /The cancellation of \$100\.00, asked for .* is not confirmed yet\./,
    sentence: settled('canceling'),
  },
  approve: {
    action: actionOf('approve'),
    pending: /The capture of \$100\.00, asked for .* is not confirmed yet\./,
    sentence: settled('capturing'),
  },
  block: {
    action: actionOf('block'),
    pending: /The cancellation of \$100\.00, asked for .* is not confirmed yet\./,
    sentence: settled('canceling'),
  },
  'accept dispute': {
    action: actionOf('accept dispute'),
    pending: /Your acceptance of the dispute of \$100\.00, asked for .* is not confirmed yet\./,
    sentence: 'There has been an error accepting the dispute. Please try again later.',
  },
  'submit evidence': {
    action: actionOf('submit evidence'),
    pending: /Your evidence for the dispute of \$100\.00, asked for .* is not confirmed yet\./,
    sentence: 'Failed to submit evidence. (An unexpected error occurred. Please try again later.)',
  },
  'instant payout': {
    action: INSTANT_PAYOUT,
    pending: /The instant payout of £[\d.,]+, asked for .* is not confirmed yet\./,
    sentence: 'Error creating instant payout.',
  },
};

/** What the provider does with a call, and how often it has done it before it answers again. */
const LINES = {
  'answers 500': { kind: 'fail_before', done: [0] },
  'is cut off after the effect': { kind: 'cut_after', done: [1] },
  'never answers': { kind: 'hang', done: [0, 1] },
} as const;
/**
 * How the server reads a line and what a page says of an action do not know of each other: with every change each action meets
 * one of the lines, and each line some of the actions. Counted, each meets all.
 */
const metBy = (line: number) =>
  Object.entries(ACTIONS).filter((_, place) => isCounted || place % Object.keys(LINES).length === line);
const METHODS = [
  'refundCharge',
  'capturePayment',
  'cancelPayment',
  'acceptDispute',
  'answerDispute',
  'payOutInstantly',
];

/** Less than a page waits for one answer, so that every answer arrives in its own time. */
const A_WHILE_MS = 15_000;
const A_MOMENT = { timeout: 1_000 };

const setFaults = async (page: Page, plan: object) =>
  expect((await call(page, 'POST', '/simulator/api/faults', plan)).status()).toBe(200);

/** What waits for its next attempt is due, as it is a minute or five later by the clock, until nothing waits any more. */
async function letTimePass(): Promise<void> {
  await expect
    .poll(
      async () => {
        let waiting: unknown;
        await withDatabase(async (client) => {
          await client.query(
            `update operations set next_attempt_at = now() - interval '1 second' where state = 'unknown'`,
          );
          await client.query(
            `select graphile_worker.add_job($1, payload => '{}', job_key => $1, max_attempts => $2)`,
            [RECONCILE_JOB.name, RECONCILE_JOB.attemptsMax],
          );
          const { rows } = await client.query(
            `select count(*)::int as n from operations where state in ('created', 'sent', 'unknown')`,
          );
          waiting = rows[0].n;
        });
        return waiting;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
}

async function press(page: Page, { offer, between, last }: MoneyAction): Promise<void> {
  await offer(page).click();
  await between?.(page);
  const button = last(page);
  // Where one press is all, it has been pressed.
  if (offer(page).toString() !== button.toString()) await button.click();
}

/** The dialog that asked can be closed by then; what was asked stands on the page. */
async function closeDialog(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByText('Close', { exact: true });
  if ((await close.count()) > 0) await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Whatever would contradict it cannot be pressed, or is gone because its end was told meanwhile. */
async function isLocked(page: Page, { offer }: MoneyAction): Promise<void> {
  const name = /^(Refund( Working)?$|Capture the|Cancel the|Approve|Block|Accept|Submit evidence|Pay out)/;
  await expect(page.getByRole('main').getByRole('button', { name, disabled: false })).toHaveCount(0);
  await expect(offer(page).and(page.locator(':not(:disabled, [aria-disabled="true"])'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Challenge dispute' })).toHaveCount(0);
}

for (const [place, [line, { kind, done }]] of Object.entries(LINES).entries())
  test(`a provider that ${line}: words at once and after a reload, nothing to contradict it, one effect, and its end is told`, async ({
    signedIn: desk,
    elsewhere,
  }) => {
    const begun: (Unclear & { name: string; page: Page; effects: () => Promise<number> })[] = [];
    for (const [name, unclear] of metBy(place)) {
      const { address, effects } = await unclear.action.prepare(desk);
      const page = (await elsewhere[begun.length]?.newPage()) ?? missing(name);
      await page.goto(address);
      await expect(unclear.action.offer(page), name).toBeVisible();
      begun.push({ ...unclear, name, page, effects });
    }
    await setFaults(desk, { calls: { kinds: [kind], perMille: 1000, methods: METHODS } });
    for (const { page, action } of begun) await press(page, action);
    for (const { name, page, action, pending } of begun) {
      await expect(page.getByText(pending).first(), name).toBeVisible({ timeout: 15_000 });
      await closeDialog(page);
      await isLocked(page, action);
    }
    for (const { name, page, effects, action, pending } of begun) {
      await page.reload();
      await expect(page.getByText(pending).first(), name).toBeVisible({ timeout: 15_000 });
      await isLocked(page, action);
      expect(done, name).toContain(await effects());
    }
    await setFaults(desk, {});
    const told = begun.map(async ({ name, page, effects, action, pending }) => {
      await expect(page.getByText(action.success).first(), name).toBeVisible({ timeout: 120_000 });
      await expect(page.getByText(pending), name).toHaveCount(0);
      await expect(action.done(page), name).toBeVisible();
      expect(await effects(), name).toBe(1);
      await page.close();
    });
    await Promise.all([letTimePass(), ...told]);
  });

test('a line that only fails: the page stops asking with the sentence of the specification, and asking again does it once', async ({
  signedIn: desk,
}) => {
  for (const [name, { action, sentence, pending }] of Object.entries(ACTIONS)) {
    const { address: place, effects } = await action.prepare(desk);
    const page = await desk.context().newPage();
    await page.clock.install();
    let isBad = true;
    await page.route(
      (url) => url.pathname.startsWith('/wp-json/'),
      (route) =>
        isBad && action.isRequest(route.request())
          ? route.fulfill({
              status: 500,
              json: {
                code: 'wcpay_server_error',
                message: 'An unexpected error occurred. Please try again later.',
                data: { status: 500 },
              },
            })
          : route.continue(),
    );
    await page.goto(place);
    await expect(action.offer(page)).toBeVisible();
    await press(page, action);
    await expect(page.getByText(pending).first(), name).toBeVisible();
    const stopped = page.getByText(sentence).first();
    await expect(async () => {
      // Each leap makes the page ask again; its answer is waited for, or many small ones would be too many requests.
      const answered = page.waitForResponse((answer) => action.isRequest(answer.request()), A_MOMENT);
      const either = [answered, stopped.waitFor(A_MOMENT)].map((one) => one.catch(() => undefined));
      await page.clock.fastForward(A_WHILE_MS);
      await Promise.race(either);
      expect(await stopped.isVisible()).toBe(true);
    }, name).toPass({ timeout: 60_000, intervals: [10] });
    await expect(
      page.getByText(/Its outcome is still being looked up, and it can happen at most once\./).first(),
    ).toBeVisible();
    expect(await effects(), name).toBe(0);
    isBad = false;
    await closeDialog(page);
    await page.getByRole('button', { name: 'Ask again' }).first().click();
    await expect(page.getByText(action.success).first(), name).toBeVisible();
    await expect(page.getByText(sentence), name).toHaveCount(0);
    expect(await effects(), name).toBe(1);
    await page.close();
  }
});
