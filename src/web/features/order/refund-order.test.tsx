import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getOrder, listOrderNotes, type Order, refundOrder } from '#contract/orders.ts';
import { previewRefund } from '#contract/refunds.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anOrderPayment, anOrderReply } from '#tests/factories/order-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_700_000_100));
const three = {
  line: 1,
  product_id: 1,
  name: 'Linen notebook A5',
  sku: 'NB-A5',
  quantity: 3,
  price: minor(2000),
  subtotal: minor(6000),
  total: minor(6000),
  refunded_quantity: 1,
};
const anOrder = (over: Partial<Order> = {}): Order =>
  anOrderReply({
    total: minor(6500),
    items_total: minor(6000),
    shipping_total: minor(500),
    line_items: [three],
    payment: anOrderPayment({ customer_amount: minor(6500), refundable: minor(4500) }),
    ...over,
  });

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
  server.answer(listOrderNotes, () => ({ data: [] }));
  server.answer(previewRefund, ({ query }) => ({
    customer: { amount: minor(Number(query.amount)), currency: currency('usd') },
    cost: { amount: minor(Number(query.amount)), currency: currency('usd'), fee_kept: minor(88) },
    balance: null,
    next_payout: null,
  }));
});
async function open(order: Order) {
  server.answer(getOrder, () => order);
  await openScreen(paths.order(order.id));
  await screen.findByText('Linen notebook A5');
}
const startRefund = async (quantity: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Quantity of Linen notebook A5 to refund'), quantity);
  return dialog;
};
const refunded = {
  id: 're_1',
  charge: 'ch_1',
  payment_intent: 'pi_1',
  amount: minor(4000),
  currency: currency('usd'),
  status: 'succeeded',
} as const;

test('the amount follows the items; it is asked once more, and sent once', async () => {
  await open(anOrder());
  server.answer(refundOrder, () => refunded);
  const dialog = await startRefund('2');
  expect(dialog.getByText('2 of 3 left to refund')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Refund amount').value).toBe('40.00');
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Came back');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  const check = within(await screen.findByRole('dialog', { name: 'Refund $40.00?' }));
  expect(check.getByText(/2 × Linen notebook A5\. They go back on sale\./)).toBeTruthy();
  expect(server.asked(refundOrder)).toEqual([]);
  await userEvent.click(check.getByRole('button', { name: 'Refund $40.00' }));

  expect(await screen.findAllByText('Refunded $40.00.')).not.toEqual([]);
  expect(server.asked(refundOrder).map(({ body }) => body)).toEqual([
    { amount: 4000, items: [{ line: 1, quantity: 2 }], reason: 'Came back', restock: true },
  ]);
});

test('more than is left, and nothing, are refused before anything is sent', async () => {
  await open(anOrder());
  const dialog = await startRefund('3');
  expect(await dialog.findByText('At most 2.')).toBeTruthy();
  const amount = dialog.getByLabelText('Refund amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '45.01');
  expect(dialog.getByText('At most $45.00 can be refunded.')).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Write an amount above zero.')).toBeTruthy();
  expect(server.asked(refundOrder)).toEqual([]);
});

test('a refusal is told with its reason', async () => {
  await open(anOrder());
  server.answer(refundOrder, () => refuse('charge_disputed'));
  const dialog = await startRefund('1');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refund $20.00' }));
  const words = 'The refund was not made. This payment is disputed and cannot be refunded.';
  expect(await screen.findAllByText(words)).not.toEqual([]);
});

test('on its way and failed are shown, and not counted as given back', async () => {
  const about = {
    currency: currency('usd'),
    items: [],
    restocked: false,
    refunded_by: 'Amara',
    date_created: AT,
  };
  await open(
    anOrder({
      payment: anOrderPayment({ refund_pending: minor(1000), refundable: minor(3500) }),
      refunds: [
        {
          ...about,
          refund_id: 're_2',
          amount: minor(1000),
          status: 'pending',
          reason: '',
          failure_reason: null,
        },
        {
          ...about,
          ...{ refund_id: 're_1', amount: minor(700), status: 'failed', reason: 'Late' },
          failure_reason: 'expired_or_canceled_card',
        },
      ],
    }),
  );
  const card = within(screen.getByRole('region', { name: 'Refunds' }));
  expect(card.getByText('On its way')).toBeTruthy();
  expect(card.getByText('Not counted as refunded until the bank confirms it.')).toBeTruthy();
  expect(card.getByText(/The card has expired or was canceled\. Not counted as refunded/)).toBeTruthy();
  const sums = [...document.querySelectorAll('.sum-line dt')].map((line) => line.textContent);
  expect(sums).toContain('Refund on its way');
  expect(sums).not.toContain('Refunded');
});

test('nothing can be refunded while a bank has the money', async () => {
  await open(anOrder({ payment: anOrderPayment({ refundable: minor(0) }) }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull());
});

test('the question says what it costs, and which fee is kept', async () => {
  await open(anOrder());
  const dialog = await startRefund('2');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  const effects = await screen.findByRole('region', { name: 'What this refund does' });
  await within(effects).findByText('Your balance loses');
  expect([...effects.querySelectorAll('.sum-line')].map((line) => line.textContent)).toEqual([
    'The customer gets$40.00',
    'Your balance loses−$40.00',
    'Fee of the payment not returned$0.88',
  ]);
});

test('an address that asks for it opens the form, once', async () => {
  const order = anOrder();
  server.answer(getOrder, () => order);
  const { history } = await openScreen(`${paths.order(order.id)}#refund`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund order #1001' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(history.location.hash).toBe(''));
});
