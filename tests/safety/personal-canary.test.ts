import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { pollEvents } from '#server/events/poll-events.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { saveCustomer } from '../factories/customer.ts';
import { GRACE_AT_HOME } from '../factories/order.ts';
import { authorizeOrder, payForOrder, screenOrder } from '../factories/provider-payment.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import type { Caller } from '../test-callers.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { declaredRoutes, type Guarded, guardedRoutes } from './live-routes.ts';
import { addPerson } from './people-of-roles.ts';

/** Nobody else is called so, and no program writes it by itself. */
const NAME = 'Quilliam Zephyrovna';
const EMAIL = 'quilliam.zephyrovna@kanarienvogel.example';
const STREET = '77 Canary Parade';
const PLANTED = [NAME, EMAIL, 'Zephyrovna', 'kanarienvogel', STREET];
const found = (text: string): string[] =>
  PLANTED.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

let server: TestServer;
/** Something real for every parameter of an address. */
let known: Readonly<Record<string, readonly string[]>>;
let callers: Readonly<Record<'owner' | 'viewer' | 'own role', Caller>>;

beforeAll(async () => {
  server = await startTestServer();
  const customer = { name: NAME, email: EMAIL, country: 'US' };
  const { id: customer_id } = await saveCustomer(server.db, { name: NAME, email: EMAIL });
  const billing = JSON.stringify({ ...GRACE_AT_HOME, name: NAME, email: EMAIL, address_1: STREET });
  const bought = { customer_id, billing, shipping: billing };
  const paid = await payForOrder(server, { customer }, bought);
  const guest = await payForOrder(server, { customer }, { billing });
  const held = await authorizeOrder(server, { customer }, bought);
  const stopped = await screenOrder(server, 'block', { ...bought, fraud_meta_box_type: 'block' });
  const { controls, provider } = server.simulator;
  const dispute = await controls.raiseDispute({ charge: guest.charge.id, reason: 'general' });
  await pollEvents({ ...server.deps, provider });
  await runDueJobs(server.deps, refreshJobs(provider));

  // What people wrote, sent and took out, in the name of whoever may.
  const about = { object_kind: 'payment', object_id: paid.payment_intent_id };
  await server.post('/team-notes', { ...about, note: `${NAME} called` });
  await server.post(`/wp-json/wc-admin/store/orders/${paid.order_id}/notes`, { note: `Sent to ${EMAIL}` });
  await server.post('/transactions/download', { search: [NAME] });
  await server.post(`/receipts/${paid.order_id}/send`, { key: '00000000-0000-4000-8000-000000000000' });

  const { body } = await server.get('/transactions?pagesize=100');
  known = {
    id: [paid.payment_intent_id, guest.payment_intent_id, String(paid.order_id), String(customer_id), '1'],
    order_id: [paid.order_id, guest.order_id, stopped.order_id].map(String),
    charge_id: [paid.charge.id, guest.charge.id],
    payment_intent_id: [held.payment_intent_id],
    dispute_id: [dispute.id],
    transaction_id: body.data.map(({ transaction_id }: { transaction_id: string }) => transaction_id),
  };
  callers = {
    owner: server.asAdministrator,
    viewer: await server.asUser(await addPerson(server, 'viewer', 'viewer')),
    'own role': await server.asUser(
      await addPerson(server, 'clerk', [
        ...['see_payouts', 'export', 'refund', 'capture', 'decide_held', 'read_audit'],
        ...['change_settings', 'change_fraud_rules', 'change_account', 'manage_people', 'pay_out'],
      ]),
    ),
  };
});
afterAll(() => server.close());

/** Every address of a route with real things in it, and every way to search with the planted words. */
function addressesOf({ endpoint: { path, input } }: Guarded): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const places = names.reduce<string[]>(
    (urls, name) =>
      urls.flatMap((url) => (known[name] ?? ['1']).map((value) => url.replace(`:${name}`, value))),
    [`/wp-json${path}`],
  );
  const fields = Object.keys((input as z.ZodMiniObject).shape);
  const searches = [
    ...(fields.includes('search') ? PLANTED.map((word) => `search[]=${encodeURIComponent(word)}`) : []),
    ...(fields.includes('search_term')
      ? PLANTED.map((word) => `search_term=${encodeURIComponent(word)}`)
      : []),
    ...(fields.includes('status') ? ['status=block', 'status=review', 'status=allow'] : []),
    ...(fields.includes('currency') ? ['currency=usd'] : []),
  ];
  return places.flatMap((url) => [url, ...searches.map((query) => `${url}?${query}`)]);
}

const readable = (): Guarded[] =>
  guardedRoutes(server.app).filter(
    ({ method, endpoint }) =>
      method === 'GET' && !endpoint.endless && !endpoint.path.startsWith('/simulator/'),
  );

/** Which addresses told somebody one of the planted words. */
async function tellers(caller: Caller): Promise<string[]> {
  const told: string[] = [];
  for (const route of readable())
    for (const url of addressesOf(route)) {
      const { text } = await server.inject({ method: 'GET', url, headers: caller });
      if (found(text).length > 0) told.push(url.replace(/\?.*/, ''));
    }
  return [...new Set(told)];
}

test('A12: an owner is told who the customer is, in many places', async () => {
  const told = await tellers(callers.owner);
  for (const part of [
    '/transactions',
    '/payment_intents',
    '/disputes',
    '/orders',
    '/customers',
    '/search',
    '/authorizations',
  ])
    expect(
      told.some((url) => url.includes(part)),
      `${part} of ${told.join(' ')}`,
    ).toBe(true);
});

test.each(['viewer', 'own role'] as const)('A12: no reply tells %s', async (who) => {
  expect(await tellers(callers[who])).toEqual([]);
});

test.each(['viewer', 'own role'] as const)('A12: no page tells %s', async (who) => {
  const pages = [
    '/payments/overview',
    '/payments/transactions',
    '/payments/disputes',
    '/customers',
    '/orders',
  ];
  for (const page of pages) {
    const url = `/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(page)}`;
    const { text, status } = await server.inject({ method: 'GET', url, headers: callers[who] });
    expect([page, status, found(text)]).toEqual([page, 200, []]);
  }
});

test.each(['transactions', 'disputes', 'audit'])(
  'A12: no file of %s tells somebody who may export and not see',
  async (list) => {
    const files = async (caller: Caller) => {
      const asked = await server.post(`/${list}/download`, {}, caller);
      const ready = await server.get(`/${list}/download/${asked.body.export_id}`, caller);
      return server.inject({ method: 'GET', url: ready.body.download_url, headers: caller });
    };
    expect(found((await files(callers.owner)).text)).not.toEqual([]);
    const file = await files(callers['own role']);
    expect([file.status, found(file.text)]).toEqual([200, []]);
    expect(file.text.split('\n').length).toBeGreaterThan(2);
  },
);

test.each(['viewer', 'own role'] as const)(
  'A12: searching tells %s nothing: a name finds as much as no name',
  async (who) => {
    const searched = declaredRoutes(server.app).filter(
      ({ method, endpoint }) =>
        method === 'GET' &&
        !endpoint.stream &&
        !/products|customers|audit|security|download/.test(endpoint.path) &&
        Object.keys((endpoint.input as z.ZodMiniObject).shape).some(
          (name) => name === 'search' || name === 'search_term',
        ),
    );
    expect(searched.length).toBeGreaterThan(5);
    for (const { endpoint } of searched) {
      const ask = async (word: string) => {
        const name = 'search' in (endpoint.input as z.ZodMiniObject).shape ? 'search[]' : 'search_term';
        const url = `/wp-json${endpoint.path}?status=block&${name}=${encodeURIComponent(word)}`;
        return (await server.inject({ method: 'GET', url, headers: callers[who] })).text;
      };
      const nobody = await ask('Nobody Atall');
      for (const word of PLANTED)
        expect([endpoint.path, word, await ask(word)]).toEqual([endpoint.path, word, nobody]);
    }
  },
);
