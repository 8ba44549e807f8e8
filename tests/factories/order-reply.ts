import type { OrderSummary } from '#contract/order-list.ts';
import type { Order, OrderPayment } from '#contract/orders.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';

const AT = utcInstant(epochSeconds(1_700_000_000));

/** A row of the orders list as the server answers it: 20.00 USD by Ada Lovelace. A test names only what it is about. */
export const anOrderSummary = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 1001,
  number: '1001',
  status: 'processing',
  date_created: AT,
  currency: currency('usd'),
  total: minor(2000),
  customer_id: 7,
  customer_name: 'Ada Lovelace',
  customer_email: 'ada@example.com',
  customer_url: 'admin.php?page=wc-admin&path=/customers/7',
  payment_intent_id: 'pi_1',
  sandbox: null,
  item_count: 1,
  disputed: false,
  ...over,
});

/** The payment of that order: a card charge, nothing given back. */
export const anOrderPayment = (over: Partial<OrderPayment> = {}): OrderPayment => ({
  payment_intent_id: 'pi_1',
  charge_id: 'ch_1',
  source: 'visa',
  source_identifier: '4242',
  risk_level: 0,
  customer_currency: currency('usd'),
  customer_amount: minor(2000),
  refunded: minor(0),
  refund_pending: minor(0),
  refundable: minor(2000),
  currency: currency('usd'),
  amount: minor(2000),
  fees: minor(88),
  net: minor(1912),
  deposit_id: null,
  deposit_status: null,
  deposit_type: null,
  movements: [{ transaction_id: 'txn_1', type: 'charge', date: AT, customer_amount: minor(2000) }],
  ...over,
});

/** The whole order: one notebook for 20.00 USD, paid by card, sent to Leeds. */
export const anOrderReply = (over: Partial<Order> = {}): Order => {
  const { item_count: _, disputed: _disputed, ...summary } = anOrderSummary();
  return {
    ...summary,
    items_total: minor(2000),
    discount_total: minor(0),
    shipping_total: minor(0),
    total_tax: minor(0),
    billing: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      address_1: '1 Mill Lane',
      city: 'Leeds',
      state: '',
      postcode: 'LS1 4QA',
      country: 'GB',
    },
    shipping: null,
    line_items: [
      {
        line: 1,
        product_id: 1,
        name: 'Linen notebook A5',
        sku: 'NB-A5',
        quantity: 1,
        price: minor(2000),
        subtotal: minor(2000),
        total: minor(2000),
        refunded_quantity: 0,
      },
    ],
    customer_orders: 4,
    customer_since: AT,
    payment: anOrderPayment(),
    refunds: [],
    ...over,
  };
};
