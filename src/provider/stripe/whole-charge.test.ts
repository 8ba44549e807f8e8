import { expect, onTestFinished, test, vi } from 'vitest';
import type { Handlers } from '#tests/stripe/contract-server.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

async function bench(handlers: Handlers) {
  const one = await openStripeBench({ handlers });
  onTestFinished(() => one.server.close());
  return { ...one, provider: stripeProvider(one.line) };
}
/** The newest first, as Stripe lists. */
const refundIds = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => `re_${from - place}`);
const list = (data: readonly object[], has_more: boolean) => ({
  ...{ object: 'list', url: '/v1/refunds', has_more, data },
});

test('a charge with more refunds than Stripe sends along has all of them, the oldest first', async () => {
  const { provider, server } = await bench({
    'GET /v1/charges/{charge}': ({ sample, id }) => ({
      ...{ ...sample(), id, currency: 'usd', payment_intent: 'pi_1', captured: true },
      refunds: list(
        refundIds(120, 10).map((one) => ({ ...server.sample('GET /v1/refunds'), id: one })),
        true,
      ),
    }),
    'GET /v1/refunds': ({ sample, params }) => {
      const isFirst = params.starting_after === undefined;
      const ids = isFirst ? refundIds(120, 100) : refundIds(20, 20);
      return list(
        ids.map((one) => ({ ...sample(), id: one, charge: 'ch_1' })),
        isFirst,
      );
    },
  });
  const charge = await provider.findObject('charge', 'ch_1');
  expect(charge?.refunds).toEqual(refundIds(120, 120).toReversed());
  const pages = server.calls.filter(({ endpoint }) => endpoint === 'GET /v1/refunds');
  expect(pages.map(({ params }) => [params.charge, params.starting_after])).toEqual([
    ['ch_1', undefined],
    ['ch_1', 're_21'],
  ]);
});

const reversal = { object: 'balance_transaction', reporting_category: 'partial_capture_reversal' };
test.each([
  ['a hold that was let go', { captured: false, amount_captured: null, amount_refunded: 1000 }, [], [0, 0]],
  ['a plain sale', { captured: true, amount_captured: 1000, amount_refunded: 0 }, [], [1000, 0]],
  [
    'a sale captured for more than was held',
    { captured: true, amount_captured: 1200, amount_refunded: 0 },
    ...([[], [1200, 0]] as const),
  ],
  [
    'the rest of a partial capture, counted as a refund',
    { captured: true, amount_captured: 600, amount_refunded: 400 },
    ...([[{ id: 're_1', amount: 400, balance_transaction: reversal }], [600, 0]] as const),
  ],
  [
    'a partial capture that was refunded in part',
    { captured: true, amount_captured: 600, amount_refunded: 400 },
    ...([[{ id: 're_1', amount: 400, balance_transaction: 'txn_1' }], [600, 400]] as const),
  ],
  [
    'both of them',
    { captured: true, amount_captured: 600, amount_refunded: 500 },
    ...([
      [
        { id: 're_2', amount: 100, balance_transaction: 'txn_2' },
        { id: 're_1', amount: 400, balance_transaction: reversal },
      ],
      [600, 100],
    ] as const),
  ],
])('what was captured and given back: %s', async (_, told, refunds, expected) => {
  const { provider } = await bench({
    'GET /v1/charges/{charge}': ({ sample, id }) => ({
      ...{ ...sample(), id, currency: 'usd', amount: 1000, refunded: true, ...told },
    }),
    'GET /v1/refunds': ({ sample }) =>
      list(
        refunds.map((one) => ({ ...sample(), ...one })),
        false,
      ),
  });
  const charge = await provider.findObject('charge', 'ch_1');
  expect([charge?.amount_captured, charge?.amount_refunded]).toEqual(expected);
  expect(charge?.refunded).toBe(false);
});

test.each([
  ['jpy', 'usd', 0.67, '0.0067'],
  ['usd', 'jpy', 1.5, '150'],
  ['kwd', 'usd', 0.325, '3.25'],
  ['eur', 'usd', 1.0837, '1.0837'],
])('a rate from %s into %s is one between whole units', async (paidIn, currency, exchange_rate, expected) => {
  const { provider, server } = await bench({
    'GET /v1/charges/{charge}': ({ sample, id }) => ({
      ...{ ...sample(), id, currency: paidIn, amount: 1000 },
      balance_transaction: { ...server.sample('GET /v1/balance_transactions'), currency, exchange_rate },
    }),
  });
  expect((await provider.findObject('charge', 'ch_1'))?.exchange_rate).toBe(expected);
});

test('a file is fetched from Stripe alone: the key goes nowhere else', async () => {
  const { provider, server } = await bench({
    'GET /v1/files/{file}': ({ sample, id }) => ({
      ...{ ...sample(), id, url: `https://files.stripe.com.evil.example/contents/${id}` },
    }),
    'GET /contents/{file}': () => Buffer.from('%PDF-1.7'),
  });
  const broken = { code: 'provider_answer_broken' };
  await expect(provider.readFile('file_1')).rejects.toMatchObject(broken);
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['GET /v1/files/{file}']);
});
