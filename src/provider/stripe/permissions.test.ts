import { expect, test, vi } from 'vitest';
import { CONTRACT_ENDPOINTS } from '#tests/stripe/contract-endpoints.ts';
import { type Handlers, Refused } from '#tests/stripe/contract-server.ts';
import { withoutExpanding } from '#tests/stripe/missing-permission.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { probePermissions } from './probe-permissions.ts';

vi.setConfig({ testTimeout: 60_000 });

const missing = () => {
  throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
};
const NOT_THERE: Handlers = {
  'POST /v1/payment_intents/{intent}/cancel': missing,
  'POST /v1/refunds': missing,
  'POST /v1/disputes/{dispute}/close': missing,
  'POST /v1/payouts/{payout}/cancel': missing,
  'POST /v1/reviews/{review}/approve': missing,
  'POST /v1/payment_method_configurations/{configuration}': missing,
};

test('a key that may do everything is told so, and nothing was done with it', async () => {
  const { line, server } = await openStripeBench({ handlers: NOT_THERE });
  const found = await probePermissions(line);
  expect(found.length).toBeGreaterThan(12);
  expect(found.filter(({ state }) => state !== 'granted')).toEqual([]);
  const changes = server.calls.filter(({ endpoint }) => /^(?:POST|DELETE)/.test(endpoint));
  for (const { endpoint, params, path } of changes) {
    /** A file cannot be meant for nobody: so none is sent along. */
    if (endpoint === 'POST /v1/files') expect(params).not.toHaveProperty('file');
    else expect(JSON.stringify(params) + path).toContain('countinghouse_probe');
  }
  await server.close();
});

test.each([
  [
    'balance_transaction',
    [
      'Charges with their balance transactions and refunds: read',
      'Refunds with their balance transactions: read',
      'Payouts with their bank accounts and balance transactions: read',
    ],
  ],
  ['latest_charge', ['PaymentIntents with their charges: read']],
  ['source', ['Balance transactions with their sources: read']],
])(
  'a permission that is only missing for what is carried along, %s, is named by each question',
  async (object, names) => {
    const handlers = Object.fromEntries(CONTRACT_ENDPOINTS.map((endpoint) => [endpoint, () => undefined]));
    const { line, server } = await openStripeBench({
      handlers: withoutExpanding({ ...handlers, ...NOT_THERE }, object),
    });
    const found = (await probePermissions(line)).filter(({ state }) => state !== 'granted');
    expect(found).toEqual(names.map((name) => ({ name, state: 'missing' })));
    await server.close();
  },
);

test('what a key lacks is named; what nobody could answer is not called missing', async () => {
  const { line, server } = await openStripeBench({
    handlers: {
      ...NOT_THERE,
      'GET /v1/terminal/readers': () => {
        throw new Refused(500, { type: 'api_error' });
      },
    },
    mayNot: ['POST /v1/refunds', 'POST /v1/files'],
  });
  expect((await probePermissions(line)).filter(({ state }) => state !== 'granted')).toEqual([
    { name: 'Refunds: write', state: 'missing' },
    { name: 'Files: write', state: 'missing' },
    { name: 'Terminal: read', state: 'unknown' },
  ]);
  await server.close();
});
