import { expect, test, vi } from 'vitest';
import { type Handlers, Refused } from '#tests/stripe/contract-server.ts';
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

test('what a key lacks is named; what nobody could answer is not called missing', async () => {
  const { line, server } = await openStripeBench({
    handlers: {
      ...NOT_THERE,
      'POST /v1/refunds': () => {
        throw new Refused(403, { type: 'invalid_request_error' });
      },
      'POST /v1/files': () => {
        throw new Refused(403, { type: 'invalid_request_error' });
      },
      'GET /v1/terminal/readers': () => {
        throw new Refused(500, { type: 'api_error' });
      },
    },
  });
  expect((await probePermissions(line)).filter(({ state }) => state !== 'granted')).toEqual([
    { name: 'Refunds: write', state: 'missing' },
    { name: 'Files: write', state: 'missing' },
    { name: 'Terminal: read', state: 'unknown' },
  ]);
  await server.close();
});
