import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeOrders, getOrder, listOrderNotes, type Order } from '#contract/orders.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anOrderPayment, anOrderReply } from '#tests/factories/order-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const at = (second: number) => utcInstant(epochSeconds(1_700_000_000 + second));

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(listOrderNotes, () => ({ data: [] }));
});

async function open(order: Order = anOrderReply()) {
  server.answer(getOrder, () => order);
  await openScreen(paths.order(order.id));
  await screen.findByRole('heading', { level: 1, name: `Order #${order.number}` });
}
const region = (name: string) => screen.getByRole('region', { name });
const sums = () =>
  [...region('Items').querySelectorAll('.sum-line')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);
const fact = (name: string, label: string) =>
  within(region(name)).getByText(label).nextElementSibling?.textContent;

describe('items', () => {
  test('add up in the order’s currency, to the total the customer paid', async () => {
    const [item] = anOrderReply().line_items;
    if (!item) throw new Error('the factory gives one item');
    await open(
      anOrderReply({
        currency: currency('eur'),
        line_items: [
          { ...item, quantity: 2, price: minor(4200), subtotal: minor(8400), total: minor(8000) },
          {
            ...item,
            line: 2,
            name: 'Pen',
            sku: '',
            price: minor(13_200),
            subtotal: minor(13_200),
            total: minor(13_200),
          },
        ],
        items_total: minor(21_600),
        discount_total: minor(400),
        shipping_total: minor(1200),
        total_tax: minor(2000),
        total: minor(24_400),
      }),
    );
    expect(sums()).toEqual([
      ['Items', '€216.00'],
      ['Discount', '−€4.00'],
      ['Shipping', '€12.00'],
      ['Tax', '€20.00'],
      ['Paid by customer', '€244.00'],
    ]);
    const [notebook] = within(region('Items')).getAllByRole('row').slice(1);
    expect([...(notebook?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Linen notebook A5NB-A5',
      '€42.00',
      '× 2',
      '€80.00€84.00 before discount',
    ]);
    expect(document.title).toContain('Order #1001');
  });

  test('what was given back follows the total', async () => {
    const refund = {
      transaction_id: 'txn_2',
      type: 'refund',
      date: at(9),
      customer_amount: minor(-500),
    } as const;
    const payment = anOrderPayment({ refunded: minor(500) });
    await open(anOrderReply({ payment: { ...payment, movements: [...payment.movements, refund] } }));
    expect(sums().slice(-3)).toEqual([
      ['Paid by customer', '$20.00'],
      ['Refunded', '−$5.00'],
      ['Left after refunds', '$15.00'],
    ]);
    expect(within(region('Payment')).getByText('Partly refunded')).toBeTruthy();
    expect(screen.getByText(/Refunds go back to Visa •••• 4242\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refund' })).toBeTruthy();
  });

  test('an order taken without items says so', async () => {
    await open(anOrderReply({ line_items: [], items_total: null }));
    expect(screen.getByRole('heading', { name: 'Taken without items' })).toBeTruthy();
    expect(sums()).toEqual([['Paid by customer', '$20.00']]);
  });
});

describe('payment', () => {
  test('in another currency, with fees, net, method, risk, ids and the way to its details', async () => {
    await open(
      anOrderReply({
        payment: anOrderPayment({
          customer_currency: currency('eur'),
          customer_amount: minor(24_800),
          amount: minor(26_940),
          fees: minor(1000),
          net: minor(25_940),
          deposit_id: 'po_1',
          deposit_status: 'paid',
          risk_level: 1,
        }),
      }),
    );
    expect(fact('Payment', 'Settled as')).toBe('$269.40 USD');
    expect(fact('Payment', 'Fees')).toBe('−$10.00 USD');
    expect(fact('Payment', 'Net')).toBe('$259.40 USD');
    expect(fact('Payment', 'Method')).toBe('VISA•••• 4242');
    expect(fact('Payment', 'Risk')).toBe('Elevated');
    expect(fact('Payment', 'Charge ID')).toBe('ch_1');
    const box = within(region('Payment'));
    expect(box.getByRole('link', { name: 'Completed (paid)' }).getAttribute('href')).toBe(
      paths.payout('po_1'),
    );
    expect(box.getByRole('link', { name: 'Payment details' }).getAttribute('href')).toBe(
      paths.payment({ id: 'pi_1' }),
    );
  });

  test('a dispute stands out and nobody is told of refunds', async () => {
    const dispute = {
      transaction_id: 'txn_2',
      type: 'dispute',
      date: at(9),
      customer_amount: minor(-2000),
    } as const;
    const payment = anOrderPayment();
    const movements = [...payment.movements, dispute];
    await open(anOrderReply({ payment: { ...payment, refundable: minor(0), movements } }));
    expect(within(region('Payment')).getByText('Disputed')).toBeTruthy();
    expect(fact('Payment', 'Taken back in a dispute')).toBe('−$20.00');
    expect(await screen.findByText('Payment disputed: $20.00 withdrawn')).toBeTruthy();
    expect(screen.queryByText(/Refunds go back/)).toBeNull();
  });

  test('a completed order whose money a bank took back says so in its head and in its sum', async () => {
    const dispute = {
      transaction_id: 'txn_2',
      type: 'dispute',
      date: at(9),
      customer_amount: minor(-2000),
    } as const;
    const payment = anOrderPayment();
    const movements = [...payment.movements, dispute];
    await open(anOrderReply({ status: 'completed', payment: { ...payment, movements } }));
    expect(screen.getByText('Completed')).toBeTruthy();
    expect(screen.getAllByText('Disputed')).toHaveLength(2);
    expect(sums().slice(-2)).toEqual([
      ['Taken back in a dispute', '−$20.00'],
      ['Left after the dispute', '$0.00'],
    ]);
  });

  test('a paid order of which the connected account knows nothing is not called unpaid', async () => {
    await open(anOrderReply({ payment: null, status: 'processing', payment_intent_id: 'pi_of_a_sandbox' }));
    expect(within(region('Payment')).getByText('Not known here')).toBeTruthy();
    expect(screen.queryByText('No money has moved for this order.')).toBeNull();
  });

  test('a test order of a sandbox says so and leads to its payment', async () => {
    await open(anOrderReply({ sandbox: 'connected' }));
    expect(screen.getByText('Test order')).toBeTruthy();
    expect(within(region('Payment')).getByText('A test order: no real money moved.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Payment details' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Complete order' })).toBeTruthy();
  });

  test('a test order of a sandbox that was left shows what was recorded, to read alone', async () => {
    const payment = anOrderPayment({ refundable: minor(0), deposit_id: 'po_1', deposit_status: 'paid' });
    await open(anOrderReply({ sandbox: 'left', payment }));
    expect(screen.getByText('Test order')).toBeTruthy();
    expect(region('Payment').textContent).toContain(
      'A test order: no real money moved. This is what the sandbox recorded before you left it.',
    );
    expect(fact('Payment', 'Payout')).toBe('Completed (paid)');
    expect(within(region('Payment')).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Complete order' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  test.each([
    ['processing', true],
    ['on-hold', false],
    ['completed', false],
  ] as const)('an order that is %s can be completed: %s', async (status, can) => {
    await open(anOrderReply({ status }));
    expect(screen.queryByRole('button', { name: 'Complete order' }) !== null).toBe(can);
  });

  test('completed by one press, and said', async () => {
    await open(anOrderReply({ status: 'processing' }));
    server.answer(completeOrders, () => ({ completed: [1001] }));
    server.answer(getOrder, () => anOrderReply({ status: 'completed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete order' }));
    expect(await screen.findAllByText('Order #1001 is completed.')).toBeTruthy();
    expect(server.asked(completeOrders).map(({ body }) => body)).toEqual([{ ids: [1001] }]);
    expect(await screen.findByText('Completed')).toBeTruthy();
  });

  test('without one, no money has moved', async () => {
    await open(anOrderReply({ payment: null, status: 'pending' }));
    expect(screen.getByText('No money has moved for this order.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Payment details' })).toBeNull();
    expect(sums().at(-1)).toEqual(['Order total', '$20.00']);
  });
});

describe('customer', () => {
  test('with an account: page, address, and how often', async () => {
    await open();
    const card = within(region('Customer'));
    expect(card.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(paths.customer(7));
    expect(fact('Customer', 'Bill to')).toBe('Ada Lovelace1 Mill LaneLeeds LS1 4QAUnited Kingdom');
    expect(fact('Customer', 'Ship to')).toBe('Same as the billing address');
    expect(card.getByRole('link', { name: '4, since Nov 14, 2023' }).getAttribute('href')).toBe(
      paths.orders({ customer: 7 }),
    );
  });

  test('a guest, and nobody', async () => {
    await open(
      anOrderReply({ customer_id: null, customer_url: null, customer_orders: null, customer_since: null }),
    );
    expect(within(region('Customer')).getByText('Guest, without an account')).toBeTruthy();
    expect(within(region('Customer')).queryByRole('link')).toBeNull();
  });
});

test.each(['abc', '0'])('the address of %s holds no order', async (id) => {
  await openScreen(paths.order(id));
  expect(await screen.findByRole('heading', { name: 'There is no order at this address' })).toBeTruthy();
});

test('an order that does not exist', async () => {
  server.answer(getOrder, () => refuse('resource_missing'));
  await openScreen(paths.order(5));
  expect(await screen.findByRole('heading', { name: 'There is no order at this address' })).toBeTruthy();
});

test('one that cannot be read can be tried again', async () => {
  server.answer(getOrder, () => refuse('wcpay_server_error'));
  await openScreen(paths.order(1001));
  await screen.findByText('This order could not be loaded.');
  server.answer(getOrder, () => anOrderReply());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order #1001' })).toBeTruthy();
});

test('what it renews is told, with the next payment, and leads to all of its orders', async () => {
  const next_payment = utcInstant(epochSeconds(1_772_700_000));
  await open(
    anOrderReply({
      subscriptions: [
        { number: '77', status: 'active', next_payment },
        { number: '78', status: 'cancelled', next_payment: null },
      ],
    }),
  );
  const card = screen.getByRole('region', { name: 'Subscriptions' });
  const link = within(card).getByRole('link', { name: 'Subscription #77' });
  expect(link.getAttribute('href')).toBe(paths.orders({ subscription: '77' }));
  expect(within(card).getByText('Active')).toBeTruthy();
  expect(within(card).getByText(/^Next payment on Mar \d, 2026$/)).toBeTruthy();
  expect(within(card).getByText('Canceled')).toBeTruthy();
});
