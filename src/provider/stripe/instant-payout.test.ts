import { expect, onTestFinished, test, vi } from 'vitest';
import { currency } from '#domain/shared/money.ts';
import { type Handlers, Refused } from '#tests/stripe/contract-server.ts';
import { READABLE_OBJECTS } from '#tests/stripe/readable-objects.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const usd = { currency: 'usd' };
const asked = { currency: currency('usd'), idempotencyKey: 'op-1' };
const emptied: Handlers = {
  'GET /v1/balance': ({ sample }) => ({ ...sample(), available: [{ amount: 0, ...usd }], pending: [] }),
};
const another: Handlers = {
  'POST /v1/payouts': () => {
    throw new Refused(400, { type: 'idempotency_error' });
  },
};
/** Two pages of payouts; ours is on the second. */
const listed: Handlers = {
  'GET /v1/payouts': ({ sample, params }) => {
    const payout = { ...sample(), ...usd, amount: 900, method: 'instant' };
    const isFirst = params.starting_after === undefined;
    return {
      ...{ object: 'list', url: '/v1/payouts', has_more: isFirst },
      data: isFirst
        ? [{ ...payout, id: 'po_other', metadata: { operation_id: 'op-2' } }]
        : [{ ...payout, id: 'po_ours', metadata: { operation_id: 'op-1' } }],
    };
  },
};

async function bench(handlers: Handlers) {
  const one = await openStripeBench({ handlers: { ...READABLE_OBJECTS, ...handlers } });
  onTestFinished(() => one.server.close());
  return { ...one, provider: stripeProvider(one.line) };
}

test('a payout carries the key it was asked under', async () => {
  const { provider, server } = await bench({});
  await provider.payOutInstantly(asked);
  expect(server.calls.at(-1)).toMatchObject({
    params: { amount: 900, metadata: { operation_id: 'op-1' } },
    headers: { 'idempotency-key': 'op-1' },
  });
});

test.each([
  ['has emptied the balance', emptied],
  ['was for another sum', another],
])('asked again after a first attempt that %s and was not heard: the payout it made', async (_, after) => {
  const { provider, server } = await bench({ ...listed, ...after });
  expect(await provider.payOutInstantly(asked)).toMatchObject({ id: 'po_ours', amount: 900 });
  expect(server.violations).toEqual([]);
});

test('with nothing in the balance and nothing paid out there is nothing to pay out', async () => {
  const { provider } = await bench({ ...listed, ...emptied });
  const other = { ...asked, idempotencyKey: 'op-3' };
  await expect(provider.payOutInstantly(other)).rejects.toMatchObject({
    code: 'instant_payout_unavailable',
  });
});
