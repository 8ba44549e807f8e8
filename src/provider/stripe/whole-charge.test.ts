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
      ...{ ...sample(), id, currency: 'usd', payment_intent: 'pi_1' },
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
