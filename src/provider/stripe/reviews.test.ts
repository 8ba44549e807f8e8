import { expect, onTestFinished, test, vi } from 'vitest';
import { type Handlers, invalidRequest, Refused } from '#tests/stripe/contract-server.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const OPEN = { open: true, opened_reason: 'rule', closed_reason: null };
const CLOSED = { open: false, opened_reason: 'rule', closed_reason: 'approved' };

async function bench(handlers: Handlers) {
  const one = await openStripeBench({
    handlers: {
      'GET /v1/charges/{charge}': ({ sample, id }) => ({
        ...{ ...sample(), id, currency: 'usd', review: 'prv_1' },
      }),
      ...handlers,
    },
  });
  onTestFinished(() => one.server.close());
  return { ...one, provider: stripeProvider(one.line) };
}
const reviewIs = (review: object): Handlers => ({
  'GET /v1/reviews/{review}': ({ sample, id }) => ({ ...sample(), id, ...review }),
});
const approval = { charge: 'ch_1', review: 'prv_1', idempotencyKey: 'key-1' } as const;

test('a charge that Radar asks about carries its review, which is asked for by itself', async () => {
  const { provider, server } = await bench(reviewIs(OPEN));
  expect((await provider.findObject('charge', 'ch_1'))?.review).toEqual({
    ...{ id: 'prv_1', is_open: true, opened_reason: 'rule', closed_reason: null },
  });
  const [charge] = server.calls;
  expect(charge?.params.expand).not.toContain('review');
  expect(server.violations).toEqual([]);
});

test.each([403, 404])('a key that may not read reviews, a %i, reads charges all the same', async (status) => {
  const { provider } = await bench({
    'GET /v1/reviews/{review}': () => {
      throw new Refused(status, { type: 'invalid_request_error' });
    },
  });
  expect(await provider.findObject('charge', 'ch_1')).toMatchObject({ id: 'ch_1' });
  expect(await provider.findObject('charge', 'ch_1')).not.toHaveProperty('review');
});

test('without an answer nobody says that there is none', async () => {
  const { provider } = await bench({
    'GET /v1/reviews/{review}': () => {
      throw new Refused(500, { type: 'api_error' });
    },
  });
  await expect(provider.findObject('charge', 'ch_1')).rejects.toMatchObject({ code: 'provider_unavailable' });
});

test('a review is approved as a review, and nothing is captured', async () => {
  const { provider, server } = await bench(reviewIs(CLOSED));
  expect(await provider.approveReview?.(approval)).toMatchObject({
    review: { is_open: false, closed_reason: 'approved' },
  });
  const writes = server.calls.filter(({ endpoint }) => endpoint.startsWith('POST'));
  expect(writes).toMatchObject([
    { path: '/v1/reviews/prv_1/approve', headers: { 'idempotency-key': 'key-1' } },
  ]);
});

const refusing: Handlers = {
  'POST /v1/reviews/{review}/approve': () => {
    throw invalidRequest('This review is closed already.');
  },
};

test('one that was closed meanwhile is as it should be; one that is open and refused is not', async () => {
  const closed = await bench({ ...refusing, ...reviewIs(CLOSED) });
  expect(await closed.provider.approveReview?.(approval)).toMatchObject({ review: { is_open: false } });
  const open = await bench({ ...refusing, ...reviewIs(OPEN) });
  await expect(open.provider.approveReview?.(approval)).rejects.toMatchObject({ code: 'provider_refused' });
});
