import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoint } from '#contract/kit/endpoint.ts';
import { refundReply, refundRequest } from '#contract/operations.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { openTestProvider, type TestProvider } from '#tests/test-provider.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refundCharge } from '../operations/money/refund-charge.ts';
import { runOperation } from '../operations/run-operation.ts';
import { route } from './route.ts';

const refund = endpoint({
  method: 'POST',
  path: '/test/refund',
  summary: 'Refunds.',
  capability: 'see_payments',
  class: 'money',
  input: refundRequest,
  reply: refundReply,
  errors: ['idempotency_key_reused', 'operation_in_progress'],
});

let server: TestServer;
let simulator: TestProvider;
let provider: PaymentProvider;
beforeAll(async () => {
  server = await startTestServer({
    routes: [route(refund, (context, input) => runOperation({ ...context, provider }, refundCharge, input))],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  simulator = await openTestProvider();
  provider = simulator.provider;
});

const ask = (body: object, key?: string) =>
  server.post('/wp-json/test/refund', body, {
    ...server.asAdministrator,
    ...(key !== undefined && { 'idempotency-key': key }),
  });

test('the first answer is given again, and says so', async () => {
  const { id: charge } = await simulator.pay();
  const first = await ask({ charge, amount: 500 }, 'key-1');
  const again = await ask({ amount: 500, charge }, 'key-1');

  expect(first).toMatchObject({ status: 200, body: { charge, amount: 500, status: 'succeeded' } });
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  expect(again.text).toBe(first.text);
  expect(await simulator.count('refund.created')).toBe(1);
});

test('a refusal is given again as well', async () => {
  const { id: charge } = await simulator.pay();
  const first = await ask({ charge, amount: 10_001 }, 'key-2');
  const again = await ask({ charge, amount: 10_001 }, 'key-2');

  expect(first).toMatchObject({ status: 400, body: { code: 'refund_exceeds_charge' } });
  expect(again.text).toBe(first.text);
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
});

test('another body under the same key is refused', async () => {
  const { id: charge } = await simulator.pay();
  await ask({ charge, amount: 500 }, 'key-3');
  expect(await ask({ charge, amount: 501 }, 'key-3')).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused', data: { status: 422 } },
  });
});

test('while it is running the same key is told to wait, and how long', async () => {
  const { id: charge } = await simulator.pay();
  let release: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  provider = {
    ...simulator.provider,
    refundCharge: async (request) => {
      begin();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return simulator.provider.refundCharge(request);
    },
  };
  const first = ask({ charge, amount: 500 }, 'key-4');
  await begun;
  const second = await ask({ charge, amount: 500 }, 'key-4');
  expect(second).toMatchObject({ status: 409, body: { code: 'operation_in_progress' } });
  expect(second.headers).toMatchObject({ 'retry-after': '1' });
  release();
  expect(await first).toMatchObject({ status: 200 });
});

test.each([
  ['one character', 'k', 200],
  ['255 characters', 'k'.repeat(255), 200],
  ['256 characters', 'k'.repeat(256), 400],
  ['two words', 'a b', 200],
  ['a letter beyond ASCII', 'é', 400],
  ['blanks', '  ', 400],
  ['nothing', '', 400],
])('a key of %s', async (_, key, status) => {
  const { id: charge } = await simulator.pay();
  expect(await ask({ charge, amount: 500 }, key)).toMatchObject({ status });
});
