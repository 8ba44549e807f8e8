import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getAuthorization } from '#contract/authorizations.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { utcInstant } from '#contract/kit/fields.ts';
import { getOrder, listOrderNotes } from '#contract/orders.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import { getReceipt, sendReceipt } from '#contract/receipts.ts';
import { getTimeline } from '#contract/timeline.ts';
import { anOrderReply } from '#tests/factories/order-reply.ts';
import { aPaymentReply } from '#tests/factories/payment-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(listOrderNotes, () => ({ data: [] }));
});

const PAID: Reply<typeof getReceipt> = {
  is_paid: true,
  is_test: false,
  email: 'ada@example.com',
  last_sent: null,
};

async function open(receipt: Reply<typeof getReceipt> = PAID) {
  const order = anOrderReply();
  server.answer(getOrder, () => order);
  server.answer(getReceipt, () => receipt);
  await openScreen(paths.order(order.id));
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  return within(await screen.findByRole('dialog', { name: 'Receipt for the customer' }));
}

test('shows where it would go, and opens as a PDF', async () => {
  const dialog = await open();
  expect(await dialog.findByText('ada@example.com')).toBeTruthy();
  expect(dialog.getByText('Not yet')).toBeTruthy();
  const link = dialog.getByRole('link', { name: 'Open as PDF, opens in a new tab' });
  expect(link.getAttribute('href')).toContain(`/receipts/${anOrderReply().id}/file?_wpnonce=`);
});

test('a payment without an order has one by its charge', async () => {
  server.answer(getTimeline, () => ({ data: [] }));
  server.answer(getAuthorization, () => refuse('authorization_missing'));
  server.answer(getReceipt, () => ({ ...PAID, email: null }));
  server.answer(getPaymentIntent, () => aPaymentReply({ id: 'ch_till', order: null }));
  await openScreen(paths.payment({ id: 'pi_1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipt for the customer' }));
  const link = await dialog.findByRole('link', { name: 'Open as PDF, opens in a new tab' });
  expect(link.getAttribute('href')).toContain('/receipts/ch_till/file?_wpnonce=');
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('a press sends it once: a lost answer is repeated under the same key, another press has another', async () => {
  const keys: string[] = [];
  const dialog = await open();
  server.answer(sendReceipt, ({ body }) => {
    keys.push((body as { key: string }).key);
    return keys.length === 1 ? refuse('wcpay_server_error') : { to: 'ada@example.com' };
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Send to customer' }));
  await dialog.findByText('The receipt was not sent.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to customer' }));
  expect(await screen.findAllByText('Receipt sent to ada@example.com')).not.toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Send to customer' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('says when it was last sent, and to whom', async () => {
  const at = utcInstant.parse('2023-11-14 22:13:20');
  const dialog = await open({ ...PAID, last_sent: { at, to: 'old@example.com' } });
  expect(await dialog.findByText(/^Nov 14, 2023.*, to old@example.com$/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

test('says that the receipt says TEST where the payment was one', async () => {
  const dialog = await open({ ...PAID, is_test: true });
  expect(await dialog.findByText('This payment was a test, so the receipt says TEST.')).toBeTruthy();
});

test.each([
  [
    'nothing was paid',
    { ...PAID, is_paid: false },
    'There is no receipt yet, because nothing has been paid.',
  ],
  ['there is no address', { ...PAID, email: null }, 'The customer left no e-mail address.'],
])('where %s, it says so and sends nothing', async (_, receipt, words) => {
  const dialog = await open(receipt);
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
});
