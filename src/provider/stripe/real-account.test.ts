import { beforeAll, describe, expect, test, vi } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { openLine } from './stripe-line.ts';
import { stripeProvider } from './stripe-provider.ts';

/**
 * For whoever has a test account at Stripe: `STRIPE_TEST_KEY=rk_test_… npx vitest run --project rules real-account`. Without
 * a key all of this is skipped, and reported as skipped.
 */
const KEY = process.env.STRIPE_TEST_KEY ?? '';
const LOOKS = 30;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(KEY === '')('with a test account of Stripe (STRIPE_TEST_KEY)', () => {
  let provider: PaymentProvider;
  beforeAll(() => {
    if (!/^(?:rk|sk)_test_/.test(KEY))
      throw new Error('STRIPE_TEST_KEY must be a test key: this moves money.');
    const settings = { secretKey: () => KEY, publishableKey: '', account: undefined, isLive: false };
    provider = stripeProvider(openLine(settings));
  });

  let keys = 0;
  const idempotencyKey = () => {
    keys += 1;
    return `countinghouse-${process.pid}-${Date.now()}-${keys}`;
  };
  const pay = (payment_method: string, capture: 'automatic' | 'manual' = 'automatic') =>
    provider.createPayment({
      ...{ idempotencyKey: idempotencyKey(), amount: minor(2000), currency: currency('usd') },
      ...{ payment_method, capture, metadata: { order_id: '1' } },
      customer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US' },
    });
  const paid = async (payment_method: string) => {
    const { charge } = await pay(payment_method);
    if (!charge) throw new Error('The payment made no charge.');
    return charge;
  };

  test('the account can be read, and the key may do what is needed', async () => {
    expect(await provider.findAccount()).toMatchObject({ is_live: false });
    const permissions = await provider.probePermissions?.();
    expect(permissions?.filter(({ state }) => state === 'missing')).toEqual([]);
  });

  test('a payment is taken, and its movement of the balance is found', async () => {
    const charge = await paid('pm_card_visa');
    expect(charge).toMatchObject({ status: 'succeeded', captured: true, amount: 2000 });
    const movement = await provider.findObject('transaction', charge.balance_transaction ?? '');
    expect(movement).toMatchObject({ type: 'charge', charge: charge.id });
    expect((movement?.amount ?? 0) - (movement?.fee ?? 0)).toBe(movement?.net);
  });

  test('a refund is made once, and a second one is refused', async () => {
    const charge = await paid('pm_card_visa');
    const request = { charge: charge.id, idempotencyKey: idempotencyKey() };
    const first = await provider.refundCharge(request);
    expect(await provider.refundCharge(request)).toMatchObject({ id: first.id });
    const again = provider.refundCharge({ charge: charge.id, idempotencyKey: idempotencyKey() });
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  test('a part is captured, another payment is let go, and a decline is an answer', async () => {
    const { intent } = await pay('pm_card_visa', 'manual');
    expect(intent.status).toBe('requires_capture');
    const request = { payment_intent: intent.id, amount: minor(1500), idempotencyKey: idempotencyKey() };
    expect(await provider.capturePayment(request)).toMatchObject({ charge: { amount_captured: 1500 } });
    const { intent: other } = await pay('pm_card_visa', 'manual');
    const cancel = { payment_intent: other.id, idempotencyKey: idempotencyKey() };
    expect(await provider.cancelPayment(cancel)).toMatchObject({ intent: { status: 'canceled' } });
    expect(await pay('pm_card_visa_chargeDeclined')).toMatchObject({ charge: { status: 'failed' } });
  });

  test('a dispute is found, and keeps a draft without being answered', async () => {
    const charge = await paid('pm_card_createDispute');
    const found = await vi.waitUntil(
      async () => (await provider.findObject('charge', charge.id))?.disputes[0],
      { timeout: LOOKS * 1000, interval: 1000 },
    );
    const draft = await provider.answerDispute({
      ...{ dispute: found, evidence: { product_description: 'A chair' }, metadata: {}, submit: false },
      idempotencyKey: idempotencyKey(),
    });
    expect(draft).toMatchObject({ status: 'needs_response', evidence: { product_description: 'A chair' } });
  });

  test('every list can be walked', async () => {
    for (const kind of ['charge', 'payment_intent', 'refund', 'dispute', 'payout', 'transaction'] as const) {
      const { data } = await provider.listObjects(kind, null, 100);
      expect(Array.isArray(data)).toBe(true);
    }
    expect((await provider.listEvents(0, 100)).length).toBeGreaterThan(0);
  });
});
