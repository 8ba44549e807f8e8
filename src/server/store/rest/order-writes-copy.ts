import type { LineProblem } from '#domain/woocommerce/written-lines.ts';
import type { StatusRefusal } from '#domain/woocommerce/written-status.ts';

export const STATUS_WORDS: Readonly<Record<StatusRefusal, string>> = {
  refund:
    'A status gives no money back. Create a refund of the order; it becomes refunded when nothing is left.',
  held: 'The payment of this order is held or on its way. Capture or cancel it on its page, or under wc/v3/payments/orders; the status follows.',
  paid: 'This order is paid. In this status it would be offered for payment a second time.',
  given_back: 'This order was given back as a whole, and stays so.',
  left: 'This is a test order of a sandbox that was left. It stays as it is.',
};

export const LINE_WORDS: Readonly<Record<Exclude<LineProblem['problem'], 'reference'>, string>> = {
  amount: 'Expected an amount such as 12.30, no finer than the currency.',
  uneven: 'Expected an amount that can be divided by the quantity.',
  above: 'A line’s total is at most its subtotal. Raise the subtotal as well.',
  too_much: 'This comes to more than an order can hold.',
  currency: 'This product has its price in another currency. Send subtotal and total of the line.',
};

export const PAID_LINES =
  'This order has a payment: what it is for cannot change any more. Refund it, or add a note.';
export const PAID_CURRENCY = 'The currency of an order is chosen when it is made.';
export const SECOND_SHIPPING = 'This order has a shipping line already. Send its id to change it.';
export const PAID_DELETE = 'This order has a payment and belongs to it. Cancel or refund it instead.';
export const RENEWED_DELETE = 'This order belongs to a subscription and stays with it.';
export const TOO_MANY_LINES = 'This order has as many lines as it can hold.';
