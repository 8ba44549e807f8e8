import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelAuthorization, captureAuthorization, getAuthorization } from '#contract/authorizations.ts';
import { getOperation, listPendingOperations } from '#contract/operations.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import { refundCharge } from '#contract/refunds.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { anEndedOperation, aPendingOperation } from '#tests/factories/operation-reply.ts';
import { aChargeReply, aPaymentReply } from '#tests/factories/payment-reply.ts';
import { type fakeServer, refuse } from '#tests/fake-server.ts';
import { paymentPage, waiting } from '#tests/payment-page.tsx';

const page = paymentPage();
const { open, answerWaiting } = page;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = page.server();
});
const shown = (text: string | RegExp) => screen.findAllByText(text, undefined, { timeout: 4000 });

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
    await shown('Refunded payment #pi_1.');
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
    await shown(/^There has been an error refunding the payment #pi_1\. Please try again later\./);
    server.answer(refundCharge, () => ({ ...refundReply, status: 'failed' as const }));
    await refundInFull();
    await shown('There has been an error refunding the payment #pi_1. Please try again later.');
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
    await shown('Refunded payment #pi_1.');
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
    await shown('Refunded payment #pi_1.');
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
    await shown(/^Payment for order #12 captured successfully\. Amount: /);
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
    await shown(/^Payment for order #12 canceled successfully\. Amount: /);
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
