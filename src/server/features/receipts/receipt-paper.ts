import type { OrderPayment, StoreOrder } from '#contract/orders.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import { identifierLabel, sourceWords } from '#domain/payments/payment-source.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { minor, money } from '#domain/shared/money.ts';
import { paperAmount, paperFigure } from '#domain/shared/paper-figure.ts';
import { paperSizeOf } from '#domain/shared/paper-size.ts';
import type { Paper, PaperRow, PaperTable } from '#provider/paper.ts';
import { receiptCopy as copy } from './receipt-copy.ts';

export type Receipt = Readonly<{
  order: StoreOrder;
  payment: OrderPayment;
  store: StoreProfile;
  /** Paid in a sandbox or in test mode: nothing of it is real, and the paper says so. */
  isTest: boolean;
}>;

/** What a customer needs to show that they paid: how much, when, with what and for what, and what they got back. */
export function receiptPaper({ order, payment, store, isTest }: Receipt): Paper {
  const amount = (value: number) => paperAmount(money(minor(value), payment.customer_currency));
  const sale = payment.movements.find(({ type }) => type === 'charge' || type === 'payment');
  const { refunded, refund_pending, customer_amount } = payment;
  return {
    size: paperSizeOf(order.billing?.country || store.country),
    from: store.name,
    title: copy.title,
    stamp: isTest ? copy.test : undefined,
    totals: [
      { label: copy.paid, amount: amount(customer_amount) },
      ...(refunded === 0
        ? []
        : [
            { label: copy.refunded, amount: amount(-refunded) },
            { label: copy.left, amount: amount(customer_amount - refunded) },
          ]),
    ],
    facts: [
      [copy.order, copy.number(order.number)],
      ...(sale ? [[copy.datePaid, formatDateTime(sale.date, store)] as const] : []),
      ...(payment.source === null ? [] : [[copy.method, methodWords(payment)] as const]),
      ...(payment.charge_id === null ? [] : [[copy.reference, payment.charge_id] as const]),
    ],
    parties: [
      { label: copy.paidBy, lines: payerLines(order) },
      { label: copy.paidTo, lines: [store.name] },
    ],
    tables: [itemsOf(order)],
    notes: [...(refund_pending === 0 ? [] : [copy.refundOnItsWay(amount(refund_pending))]), copy.thanks],
    foot: copy.foot(store.name, order.number),
  };
}

/** The name of the method and its last four, never more of it. */
function methodWords({ source, source_identifier }: OrderPayment): string {
  const { label } = sourceWords(source ?? '');
  return source_identifier ? `${label} ${identifierLabel(source_identifier)}` : label;
}

function payerLines({ billing, customer_name, customer_email }: StoreOrder): readonly string[] {
  const place = billing && [
    billing.name,
    billing.address_1,
    [billing.postcode, billing.city].filter(Boolean).join(' '),
    [billing.state, billing.country].filter(Boolean).join(', '),
  ];
  const lines = (place ?? [customer_name ?? '']).filter((line) => line !== '');
  const email = billing?.email || customer_email;
  return email && !lines.includes(email) ? [...lines, email] : lines;
}

function itemsOf(order: StoreOrder): PaperTable {
  const { currency, line_items, discount_total, shipping_total, total_tax, total } = order;
  const figure = (value: number) => paperFigure(money(minor(value), currency));
  const sum = (label: string, value: number): readonly PaperRow[] =>
    value === 0 ? [] : [[label, '', figure(value)]];
  const code = currency.toUpperCase();
  return {
    head: [copy.item(code), copy.quantity, copy.amount],
    lines:
      line_items.length === 0
        ? [[copy.purchase, '', figure(total - total_tax - shipping_total + discount_total)]]
        : line_items.map(({ name, quantity, subtotal }) => [name, String(quantity), figure(subtotal)]),
    sums: [
      ...sum(copy.discount, -discount_total),
      ...sum(copy.shipping, shipping_total),
      [copy.tax, '', figure(total_tax)],
    ],
    total: [copy.total(code), '', paperAmount(money(total, currency))],
  };
}
