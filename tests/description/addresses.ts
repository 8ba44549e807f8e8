import { randomUUID } from 'node:crypto';
import { addressOf } from '#contract/kit/endpoint.ts';
import { stringifySearch } from '#contract/kit/query-string.ts';
import { addColleague, addKey } from '../colleagues.ts';
import { uploadEvidence } from '../evidence-server.ts';
import type { TestServer } from '../test-server.ts';

/** Real things of the store: by the name of the parameter; by the path where several share one; or whole addresses. */
export type Things = Readonly<Record<string, readonly string[]>>;

const PAYMENTS = '/wc/v3/payments';
const FEW = 5;

/** A few of everything that a path can name. */
export async function findThings(server: TestServer): Promise<Things> {
  const of = async (path: string, field: string): Promise<string[]> => {
    const { body } = await server.get(path.startsWith('/wc') ? `/wp-json${path}` : path);
    const rows: readonly Record<string, unknown>[] = Array.isArray(body) ? body : body.data;
    const all = rows.map((row) => row[field]).filter((value) => value !== null);
    return [...new Set(all.map(String))].slice(0, FEW);
  };
  const sales = '/transactions?type_is=charge';
  const [orders, charges, payments] = [
    await of('/wc/v3/orders', 'id'),
    await of(sales, 'charge_id'),
    await of(sales, 'payment_intent_id'),
  ];
  const held = await of('/authorizations', 'payment_intent_id');
  const payouts = await of('/deposits', 'id');
  const products = await of('/wc/v3/products', 'id');
  const customers = await of('/wc/v3/customers', 'id');
  const disputes = await of('/disputes?status_is=needs_response', 'dispute_id');
  const made = await makeThings(server, { charge: charges[0], dispute: disputes[0], order: orders[0] });
  const ask = (path: string, search: object): string =>
    addressOf({ path: `${PAYMENTS}${path}` }) + stringifySearch({ ...search });
  return {
    ...{ order_id: orders, charge_id: charges, payment_intent_id: held, dispute_id: disputes },
    ...{ day: ['2025-11-13'], location: ['us'], currency: ['usd'], code: ['EUR'], group: ['general'] },
    transaction_id: await of('/transactions', 'transaction_id'),
    [`${PAYMENTS}/payment_intents/:id`]: payments,
    [`${PAYMENTS}/timeline/:id`]: payments,
    [`${PAYMENTS}/receipts/:id`]: [...orders, ...charges],
    [`${PAYMENTS}/receipts/:id/file`]: [...orders.slice(0, 1), ...charges.slice(0, 1)],
    [`${PAYMENTS}/deposits/:id`]: payouts,
    [`${PAYMENTS}/deposits/:id/proof`]: payouts,
    [`${PAYMENTS}/readers/charges/:id`]: await of('/transactions?type_is=card_reader_fee', 'transaction_id'),
    [`${PAYMENTS}/operations/:id`]: await of('/operations', 'id'),
    [`${PAYMENTS}/authorizations/check`]: [ask('/authorizations/check', { payment_intent_ids: held })],
    [`${PAYMENTS}/authorizations/preview`]: [ask('/authorizations/preview', { payment_intent_ids: held })],
    [`${PAYMENTS}/refund/preview`]: [ask('/refund/preview', { charge_id: charges[1] })],
    [`${PAYMENTS}/team-notes`]: [ask('/team-notes', { object_kind: 'payment', object_id: payments[0] })],
    [`${PAYMENTS}/bank/payouts`]: [ask('/bank/payouts', { payouts })],
    [`${PAYMENTS}/books`]: [ask('/books', BOOKED)],
    [`${PAYMENTS}/books/entries`]: [ask('/books/entries', BOOKED)],
    [`${PAYMENTS}/search`]: [ask('/search', { search_term: '50' })],
    [`${PAYMENTS}/reporting/payment_activity`]: [ask('/reporting/payment_activity', OCTOBER)],
    ...Object.fromEntries(
      ['', '/search', '/summary'].map((end) => [
        `${PAYMENTS}/transactions/fraud-outcomes${end}`,
        ['block', 'review', 'allow'].map((status) => ask(`/transactions/fraud-outcomes${end}`, { status })),
      ]),
    ),
    '/wc/v3/orders/:id': orders,
    '/wc/v3/products/:id': products,
    '/wc/v3/customers/:id': customers,
    '/wc/v3/payment_gateways/:id': await of('/wc/v3/payment_gateways', 'id'),
    '/wc/v3/settings/:group/:id': ['/wp-json/wc/v3/settings/general/woocommerce_currency'],
    '/wc-admin/store/orders/:id': orders,
    '/wc-admin/store/orders/:id/notes': orders,
    '/wc-admin/store/products/:id': products,
    '/wc-admin/store/customers/:id': customers,
    '/wc-admin/saved-views': ['/wp-json/wc-admin/saved-views?list=transactions'],
    '/wc-admin/options': ['/wp-json/wc-admin/options?options=blogname,timezone_string'],
    '/wp/v2/users/:id': [String(server.administrator_id)],
    ...made,
    '/wc-admin/mail/:id': await of('/wc-admin/mail', 'id'),
  };
}

const OCTOBER = {
  ...{ currency: 'usd', timezone: '+00:00' },
  ...{ date_start: '2025-10-01T00:00:00', date_end: '2025-10-31T23:59:59' },
};

const BOOKED = { from: '2025-10-01', to: '2025-10-31' };

type Known = Readonly<Record<'charge' | 'dispute' | 'order', string | undefined>>;

/** What only somebody's doing brings into a store: files, exports, requests, notes, mails, refunds. */
async function makeThings(server: TestServer, { charge, dispute, order }: Known): Promise<Things> {
  const orders = `/wp-json/wc/v3/orders/${order}`;
  const { body: latest } = await server.get('/wp-json/wc/v3/orders?per_page=100');
  const refunded = latest.find(({ refunds }: { refunds: unknown[] }) => refunds.length > 0);
  const note = await server.post(`${orders}/notes`, { note: 'Looked at' });
  await server.post('/refund', { charge_id: charge, amount: 100 });
  await server.post('/multi-currency/update-enabled-currencies', { enabled: ['USD', 'EUR'] });
  await server.post(`/receipts/${order}/send`, { key: randomUUID() });
  const { id: file } = await uploadEvidence(server, dispute as never, {});
  await addColleague(server, 'second', 'manager');
  const key = await addKey(server, server.administrator_id, { proposes: true });
  const about = { object_kind: 'payment', object_id: 'pi_1' };
  const asked = await server.post('/team-notes', { ...about, note: 'By a program' }, key);
  const hook = { name: 'Till', delivery_url: 'https://till.example', topic: 'order.created', secret: 'x' };
  const ofStore = await server.post('/wp-json/wc/v3/webhooks', hook);
  const own = { name: 'Books', url: 'https://books.example', topics: ['payout.updated'] };
  const { body: webhook } = await server.post('/wp-json/wc-admin/webhooks', own);
  const deliveries = `/wp-json/wc-admin/webhooks/${webhook.id}/deliveries`;
  await server.post(`/wp-json/wc-admin/webhooks/${webhook.id}/test`, {});
  const { body: told } = await server.get(deliveries);
  const asFiles = await Promise.all(
    ['transactions', 'deposits', 'disputes', 'audit'].map(async (list) => [
      `${PAYMENTS}/${list}/download/:export_id`,
      [(await server.post(`/${list}/download`, {})).body.export_id],
    ]),
  );
  const exports = Object.fromEntries(asFiles);
  return {
    ...exports,
    [`${PAYMENTS}/exports/:export_id`]: exports[`${PAYMENTS}/transactions/download/:export_id`],
    '/wc/v3/webhooks/:id': [String(ofStore.body.id)],
    '/wc-admin/webhooks/:id': [String(webhook.id)],
    '/wc-admin/webhooks/:id/deliveries': [deliveries],
    '/wc-admin/webhooks/:id/deliveries/:delivery_id': [`${deliveries}/${told.data[0]?.id}`],
    [`${PAYMENTS}/approvals/:id`]: [asked.body.data.approval_id],
    [`${PAYMENTS}/file/:id/content`]: [file],
    [`${PAYMENTS}/file/:id/details`]: [file],
    '/wc/v3/orders/:order_id/notes/:id': [`${orders}/notes/${note.body.id}`],
    '/wc/v3/orders/:order_id/refunds/:id': [
      `/wp-json/wc/v3/orders/${refunded.id}/refunds/${refunded.refunds[0].id}`,
    ],
  };
}

/** Every address of a path with real things in it. */
export function addressesOf(path: `/${string}`, things: Things): string[] {
  const whole = (things[path] ?? []).filter((value) => value.startsWith('/'));
  if (whole.length > 0) return whole;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.reduce<string[]>(
    (urls, name) =>
      urls.flatMap((url) =>
        (things[path] ?? things[name] ?? ['1']).map((value) => url.replace(`:${name}`, value)),
      ),
    [addressOf({ path })],
  );
}
