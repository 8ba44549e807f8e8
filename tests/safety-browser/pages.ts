import type { Page } from '@playwright/test';
import { paths } from '#web/shared/paths.ts';
import { expect } from '../e2e/fixtures.ts';
import { call, pay } from '../e2e/simulated-payments.ts';

type Known = Readonly<{ order: number; payment: string; payout: string; dispute: string }>;

/** Every page that reads something when it opens. */
export const PAGES: Readonly<Record<string, (known: Known) => string>> = {
  orders: () => paths.orders(),
  'an order': ({ order }) => paths.order(order),
  products: () => paths.products(),
  customers: () => paths.customers(),
  'a customer': () => paths.customer(1),
  overview: () => paths.overview(),
  payouts: () => paths.payouts(),
  'a payout': ({ payout }) => paths.payout(payout),
  bank: () => paths.bank(),
  transactions: () => paths.transactions(),
  'a payment': ({ payment }) => paths.payment({ id: payment }),
  disputes: () => paths.disputes(),
  'an answer to a dispute': ({ dispute }) => paths.challenge(dispute),
  'card readers': () => paths.cardReaders(),
  loans: () => paths.loans(),
  documents: () => paths.documents(),
  books: () => paths.books(),
  'fraud protection': () => paths.fraudProtection(),
  'payments settings': () => paths.paymentsSettings(),
  currencies: () => paths.currencySettings(),
  sync: () => paths.sync(),
  exports: () => paths.exports(),
  'audit log': () => paths.audit(),
  security: () => paths.security(),
  'API keys': () => paths.apiKeys(),
  webhooks: () => paths.webhooks(),
  mail: () => paths.mail(),
};

/** Something for every page to show, made through the console. */
export async function makeKnown(desk: Page): Promise<Known> {
  const { order_id, payment_intent_id, charge_id } = await pay(desk);
  const claim = { charge_id, reason: 'general' };
  const raised = await call(desk, 'POST', '/simulator/api/disputes', claim);
  const { dispute_id } = (await raised.json()) as { dispute_id: string };
  const listed = await call(desk, 'GET', '/wc/v3/payments/deposits?pagesize=1');
  const { data } = (await listed.json()) as { data: readonly { id: string }[] };
  const known = {
    order: order_id,
    payment: payment_intent_id,
    dispute: dispute_id,
    payout: data[0]?.id ?? '',
  };
  expect(known.payout).toMatch(/^po_/);
  return known;
}
