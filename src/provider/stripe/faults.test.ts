import { afterEach, describe, expect, test, vi } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { type Handlers, invalidRequest, Refused, samplesByName } from '#tests/stripe/contract-server.ts';
import { openStripeBench, type StripeBench, TEST_SECRET } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const opened: StripeBench[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});
async function bench(handlers: Handlers) {
  const one = await openStripeBench({ handlers });
  opened.push(one);
  return { ...one, provider: stripeProvider(one.line) };
}

const refund = { charge: 'ch_1', amount: minor(500), idempotencyKey: 'refund-1' } as const;
const refusing = (status: number, error: object, headers?: Record<string, string>) => ({
  'POST /v1/refunds': () => {
    throw new Refused(status, { ...error }, headers);
  },
});
const aCharge = (over: object): Handlers => ({
  'GET /v1/charges/{charge}': ({ sample, id }) => ({
    ...{ ...sample(), id, currency: 'usd', status: 'succeeded', disputed: false },
    ...{ captured: true, amount_captured: 1000, ...over },
  }),
});

describe('what a failed call means', () => {
  test.each([
    ['a server error', 500, { type: 'api_error' }, 'provider_answer_unknown'],
    ['a gateway that gave up', 503, { type: 'api_error' }, 'provider_answer_unknown'],
    [
      'the same key still under way',
      409,
      { type: 'invalid_request_error', code: 'idempotency_key_in_use' },
      'provider_answer_unknown',
    ],
    ['the same key for something else', 400, { type: 'idempotency_error' }, 'idempotency_key_reused'],
    ['a key that was revoked', 401, { type: 'invalid_request_error' }, 'provider_key_refused'],
    ['a key that may not', 403, { type: 'invalid_request_error' }, 'provider_permission_missing'],
    [
      'an unknown charge',
      404,
      { type: 'invalid_request_error', code: 'resource_missing' },
      'resource_missing',
    ],
    [
      'refunded before',
      400,
      { type: 'invalid_request_error', code: 'charge_already_refunded' },
      'charge_already_refunded',
    ],
    ['charged back', 400, { type: 'invalid_request_error', code: 'charge_disputed' }, 'charge_disputed'],
    [
      'less than one cent',
      400,
      { type: 'invalid_request_error', code: 'parameter_invalid_integer' },
      'amount_invalid',
    ],
  ])('%s', async (_, status, error, code) => {
    const { provider } = await bench(refusing(status, error));
    await expect(provider.refundCharge(refund)).rejects.toMatchObject({ code });
  });

  test.each([
    [
      'too much',
      { amount_refunded: 501 },
      { code: 'refund_exceeds_charge', details: { refundable: 499, currency: 'usd' } },
    ],
    ['never captured', { captured: false, amount_captured: 0 }, { code: 'charge_not_captured' }],
    ['nothing left', { amount_refunded: 1000 }, { code: 'charge_already_refunded' }],
    ['something else', { amount_refunded: 500 }, { code: 'provider_refused' }],
  ])('a refusal without a code is explained by the charge: %s', async (_, over, expected) => {
    const { provider } = await bench({
      ...refusing(400, { type: 'invalid_request_error' }),
      ...aCharge(over),
    });
    await expect(provider.refundCharge(refund)).rejects.toMatchObject(expected);
  });

  test.each([
    ['warning_closed', 'charge_disputed'],
    ['won', 'provider_refused'],
  ])('a refusal without a code of a charge whose dispute is %s: %s', async (status, code) => {
    const { provider } = await bench({
      ...refusing(400, { type: 'invalid_request_error' }),
      ...aCharge({ amount_refunded: 0, disputed: true }),
      'GET /v1/disputes': ({ sample }) => ({ ...sample(), data: [{ id: 'du_1', status }], has_more: false }),
    });
    await expect(provider.refundCharge(refund)).rejects.toMatchObject({ code });
  });

  test('a line that is cut is unknown for money, and merely unavailable for reading', async () => {
    const { provider, server } = await bench({});
    await server.close();
    await expect(provider.refundCharge(refund)).rejects.toMatchObject({ code: 'provider_answer_unknown' });
    await expect(provider.readBalances()).rejects.toMatchObject({ code: 'provider_unavailable' });
  });

  /** The package sends once more by itself what had no answer: the first may have done it. */
  test.each([
    ['a server error', 500, 403, {}, 'provider_answer_unknown'],
    ['a server error', 502, 401, {}, 'provider_answer_unknown'],
    ['a server error', 500, 403, { code: 'account_invalid' }, 'provider_answer_unknown'],
    ['a server error', 500, 400, { code: 'charge_already_refunded' }, 'charge_already_refunded'],
    ['too many requests', 429, 403, {}, 'provider_permission_missing'],
  ])('after %s (%i), a %i %j is %s', async (_, first, second, more, code) => {
    let sent = 0;
    const { provider, server } = await bench({
      'POST /v1/refunds': () => {
        sent += 1;
        throw new Refused(sent === 1 ? first : second, {
          type: 'invalid_request_error',
          ...(sent > 1 && more),
        });
      },
    });
    await expect(provider.refundCharge(refund)).rejects.toMatchObject({ code });
    expect(server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['refund-1', 'refund-1']);
  });

  test('what was captured is not called refused because it cannot be read again', async () => {
    const { provider } = await bench({
      'POST /v1/payment_intents/{intent}/capture': ({ sample, id }) => ({
        ...{ ...sample(), id, currency: 'usd', status: 'succeeded' },
        latest_charge: { ...samplesByName()('Charge'), id: 'ch_1', currency: 'usd', disputed: true },
      }),
      'GET /v1/disputes': () => {
        throw new Refused(403, { type: 'invalid_request_error' });
      },
    });
    const capture = { payment_intent: 'pi_1', idempotencyKey: 'capture-1' } as const;
    await expect(provider.capturePayment(capture)).rejects.toMatchObject({ code: 'provider_answer_unknown' });
  });

  test('evidence with too many pages', async () => {
    const { provider } = await bench({
      'POST /v1/disputes/{dispute}': () => {
        throw invalidRequest('Too many pages', { code: 'dispute_evidence_page_limit_exceeded' });
      },
    });
    const response = {
      dispute: 'du_1',
      evidence: {},
      metadata: {},
      submit: false,
      idempotencyKey: 'x',
    } as const;
    await expect(provider.answerDispute(response)).rejects.toMatchObject({
      code: 'evidence_pages_exceeded',
    });
  });

  test('a dispute that is over takes no answer', async () => {
    const { provider } = await bench({
      'POST /v1/disputes/{dispute}/close': () => {
        throw invalidRequest('This dispute is already closed');
      },
      'GET /v1/disputes/{dispute}': ({ sample }) => ({ ...sample(), status: 'lost' }),
    });
    const close = { dispute: 'du_1', idempotencyKey: 'x' } as const;
    await expect(provider.acceptDispute(close)).rejects.toMatchObject({
      code: 'dispute_not_actionable',
      details: { status: 'lost' },
    });
  });
});

describe('too many requests', () => {
  test('are waited out, longer each time, and asked again under the same key', async () => {
    let left = 3;
    const { provider, server, waitedMs } = await bench({
      'POST /v1/refunds': ({ sample }) => {
        left -= 1;
        if (left >= 0) throw new Refused(429, { type: 'invalid_request_error', code: 'rate_limit' });
        return { ...sample(), id: 're_1', currency: 'usd', charge: 'ch_1' };
      },
    });
    expect(await provider.refundCharge(refund)).toMatchObject({ id: 're_1' });
    expect(waitedMs).toEqual([500, 1000, 2000]);
    expect(new Set(server.calls.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set(['refund-1']),
    );
  });

  test('that do not end are told, and waits follow what Stripe asks for', async () => {
    const { provider, waitedMs } = await bench(
      refusing(429, { type: 'invalid_request_error', code: 'rate_limit' }, { 'retry-after': '3' }),
    );
    await expect(provider.refundCharge(refund)).rejects.toMatchObject({
      ...{ code: 'provider_rate_limited', details: { retry_after_s: 3 } },
    });
    expect(waitedMs).toEqual([3000, 3000, 3000, 4000]);
  });
});

test('a refused key shows as a connection that is gone, until it is taken again', async () => {
  let isRevoked = true;
  const { provider } = await bench({
    'GET /v1/balance': ({ sample }) => {
      if (isRevoked) throw new Refused(401, { type: 'invalid_request_error' });
      return sample();
    },
  });
  await expect(provider.readBalances()).rejects.toMatchObject({ code: 'provider_key_refused' });
  expect(await provider.readSite()).toMatchObject({ is_connected: false });
  isRevoked = false;
  await provider.readBalances();
  expect(await provider.readSite()).toMatchObject({ is_connected: true, reconnect_url: null });
});

test('no failure carries the key', async () => {
  const { provider } = await bench(
    refusing(401, { type: 'invalid_request_error', message: `Invalid key ${TEST_SECRET}` }),
  );
  const failure = await provider.refundCharge(refund).catch((error: unknown) => error);
  expect(JSON.stringify(failure) + String(failure)).not.toContain(TEST_SECRET);
});
