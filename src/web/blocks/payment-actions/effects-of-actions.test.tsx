import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CapturePreview, previewCaptures } from '#contract/authorizations.ts';
import { previewRefund } from '#contract/refunds.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { type fakeServer, refuse } from '#tests/fake-server.ts';
import { paymentPage, waiting } from '#tests/payment-page.tsx';

const usd = currency('usd');
const page = paymentPage();
const { open, answerWaiting } = page;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = page.server();
});

describe('before anybody presses', () => {
  const linesOf = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('.sum-line')].map((line) => line.textContent);
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund in full' }));
    return within(await screen.findByRole('dialog', { name: 'Refund $100.00?' }));
  };

  test('a refund says what the customer gets, what the balance loses, and the fee that is kept', async () => {
    await open();
    const dialog = await ask();
    await dialog.findByText('The customer gets');
    expect(linesOf('What this refund does')).toEqual([
      'The customer gets$100.00',
      'Your balance loses−$100.00',
      'Fee of the payment not returned$3.20',
      'Your balance$500.00 → $400.00',
      'Next payout, Nov 18, 2026 estimate$300.00 → $200.00',
    ]);
    expect(server.asked(previewRefund).at(-1)?.query).toEqual({ charge_id: 'ch_1', amount: '10000' });
  });

  test('what cannot be worked out is said, and the refund can still be pressed', async () => {
    server.answer(previewRefund, () => refuse('wcpay_server_error'));
    await open();
    const dialog = await ask();
    expect(await dialog.findByText(/could not be worked out/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Refund $100.00' })).toHaveProperty('disabled', false);
  });

  test('a part leads to the order with its form open', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const part = await screen.findByRole('menuitem', { name: 'Partial refund' });
    expect(part.getAttribute('href')).toBe('/wp-admin/admin.php?page=wc-orders&action=edit&id=7#refund');
  });

  const capturing = (changes: Partial<CapturePreview['balances'][number]> = {}): CapturePreview => ({
    customers: [{ currency: usd, amount: minor(10_000), count: 1 }],
    balances: [
      {
        currency: usd,
        gross: minor(10_000),
        fee: minor(320),
        balance: { now: minor(50_000), after: minor(59_680) },
        next_payout: { leaves: calendarDate('2026-11-18'), now: minor(30_000), after: minor(30_000) },
        leaves: calendarDate('2026-11-20'),
        ...changes,
      },
    ],
  });

  test('a capture and a cancellation say what they do', async () => {
    answerWaiting();
    server.answer(previewCaptures, () => capturing());
    await open(...waiting());
    await screen.findByText('Captured: the customer pays');
    expect(linesOf('What your decision does')).toEqual([
      'Captured: the customer pays$100.00',
      'Fee estimate, known to the cent once it is captured−$3.20',
      'Your balance estimate$500.00 → $596.80',
      'Next payout, Nov 18, 2026 estimate, unchanged$300.00',
      'Leaves with the payout of estimateNov 20, 2026',
      'Canceled: nobody paysnothing moves',
    ]);
    expect(server.asked(previewCaptures).at(-1)?.query).toEqual({ payment_intent_ids: ['pi_1'] });
  });

  test('an approval and a block say what they do', async () => {
    server.answer(previewCaptures, () =>
      capturing({ fee: null, balance: null, next_payout: null, leaves: null }),
    );
    await open(...waiting('review'));
    await screen.findByText('Approved: the customer pays');
    expect(linesOf('What your decision does')).toEqual([
      'Approved: the customer pays$100.00',
      'Feeknown once it is captured',
      'Blocked: nobody paysnothing moves',
    ]);
  });

  test('what a decision does could not be worked out: that is said, and it can still be taken', async () => {
    answerWaiting();
    server.answer(previewCaptures, () => refuse('wcpay_server_error'));
    await open(...waiting());
    expect(await screen.findByText(/could not be worked out/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Capture the payment/ })).toHaveProperty('disabled', false);
  });

  test('a held payment names the rules that held it, and the addresses they compared', async () => {
    answerWaiting();
    const [charge, payment] = waiting('review');
    await open(
      {
        ...charge,
        screening: {
          outcome: 'review',
          ruleset_results: { avs_verification: 'allow', address_mismatch: 'review' },
        },
        shipping: {
          name: 'Ada Lovelace',
          address_1: '1 Mill Lane',
          city: 'Leeds',
          state: '',
          postcode: 'LS1 4QA',
          country: 'GB',
        },
      },
      payment,
    );
    const card = within(await screen.findByRole('region', { name: 'Held for review' }));
    expect(card.getByText('Shipping address differs from billing address')).toBeTruthy();
    expect(card.queryByText('Address check (AVS) did not match')).toBeNull();
    expect(card.getByText('Germany')).toBeTruthy();
    expect(card.getByText('Ada Lovelace, 1 Mill Lane, Leeds LS1 4QA, United Kingdom')).toBeTruthy();
    const details = within(screen.getByRole('region', { name: 'Details' }));
    expect(details.getByText('Your fraud rules').nextElementSibling?.textContent).toBe('Held');
  });

  test('a payment blocked by a rule names it', async () => {
    await open({
      ...{ status: 'failed', paid: false, captured: false, transactions: [] },
      screening: { outcome: 'block', ruleset_results: { purchase_price_threshold: 'block' } },
    });
    const card = within(await screen.findByRole('region', { name: 'Stopped by your fraud rules' }));
    expect(card.getByText('Purchase price is outside the range you set')).toBeTruthy();
  });
});
