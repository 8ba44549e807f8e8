import type { OrderPayment, StoreOrder } from '#contract/orders.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import { identifierLabel, sourceWords } from '#domain/payments/payment-source.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { moneyFigure } from '#domain/shared/format-money.ts';
import { minor, money } from '#domain/shared/money.ts';
import { paperAmount } from '#domain/shared/paper-figure.ts';
import { paperSizeOf } from '#domain/shared/paper-size.ts';
import { parted } from '#domain/shared/separators.ts';
import type { Paper, PaperRow, PaperTable } from '#provider/paper.ts';
import { payerOf } from './payer.ts';
import { receiptCopy as copy } from './receipt-copy.ts';
import type { Receipted } from './receipted.ts';

export type Receipt = Receipted &
  Readonly<{
    payment: OrderPayment;
    store: StoreProfile;
    /** Paid in a sandbox or in test mode: nothing of it is real, and the paper says so. */
    isTest: boolean;
  }>;

/** What a customer needs to show that they paid: how much, when, with what and for what, and what they got back. */
export function receiptPaper(receipt: Receipt): Paper {
  const { order, payment, store, isTest } = receipt;
  const payer = payerOf(receipt, store.locale);
  const amount = (value: number) => paperAmount(money(minor(value), payment.customer_currency), store.locale);
  const sale = payment.movements.find(({ type }) => type === 'charge' || type === 'payment');
  const { refunded, refund_pending, customer_amount } = payment;
  return {
    size: paperSizeOf(payer.country || store.country),
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
      ...(order ? [[copy.order, copy.number(order.number)] as const] : []),
      ...(sale ? [[copy.datePaid, formatDateTime(sale.date, store)] as const] : []),
      ...(payment.source === null ? [] : [[copy.method, methodWords(payment)] as const]),
      ...(payment.charge_id === null ? [] : [[copy.reference, payment.charge_id] as const]),
    ],
    parties: [
      ...(payer.lines.length === 0 ? [] : [{ label: copy.paidBy, lines: payer.lines }]),
      { label: copy.paidTo, lines: [store.name] },
    ],
    tables: [order ? itemsOf(order, store.locale) : onePurchase(payment, store.locale)],
    notes: [
      ...(refund_pending === 0 ? [] : [copy.refundOnItsWay(amount(refund_pending))]),
      ...(order ? [copy.thanks] : []),
    ],
    foot: order
      ? copy.foot(store.name, order.number)
      : copy.footOfPayment(store.name, payment.charge_id ?? ''),
  };
}

/** The name of the method and its last four, never more of it. */
function methodWords({ source, source_identifier }: OrderPayment): string {
  const { label } = sourceWords(source ?? '');
  return source_identifier ? `${label} ${identifierLabel(source_identifier)}` : label;
}

/** What was bought is not known without an order: the one line says how much it was. */
function onePurchase({ customer_amount, customer_currency }: OrderPayment, locale: string): PaperTable {
  const paid = money(minor(customer_amount), customer_currency);
  const code = customer_currency.toUpperCase();
  return {
    head: [copy.item(code), copy.quantity, copy.amount],
    lines: [[copy.purchase, '', moneyFigure(paid, locale)]],
    sums: [],
    total: [copy.total(code), '', paperAmount(paid, locale)],
  };
}

function itemsOf(order: StoreOrder, locale: string): PaperTable {
  const { currency, line_items, discount_total, shipping_total, total_tax, total } = order;
  const figure = (value: number) => moneyFigure(money(minor(value), currency), locale);
  const sum = (label: string, value: number): readonly PaperRow[] =>
    value === 0 ? [] : [[label, '', figure(value)]];
  const code = currency.toUpperCase();
  return {
    head: [copy.item(code), copy.quantity, copy.amount],
    lines:
      line_items.length === 0
        ? [[copy.purchase, '', figure(total - total_tax - shipping_total + discount_total)]]
        : line_items.map(({ name, quantity, subtotal }) => [
            name,
            parted(String(quantity), locale),
            figure(subtotal),
          ]),
    sums: [
      ...sum(copy.discount, -discount_total),
      ...sum(copy.shipping, shipping_total),
      [copy.tax, '', figure(total_tax)],
    ],
    total: [copy.total(code), '', paperAmount(money(total, currency), locale)],
  };
}
