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

const instantly = (currency: string, amount: number, there: readonly object[] | undefined): Handlers => ({
  'GET /v1/balance': ({ sample }) => ({
    ...{ ...sample(), available: [{ amount, currency }], pending: [] },
    instant_available: [{ amount, currency, ...(there && { net_available: there }) }],
  }),
});

test.each([
  ['one bank is named', 'usd', 1000, [{ amount: 985, destination: 'ba_1' }], { net: 985, fee: 15 }, 'ba_1'],
  ['no bank is named', 'usd', 1000, [{ amount: 985 }], { net: 1000, fee: null }, undefined],
  ['nothing is said', 'usd', 1000, undefined, { net: 1000, fee: null }, undefined],
  ['whole hundreds of HUF', 'huf', 12_345, undefined, { net: 12_300, fee: null }, undefined],
  ['whole hundreds of TWD', 'twd', 12_399, undefined, { net: 12_300, fee: null }, undefined],
  ['exactly a hundred', 'twd', 100, undefined, { net: 100, fee: null }, undefined],
])('what would leave, and what it costs: %s', async (_, code, amount, there, expected, destination) => {
  const { provider, server } = await bench(instantly(code, amount, there));
  const [balance] = await provider.readBalances();
  expect(balance?.instant).toMatchObject({ amount, ...expected });
  await provider.payOutInstantly({ ...asked, currency: currency(code) });
  const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /v1/payouts');
  expect(sent?.params).toMatchObject({ amount: expected.net, currency: code });
  expect(sent?.params.destination).toBe(destination);
});

test('less than a whole hundred of HUF cannot leave', async () => {
  const { provider } = await bench(instantly('huf', 99, undefined));
  expect((await provider.readBalances())[0]?.instant).toBeNull();
});

test('with nothing in the balance and nothing paid out there is nothing to pay out', async () => {
  const { provider } = await bench({ ...listed, ...emptied });
  const other = { ...asked, idempotencyKey: 'op-3' };
  await expect(provider.payOutInstantly(other)).rejects.toMatchObject({
    code: 'instant_payout_unavailable',
  });
});
