import type { Page } from '@playwright/test';
import { assert } from '#domain/shared/assert.ts';
import { paths } from '#web/shared/paths.ts';
import { expect } from './fixtures.ts';
import { test } from './own-product.ts';
import { call, type Paid, pay } from './simulated-payments.ts';

/** The clock is moved by days here, so this product is nobody else's; one story goes on where the other ended. */
test.describe.configure({ mode: 'serial' });
const decided = new Map<'won' | 'lost', Disputed>();

type Disputed = Paid & Readonly<{ dispute_id: string }>;
type Sum = Readonly<{ amount: number; currency: string }>;
type Movement = Readonly<{ type: string; net: number; deposit_id: string | null }>;

const DISPUTED = 11_500; // 100.00 and the fee of 15.00.

const read = async (page: Page, path: string) => {
  const reply = await call(page, 'GET', `/wc/v3/payments/${path}`);
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
};
const advance = async (page: Page, duration: string) =>
  expect((await call(page, 'POST', '/simulator/api/clock', { advance: duration })).status()).toBe(200);

const setFaults = async (page: Page, plan: object) =>
  expect((await call(page, 'POST', '/simulator/api/faults', plan)).status()).toBe(200);

const balanceOf = async (page: Page): Promise<number> => {
  const { balance } = await read(page, 'deposits/overview-all');
  const usd = (sums: readonly Sum[]) => sums.find(({ currency }) => currency === 'usd')?.amount ?? 0;
  return usd(balance.available) + usd(balance.pending);
};
/** Whatever happens: what is on the balance and what was paid out come from the movements, to the cent. */
const outsideTheBooks = async (page: Page): Promise<number> => {
  const balance = await balanceOf(page);
  const { net } = await read(page, 'transactions/summary?store_currency_is=usd');
  const { total } = await read(page, 'deposits/summary?store_currency_is=usd&status_is_not=failed');
  return net - total - balance;
};
const movementsOf = async (page: Page, { customer }: Disputed): Promise<readonly Movement[]> => {
  const { data } = await read(page, `transactions?search[0]=${encodeURIComponent(customer)}&pagesize=50`);
  return (data as Movement[]).filter(({ type }) => type.startsWith('dispute'));
};

/** Somebody pays and asks their bank for the money back. */
async function dispute(page: Page): Promise<Disputed> {
  const paid = await pay(page);
  const before = await balanceOf(page);
  const reply = await call(page, 'POST', '/simulator/api/disputes', {
    charge_id: paid.charge_id,
    reason: 'general',
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { dispute_id } = await reply.json();
  await expect.poll(() => balanceOf(page)).toBe(before - DISPUTED);
  return { ...paid, dispute_id };
}

async function challenge(page: Page, { dispute_id }: Disputed, words: string): Promise<void> {
  await page.goto(paths.challenge(dispute_id));
  await page.getByRole('combobox', { name: 'Product type' }).selectOption({ label: 'Offline service' });
  await page.getByRole('textbox', { name: 'Additional details' }).fill(words);
  const save = page.getByRole('region', { name: 'Save' });
  await expect(save.getByRole('status')).toContainText('Kept here at');
  await save.getByRole('button', { name: 'Submit evidence' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit evidence' }).click();
}
/** The line breaks after the provider has taken it: nothing is called a failure, and the page learns of the end by itself. */
async function submitOverBrokenLine(page: Page, disputed: Disputed, words: string): Promise<void> {
  await setFaults(page, { calls: { kinds: ['cut_after'], perMille: 1000, methods: ['answerDispute'] } });
  await challenge(page, disputed, words);
  await expect(page.getByText('Evidence is already submitted. Details below are read-only.')).toBeVisible();
  await expect(page.getByText('Failed to submit')).toHaveCount(0);
  await setFaults(page, {});
}
async function submit(page: Page, disputed: Disputed, words: string): Promise<void> {
  await challenge(page, disputed, words);
  await expect(page.getByText('Evidence submitted!').first()).toBeVisible();
}

const panel = (page: Page) => page.getByRole('region', { name: /^Dispute of/ });
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const openPayment = (page: Page, { payment_intent_id }: Disputed) =>
  page.goto(paths.payment({ id: payment_intent_id }));

/** From the sentence of the timeline to the payout it names, which is proven and holds that movement. */
async function followToPayout(page: Page, disputed: Disputed, sentence: RegExp, type: string) {
  await expect(async () => {
    await openPayment(page, disputed);
    await expect(timeline(page).getByText(sentence)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await timeline(page).getByText(sentence).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Payout proof' })).toContainText('Unexplained: 0.00');
  const payout = new URL(page.url()).searchParams.get('id');
  const movement = (await movementsOf(page, disputed)).find((one) => one.type === type);
  expect(movement?.deposit_id).toBe(payout);
}

for (const { words, send, outcome, verdict, movements } of [
  {
    words: 'This is winning_evidence.',
    send: submit,
    outcome: 'won',
    verdict: 'The disputed $100.00 and the $15.00 fee have been credited back to your balance.',
    movements: [
      ['dispute', -DISPUTED],
      ['dispute_reversal', DISPUTED],
    ],
  },
  {
    words: 'This is losing_evidence.',
    send: submitOverBrokenLine,
    outcome: 'lost',
    verdict: '$100.00 and the $15.00 fee were deducted from your balance.',
    movements: [['dispute', -DISPUTED]],
  },
] as const) {
  test(`a dispute that is ${outcome}: timeline and balance follow to the cent`, async ({
    signedIn: page,
  }) => {
    await page.goto(paths.disputes());
    const outside = await outsideTheBooks(page);
    const disputed = await dispute(page);
    await openPayment(page, disputed);
    await expect(timeline(page)).toContainText('$115.00 USD will be deducted from a future payout');
    await send(page, disputed, words);
    const { evidence_details } = await read(page, `disputes/${disputed.dispute_id}`);
    expect(evidence_details.submission_count).toBe(1);

    await advance(page, 'PT61M'); // The bank decides within the hour.
    await expect.poll(async () => (await read(page, `disputes/${disputed.dispute_id}`)).status).toBe(outcome);
    await expect
      .poll(async () => (await movementsOf(page, disputed)).map(({ type, net }) => [type, net]).sort())
      .toEqual(movements);
    await openPayment(page, disputed);
    await expect(panel(page)).toContainText(verdict);
    await expect.poll(() => outsideTheBooks(page)).toBe(outside);
    await page.goto(paths.challenge(disputed.dispute_id));
    await expect(page.getByText('Evidence is already submitted. Details below are read-only.')).toBeVisible();
    decided.set(outcome, disputed);
  });
}

test('a week later payouts have taken and brought the money of both, to the cent', async ({
  signedIn: page,
}) => {
  const [won, lost] = [decided.get('won'), decided.get('lost')];
  assert(won && lost, 'both were decided above');
  await page.goto(paths.disputes());
  const outside = await outsideTheBooks(page);
  await advance(page, 'P7D'); // Until whatever could be paid out was.
  const taken = /^\$115\.00 USD was deducted from your .* payout$/;
  const given = /^\$115\.00 USD was added to your .* payout$/;
  await followToPayout(page, lost, taken, 'dispute');
  await followToPayout(page, won, taken, 'dispute');
  await followToPayout(page, won, given, 'dispute_reversal');
  await expect.poll(() => outsideTheBooks(page)).toBe(outside);
});
