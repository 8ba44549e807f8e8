import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import { payForOrder } from '../factories/provider-payment.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { hearEverything } from './money-actions-over-http.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('M8: while the provider is dead, everything that was heard of can still be read', async () => {
  const { charge, order_id, payment_intent_id } = await payForOrder(server);
  const dispute = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
  await hearEverything(server);
  const { provider } = server.deps;
  for (const [name, call] of Object.entries(provider))
    if (typeof call === 'function')
      Object.assign(provider, { [name]: () => Promise.reject(fail('provider_unavailable')) });

  const read = async (path: string) => {
    const url = `/wp-json/wc/v3/${path}`;
    const answer = await server.inject({ method: 'GET', url, headers: server.asAdministrator });
    return { path, status: answer.status, code: JSON.parse(answer.text).code };
  };
  const own = [
    ...[
      'transactions',
      'transactions/summary',
      'deposits',
      'deposits/summary',
      'disputes',
      'disputes/summary',
    ],
    ...['authorizations', 'authorizations/summary', 'settings', 'documents', 'audit', 'exports', 'sync'],
    ...[`payment_intents/${payment_intent_id}`, `charges/${charge.id}`, `timeline/${payment_intent_id}`],
    ...[
      `disputes/${dispute.id}`,
      `disputes/${dispute.id}/desk`,
      `charges/order/${order_id}`,
      'capital/loans',
    ],
  ].map((path) => `payments/${path}`);
  const answers = await Promise.all([...own, `orders/${order_id}`, 'orders', 'customers'].map(read));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

  // Only the provider knows these, and a page says so where they would stand.
  const theirs = await Promise.all(
    ['payments/deposits/overview-all', 'payments/accounts', 'payments/readers'].map(read),
  );
  for (const answer of theirs) expect(answer).toMatchObject({ status: 503, code: 'provider_unavailable' });
});
