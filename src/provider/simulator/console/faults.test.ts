import { describe, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';
import type { PaymentRequest } from '../../payment-provider.ts';
import { CALL_FAULTS, EVENT_FAULTS, openFaults } from './faults.ts';

const request: PaymentRequest = {
  idempotencyKey: 'pay-1',
  amount: minor(10_000),
  currency: currency('usd'),
  payment_method: 'pm_card_visa',
  capture: 'automatic',
  customer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US' },
};

async function overABadLine() {
  const { provider } = await aSimulatedProvider();
  const slept: number[] = [];
  const faults = openFaults(async (ms) => void slept.push(ms));
  const count = async () => (await provider.listObjects('payment_intent', null, 10)).data.length;
  return { faults, line: faults.over(provider), slept, count };
}

describe('each fault, and whether its effect happened', () => {
  test.each([
    ['fail_before', 'provider_answer_unknown', 0],
    ['cut_before', 'provider_answer_unknown', 0],
    ['rate_limit', 'provider_rate_limited', 0],
    ['fail_after', 'provider_answer_unknown', 1],
    ['cut_after', 'provider_answer_unknown', 1],
    ['malformed', 'provider_answer_unknown', 1],
    ['hang', 'provider_answer_unknown', 1],
  ] as const)('%s', async (kind, code, effects) => {
    const { faults, line, count } = await overABadLine();
    faults.set({ calls: { kinds: [kind], perMille: 1000 } });
    await expect(line.createPayment(request)).rejects.toMatchObject({ code });
    expect(await count()).toBe(effects);
    faults.clear();
    await line.createPayment(request); // The same key, once the line is good again.
    expect(await count()).toBe(1);
  });

  test('a delay only takes time', async () => {
    const { faults, line, slept } = await overABadLine();
    faults.set({ calls: { kinds: ['delay'], perMille: 1000, delayMs: 250 } });
    expect((await line.createPayment(request)).intent.status).toBe('succeeded');
    expect(slept).toEqual([250]);
  });
});

test('only the methods that were named are disturbed', async () => {
  const { faults, line } = await overABadLine();
  faults.set({ calls: { kinds: ['fail_before'], perMille: 1000, methods: ['refundCharge'] } });
  expect((await line.createPayment(request)).intent.status).toBe('succeeded');
  await expect(line.refundCharge({ charge: 'ch_1', idempotencyKey: 'r' })).rejects.toMatchObject({
    code: 'provider_answer_unknown',
  });
});

test('the same seed disturbs the same calls', async () => {
  const outcomes = async (seed: string) => {
    const { faults, line } = await overABadLine();
    faults.set({ seed, calls: { kinds: CALL_FAULTS, perMille: 500 } });
    const met: string[] = [];
    for (let call = 0; call < 40; call += 1) {
      await line.now().then(
        () => met.push('ok'),
        (failure: unknown) => met.push(String(failure)),
      );
    }
    return met.join();
  };
  expect(await outcomes('one')).toBe(await outcomes('one'));
  expect(await outcomes('one')).not.toBe(await outcomes('two'));
});

test.each([
  ['calls.perMille', { calls: { kinds: ['delay'] as const, perMille: 1001 } }],
  ['calls.perMille', { calls: { kinds: ['delay'] as const, perMille: -1 } }],
  ['events.perMille', { events: { kinds: ['drop'] as const, perMille: 0.5 } }],
])('%s that makes no sense is refused by name, and nothing is set', async (field, plan) => {
  const { faults } = await overABadLine();
  expect(() => faults.set(plan)).toThrow(
    expect.objectContaining({
      code: 'rest_invalid_param',
      details: { params: { [field]: expect.any(String) } },
    }),
  );
  expect(faults.plan()).toBeUndefined();
});

test('events are disturbed as often as the plan says, and never without one', async () => {
  const { faults } = await overABadLine();
  const met = () => Array.from({ length: 1000 }, () => faults.nextEventFault());
  expect(met().every((fault) => fault === undefined)).toBe(true);
  faults.set({ events: { kinds: EVENT_FAULTS, perMille: 1000 } });
  expect(new Set(met())).toEqual(new Set(EVENT_FAULTS));
  faults.set({ events: { kinds: EVENT_FAULTS, perMille: 0 } });
  expect(met().every((fault) => fault === undefined)).toBe(true);
});
