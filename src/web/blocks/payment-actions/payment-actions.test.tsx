import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CapturePreview,
  cancelAuthorization,
  captureAuthorization,
  getAuthorization,
  previewCaptures,
} from '#contract/authorizations.ts';
import { getOperation, listPendingOperations } from '#contract/operations.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import { previewRefund, refundCharge } from '#contract/refunds.ts';
import { getTimeline } from '#contract/timeline.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anEndedOperation, aPendingOperation } from '#tests/factories/operation-reply.ts';
import { aChargeReply, aPaymentReply } from '#tests/factories/payment-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const usd = currency('usd');
const PREVIEW = {
  customer: { amount: minor(10_000), currency: usd },
  cost: { amount: minor(10_000), currency: usd, fee_kept: minor(320) },
  balance: { now: minor(50_000), after: minor(40_000) },
  next_payout: { leaves: calendarDate('2026-11-18'), now: minor(30_000), after: minor(20_000) },
};

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening);
beforeEach(() => {
  server = fakeServer();
  sessionStorage.clear();
  server.answer(getTimeline, () => ({ data: [] }));
  server.answer(getAuthorization, () => refuse('authorization_missing'));
  server.answer(previewRefund, () => PREVIEW);
});

type Charge = Parameters<typeof aPaymentReply>[0];
type Payment = Parameters<typeof aPaymentReply>[1];
const open = async (charge: Charge = {}, payment: Payment = {}) => {
  server.answer(getPaymentIntent, () => aPaymentReply(charge, payment));
  const { queries } = await openScreen(paths.payment({ id: 'pi_1' }));
  await screen.findByRole('region', { name: 'Summary' });
  return queries;
};
const told = (text: string | RegExp) => screen.findAllByText(text, undefined, { timeout: 4000 });
const now = Math.floor(Date.now() / 1000);
const waiting = (fraud_meta_box_type: string | null = null): [Charge, Payment] => {
  const { order } = aChargeReply();
  const held = order && { ...order, id: 12, number: '12', fraud_meta_box_type };
  return [
    {
      captured: false,
      amount_captured: minor(0),
      order: held,
      transactions: [],
      balance_transaction: null,
    },
    { status: 'requires_capture', capture_before: epochSeconds(now + 86_400 * 3 + 60), order: held },
  ];
};
const answerWaiting = () =>
  server.answer(getAuthorization, () => ({
    payment_intent_id: 'pi_1',
    is_captured: false,
    created: utcInstant(epochSeconds(now - 60)),
    capture_before: null,
  }));

describe('refund', () => {
  const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const refundReply = {
    id: 're_1',
    charge: 'ch_1',
    payment_intent: 'pi_1',
    amount: minor(2000),
    currency: currency('usd'),
  };
  const refundInFull = async (reason?: string) => {
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund in full' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Refund \$/ }));
    if (reason) await userEvent.click(dialog.getByRole('radio', { name: reason }));
    await userEvent.click(dialog.getByRole('button', { name: /^Refund \$/ }));
  };

  test.each([
    [undefined, undefined],
    ['Other', undefined],
    ['Duplicate order', 'duplicate'],
    ['Fraudulent', 'fraudulent'],
    ['Requested by customer', 'requested_by_customer'],
  ])('with the reason %s, %s is sent, and the money once', async (chosen, sent) => {
    server.answer(refundCharge, () => ({ ...refundReply, status: 'succeeded' as const }));
    await open();
    await refundInFull(chosen);
    await told('Refunded payment #pi_1.');
    const asked = server.asked(refundCharge);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({ charge_id: 'ch_1', amount: aChargeReply().amount_captured });
    expect(asked[0]?.body).toHaveProperty('order_id', aChargeReply().order?.id);
    expect(Object(asked[0]?.body).reason).toBe(sent);
    expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test('refused, or failed by the bank, it says so to the letter', async () => {
    server.answer(refundCharge, () => refuse('wcpay_missing_order'));
    await open();
    await refundInFull();
    await told(/^There has been an error refunding the payment #pi_1\. Please try again later\./);
    server.answer(refundCharge, () => ({ ...refundReply, status: 'failed' as const }));
    await refundInFull();
    await told('There has been an error refunding the payment #pi_1. Please try again later.');
  });

  test('without a clear answer it is being confirmed, and asked about under the same key', async () => {
    let times = 0;
    server.answer(refundCharge, () => {
      times += 1;
      return times === 1 ? refuse('operation_in_progress') : { ...refundReply, status: 'succeeded' as const };
    });
    await open();
    await refundInFull();
    expect(await screen.findByText('Being confirmed')).toBeTruthy();
    expect(screen.queryByText(/error refunding/)).toBeNull();
    await told('Refunded payment #pi_1.');
    expect(new Set(server.asked(refundCharge).map(({ key }) => key)).size).toBe(1);
    await waitFor(() => expect(screen.queryByText('Being confirmed')).toBeNull());
  });

  test('opened in the middle of one, the page says so, offers nothing that contradicts it, and tells how it ended', async () => {
    let data = [aPendingOperation({ amount: minor(2000) })];
    server.answer(getOperation, () =>
      anEndedOperation({ state: 'failed', error_code: 'x', error_message: 'The card is closed.' }),
    );
    server.answer(listPendingOperations, () => ({ data }));
    await open();
    await screen.findByText(/^The refund of \$20.00, asked for Nov 14, 2025.*not confirmed yet/);
    expect(screen.getByRole('button', { name: /^Refund/ }).getAttribute('aria-disabled')).toBe('true');
    data = [];
    await screen.findAllByText(
      'There has been an error refunding the payment #pi_1. Please try again later. The card is closed.',
      undefined,
      { timeout: 8000 },
    );
    expect(screen.queryByText('Being confirmed')).toBeNull();
    expect(screen.getByRole('button', { name: 'Refund' }).getAttribute('aria-disabled')).toBeNull();
  }, 15_000);

  test('what nobody could confirm is a person’s to settle, and locks what contradicts it', async () => {
    server.answer(listPendingOperations, () => ({ data: [aPendingOperation({ state: 'needs_attention' })] }));
    await open();
    await screen.findByText('Never confirmed');
    expect(screen.getByRole('link', { name: 'Settle it on the Sync page' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refund' })).toHaveProperty('disabled', true);
  });

  test('a payment that changes meanwhile does not change the question', async () => {
    const queries = await open();
    server.answer(refundCharge, async () => {
      // The answer is lost, and before it asks again the page hears that some of the money has gone back.
      server.answer(getPaymentIntent, () => aPaymentReply({ amount_refunded: minor(500) }));
      server.answer(refundCharge, () => ({ ...refundReply, status: 'succeeded' as const }));
      await queries.invalidateQueries();
      return refuse('wcpay_server_error');
    });
    await refundInFull();
    await told('Refunded payment #pi_1.');
    const [first, second] = server.asked(refundCharge);
    expect(server.asked(getPaymentIntent).length).toBeGreaterThan(1);
    expect(second).toMatchObject({ body: first?.body, key: first?.key });
  });

  test('after a part was given back, only a part is offered', async () => {
    await open({ amount_refunded: minor(1) });
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: 'Partial refund' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Refund in full' })).toBeNull();
  });

  test.each([
    ['refunded', { refunded: true, amount_refunded: minor(10_000) }],
    ['not captured', { captured: false }],
  ])('a payment that is %s offers none', async (_, over) => {
    await open(over);
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});

describe('capture and cancel', () => {
  test('what waits says until when, and is captured', async () => {
    answerWaiting();
    server.answer(captureAuthorization, () => ({ id: 'pi_1', status: 'succeeded' }));
    await open(...waiting());
    const panel = within(await screen.findByRole('region', { name: 'Waiting to be captured' }));
    expect(panel.getByText(/\(3 days left\)/)).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Capture the payment for order #12' }));
    await told(/^Payment for order #12 captured successfully\. Amount: /);
    // The page reads itself again.
    await waitFor(() => expect(server.asked(getPaymentIntent).length).toBeGreaterThan(1));
  });

  test('held by the rules, it is approved or blocked', async () => {
    server.answer(cancelAuthorization, () => ({ id: 'pi_1', status: 'canceled' }));
    await open(...waiting('review'));
    const panel = within(await screen.findByRole('region', { name: 'Held for review' }));
    expect(panel.getByRole('button', { name: 'Approve transaction' })).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Block transaction' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Block transaction' }));
    await told(/^Payment for order #12 canceled successfully\. Amount: /);
  });

  test('one that is missing says nothing; another failure says its sentence', async () => {
    await open(...waiting());
    await waitFor(() => expect(server.asked(getAuthorization).length).toBeGreaterThan(0));
    expect(screen.queryByText('Error retrieving authorization.')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Waiting to be captured' })).toBeNull();
  });

  test('an authorization that could not be read can be read again', async () => {
    server.answer(getAuthorization, () => refuse('wcpay_server_error'));
    await open(...waiting());
    expect(await screen.findByText('Error retrieving authorization.')).toBeTruthy();
    answerWaiting();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Waiting to be captured' })).toBeTruthy();
  });

  test('it is not asked for where the payment was captured, failed or refunded', async () => {
    await open();
    expect(server.asked(getAuthorization)).toEqual([]);
  });
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
      'Fee of the paymentnot returned$3.20',
      'Your balance$500.00 → $400.00',
      'Next payout, Nov 18, 2026estimate$300.00 → $200.00',
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
      'Feeestimate, known to the cent once it is captured−$3.20',
      'Your balanceestimate$500.00 → $596.80',
      'Next payout, Nov 18, 2026estimate, unchanged$300.00',
      'Leaves with the payout ofestimateNov 20, 2026',
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
    expect(card.getByText('Shipping country differs from billing country')).toBeTruthy();
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
