import { readFile } from 'node:fs/promises';
import { makeForgetfulFolder } from '../forgetful-folder.ts';
import { findFreePort } from '../free-port.ts';
import { countActions, tellActions } from './count-actions.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';
import { launchProduct } from './launch-product.ts';

/** What it took when this was written. Whoever finds a shorter way writes it down here; a longer one is not taken. */
const ACTIONS_MAX = 16;
/** The provider sets a sandbox up within seconds, and the page looks for at most forty. */
const SANDBOX_WITHIN_MS = 55_000;
const LOG = 'reports/newcomer.log';

test.use(WITH_MOTION);

/** The address that the start prints, as somebody at the terminal reads it. */
const printedLink = async (): Promise<string> =>
  /open this link, once, within a day: (\S+)/.exec(await readFile(LOG, 'utf8'))?.[1] ?? '';

test('a newcomer comes from the printed link to a payment that is refunded, paid out and understood', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const stop = await launchProduct({
    ...{ port: await findFreePort(), dataDir: makeForgetfulFolder('newcomer'), log: LOG, scenario: 'fresh' },
    env: { ADMIN_PASSWORD: undefined },
  });
  try {
    const hands = countActions();
    await expect.poll(printedLink).toMatch(/^http/);
    await hands.open(page, await printedLink());
    await hands.press(page.getByRole('button', { name: 'Sign in now' }));

    // Home says what comes first, and offers to look before anything is signed.
    const steps = page.getByRole('region', { name: 'First steps' });
    await hands.press(steps.getByRole('link', { name: 'Try it in a sandbox' }));
    await expect(page.getByText('Your sandbox account is ready.')).toBeVisible({
      timeout: SANDBOX_WITHIN_MS,
    });

    // The empty card leads to the shop, whose simulated wallet fills in the form.
    const opening = page.waitForEvent('popup');
    await hands.press(
      page.getByRole('region', { name: 'Payment activity' }).getByRole('link', { name: 'Open your shop' }),
    );
    const desk = await opening;
    await hands.press(desk.locator('.product').filter({ hasNotText: 'Sold out' }).first().getByRole('link'));
    await hands.press(desk.getByRole('button', { name: 'Google Pay' }));
    await hands.press(desk.getByRole('button', { name: /^Pay / }));
    await hands.press(desk.getByRole('link', { name: 'See this payment in the store admin' }));

    // A part of it goes back; the button says how much before it is pressed.
    await expect(desk.getByRole('heading', { level: 1, name: /^Payment for order #/ })).toBeVisible();
    await hands.press(desk.getByRole('button', { name: 'Refund', exact: true }));
    await hands.press(desk.getByRole('menuitem', { name: 'Partial refund' }));
    const refund = desk.getByRole('dialog');
    await hands.fill(refund.getByLabel('Refund amount'), '5.00');
    await hands.press(refund.getByRole('button', { name: 'Continue' }));
    await hands.press(desk.getByRole('button', { name: 'Refund $5.00' }));
    await expect(desk.getByRole('region', { name: 'Refunds' })).toContainText('$5.00');

    // Nobody waits for a bank that is simulated, and what arrived is named with the way to it.
    await hands.press(desk.getByRole('link', { name: 'Move time forward in the simulator' }));
    await hands.press(desk.getByRole('button', { name: 'Until a payout arrives' }));
    const log = desk.getByRole('log', { name: 'What happened' });
    await hands.press(log.getByRole('link', { name: /^Payout of .*Completed \(paid\)$/ }));

    // What was paid, what went back and what it cost stand there as one sum that leaves nothing open.
    const proof = desk.getByRole('region', { name: 'Payout proof' });
    await expect(proof.locator('.sum-line', { hasText: /^Refunds/ })).toContainText('5.00');
    await expect(proof).toContainText('Unexplained: 0.00');
    expect(tellActions('From the link to an understood payout', hands)).toBeLessThanOrEqual(ACTIONS_MAX);
  } finally {
    await stop();
  }
});
