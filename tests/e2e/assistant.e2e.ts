import type { Locator, Page } from '@playwright/test';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import type { EvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { orderStatusLabel } from '#domain/orders/order-status-mark-copy.ts';
import { arrivalDay } from '#domain/payouts/arrival-day.ts';
import { payoutStatusLabel } from '#domain/payouts/payout-status.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money, negate } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { openAssistant, type TestAssistant } from '../assistants/ask-assistant.ts';
import { expect } from './fixtures.ts';
import { test as own } from './own-product.ts';
import { call } from './simulated-payments.ts';
import { column, openTransactions } from './transactions-page.ts';

// Five questions that a merchant asks an assistant, by the official client. What it is told must be what the person reads on the
// pages that it names: amounts, days, states and counts.

/** How the demo store writes days. */
const STORE = { timezone: 'America/New_York', dateFormat: 'M j, Y', timeFormat: 'H:i' };

const test = own.extend<{ assistant: TestAssistant }>({
  assistant: async ({ signedIn: page, address }, use) => {
    const key = await call(page, 'POST', '/wc-admin/api-keys', { description: 'Assistant', scope: 'read' });
    expect(key.status(), await key.text()).toBe(200);
    const { consumer_key, consumer_secret } = await key.json();
    const authorization = `Bearer ${consumer_key}:${consumer_secret}`;
    const assistant = await openAssistant(address, { authorization });
    await use(assistant);
    await assistant.close();
  },
});
test.setTimeout(120_000);

type Shown = Readonly<{ shown: string }>;

/** An amount as any page may write it: with its code, or without, and then its country may stand before the sign. */
function written({ shown }: Shown): RegExp {
  const [, minus = '', figure = '', code] = /^(−?)(.*?)(?: ([A-Z]{3}))?$/.exec(shown) ?? [];
  const exact = figure.replaceAll(/[$.]/g, '\\$&').replaceAll(/\s/g, '\\s');
  return new RegExp(`^${minus}([A-Z]{1,2})?${exact}${code ? `(\\s?${code})?` : ''}$`);
}

const rowsOf = (page: Page, table: string): Locator =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
/** How many there are, and of what; then what they add up to. */
const summary = (page: Page): Locator => page.locator('.list-summary .summary b');
const counted = (count: number): RegExp => new RegExp(`^${count.toLocaleString('en-US')} `);

test('what are the last payouts, and what is each made of?', async ({ signedIn: page, assistant }) => {
  const { told } = await assistant.ask('list_payouts');
  await page.goto(told.page);
  expect(told.data).toHaveLength(10);
  await expect(summary(page).first()).toHaveText(counted(told.total_count));
  for (const payout of told.data) {
    const row = rowsOf(page, 'Payout history').filter({ has: page.locator(`a[href*="${payout.id}"]`) });
    await expect(row.locator('.money').first()).toHaveText(written(payout.amount));
    await expect(row.locator('.chip').first()).toHaveText(payoutStatusLabel(payout.status, payout.type));
    const day = arrivalDay(epochSeconds(Math.floor(payout.date / 1000)), STORE.timezone);
    await expect(row.locator('time').first()).toHaveAttribute('datetime', day);
  }
  for (const { id } of told.data.slice(0, 3)) {
    const { told: answer } = await assistant.ask('explain_payout', { payout_id: id });
    const { payout, proof } = answer;
    await page.goto(answer.page);
    await expect(page.locator('.figure-large .money')).toHaveText(written(payout.amount));
    await expect(
      page.locator('.chip').filter({ hasText: payoutStatusLabel(payout.status, payout.type) }),
    ).not.toHaveCount(0);
    const card = page.getByRole('region', { name: 'Payout proof' });
    const wanted: readonly Shown[] = [
      ...proof.lines.map(({ amount }: { amount: Shown }) => amount),
      ...[proof.total, proof.sent],
    ];
    const amounts = card.locator('.sum-line > dd:last-child .money');
    for (const [nth, amount] of wanted.entries()) await expect(amounts.nth(nth)).toHaveText(written(amount));
    await expect(card.locator('.sum-line[data-state="off"]')).toHaveCount(answer.adds_up ? 0 : 1);
  }
});

test('what did the provider keep?', async ({ signedIn: page, assistant }) => {
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const { told } = await assistant.ask('fees_of_period', { from: dayBefore(60), to: dayBefore(30) });
  await page.goto(told.page);
  await expect(summary(page).first()).toHaveText(counted(told.count));
  expect(told.totals.length).toBeGreaterThan(1);
  for (const { page: address, count, currency, total, fees, net } of told.totals) {
    await page.goto(address);
    // Fees stand there as what they take away.
    const taken = { shown: formatExplicitMoney(negate(money(fees.minor, currency))) };
    await expect(summary(page)).toHaveText([counted(count), ...[total, taken, net].map(written)]);
  }
});

test('what waits for me?', async ({ signedIn: page, assistant }) => {
  const { told } = await assistant.ask('list_waiting');
  expect(Math.min(told.disputes, told.disputes_to_answer.length)).toBeGreaterThan(0);
  await page.goto(told.disputes_page);
  await expect(summary(page).first()).toHaveText(counted(told.disputes));
  await expect(
    page
      .getByRole('navigation', { name: 'Store admin' })
      .getByRole('link', { name: `Disputes ${told.disputes} awaiting a response` }),
  ).toBeVisible();
  await page.goto(told.uncaptured_page);
  await expect(summary(page).first()).toHaveText(counted(told.uncaptured));
  expect(told.payments_to_capture.length).toBe(Math.min(10, told.uncaptured));
  for (const { page: address, amount } of told.payments_to_capture.slice(0, 2)) {
    await page.goto(address);
    await expect(page.locator('.figure-large .money')).toHaveText(written(amount));
    await expect(page.locator('.payment-summary')).toContainText(/Payment authorized|Needs review/);
  }
});

test('until when must a dispute be answered, and what is missing?', async ({ signedIn: page, assistant }) => {
  const { told: waiting } = await assistant.ask('list_waiting');
  const disputes = waiting.disputes_to_answer.filter(
    ({ status }: { status: string }) => status === 'needs_response',
  );
  expect(disputes.length).toBeGreaterThan(1);
  for (const { dispute_id } of disputes.slice(0, 2)) {
    const { told } = await assistant.ask('explain_dispute', { dispute_id });
    await page.goto(told.page);
    const facts = page.locator('.dispute-facts').first();
    await expect(facts.locator('.money').first()).toHaveText(written(told.amount));
    await expect(facts).toContainText(disputeReasonLabel(told.reason));
    const due = epochSeconds(Date.parse(told.answer_due.replace(' UTC', 'Z').replace(' ', 'T')) / 1000);
    await expect(facts).toContainText(formatDateTime(due, STORE));
    await expect(facts.locator('.chip')).toHaveText(
      told.days_left === 0 ? 'Last day today' : new RegExp(`^${told.days_left} days? left$`),
    );

    await page.goto(told.evidence_page);
    const type = page.getByRole('combobox', { name: 'Product type' });
    await expect(type).toBeEnabled();
    // Where nobody has said what was sold, the assistant is told what is asked for in any case.
    if ((await type.inputValue()) === '') await type.selectOption('multiple');
    const labels = told.missing_evidence.map((key: EvidenceKey) => evidenceLabel[key]);
    await expect(page.locator('.challenge-missing .item-title button')).toHaveText(labels.slice(0, 5));
    if (labels.length > 5)
      await expect(page.locator('.challenge-missing')).toContainText(new RegExp(`${labels.length - 5} more`));
  }
});

test('which payment was that, and what was bought?', async ({ signedIn: page, assistant }) => {
  await openTransactions(page, 'type_is=charge');
  const order = (await column(page, 'Order')).find((written) => /\d/.test(written)) ?? '';
  const number = order.replace('#', '').trim();
  const { told: found } = await assistant.ask('find_payment', { search_term: number });
  const { id } = found.payments.find(({ order_number }: { order_number: string }) => order_number === number);
  const { told: payment } = await assistant.ask('read_payment', { payment_id: id });
  await page.goto(payment.page);
  await expect(page.locator('.figure-large .money')).toHaveText(written(payment.charge.amount));
  await expect(page.locator('.payment-summary').getByRole('link', { name: order.trim() })).toBeVisible();
  const count = payment.charge.transactions.length;
  const words = count === 1 ? 'Show 1 movement' : `Show ${count} movements`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();

  const { told: bought } = await assistant.ask('order_of_payment', { payment_id: id });
  await page.goto(bought.page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Order #${bought.order.number}`);
  await expect(
    page.locator('.chip').filter({ hasText: orderStatusLabel[bought.order.status as 'completed'] }),
  ).not.toHaveCount(0);
  await expect(page.locator('.order-foot .sum-line[data-role="total"] .money')).toHaveText(
    written(bought.order.total),
  );
  const lines = rowsOf(page, 'Items');
  await expect(lines).toHaveCount(bought.order.line_items.length);
  for (const [nth, { name, quantity, total }] of bought.order.line_items.entries()) {
    await expect(lines.nth(nth)).toContainText(name);
    await expect(lines.nth(nth)).toContainText(`× ${quantity}`);
    await expect(lines.nth(nth).locator('.money').last()).toHaveText(written(total));
  }
});
