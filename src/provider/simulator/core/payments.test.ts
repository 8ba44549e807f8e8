import { describe, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';

describe('exchange and fees', () => {
  test('a sale in a currency the shop holds is not exchanged', async () => {
    const { pay, provider } = await aSimulatedProvider({ currencies: ['usd', 'eur'] });
    const { charge } = await pay({ amount: minor(10_000), currency: currency('eur') });
    const sale = await provider.findObject('transaction', charge.balance_transaction ?? '');
    expect(sale).toMatchObject({ currency: 'eur', amount: 10_000, exchange_rate: null, fee: 320 });
    expect(sale?.fee_rates?.history.map(({ type }) => type)).toEqual(['base']);
  });

  test('a foreign card in a foreign currency pays for both, and the history says so', async () => {
    const { pay, provider } = await aSimulatedProvider({ currencies: ['usd'] });
    const { charge } = await pay({
      amount: minor(10_000),
      currency: currency('gbp'),
      card: '4000008260000000',
    });
    const sale = await provider.findObject('transaction', charge.balance_transaction ?? '');
    expect(sale?.customer_currency).toBe('gbp');
    expect(sale?.fee_rates).toMatchObject({ percentage: 0.054, fixed: 30, fixed_currency: 'usd' });
    expect(sale?.fee_rates?.history.map((line) => line.additional_type ?? line.type)).toEqual([
      'base',
      'international',
      'fx',
    ]);
    expect(sale?.fee).toBe(Math.floor(((sale?.amount ?? 0) * 540 + 5_000) / 10_000) + 30);
  });

  test.each([
    ['a renewal', { is_subscription: true }, 'wcpay-subscription'],
    ['tap to pay', { channel: 'in_person', source_device: 'ios' } as const, 'device'],
  ])('%s costs a little more', async (_, differences, line) => {
    const { pay, provider } = await aSimulatedProvider();
    const { charge } = await pay(differences);
    const sale = await provider.findObject('transaction', charge.balance_transaction ?? '');
    expect(sale?.fee_rates?.history.map(({ additional_type }) => additional_type)).toContain(line);
  });

  test.each([
    ['runs', '2026-06-01 00:00:00', 0, 160],
    ['ends this second', '2026-03-05 08:40:00', 0, 320],
    ['has a cent of volume left', null, 2_499_999, 160],
    ['is used up', null, 2_500_000, 320],
  ])('an offer of half the fees that %s', async (_, end, current_volume, fee) => {
    const { pay, provider, controls } = await aSimulatedProvider();
    const fees = (await provider.findAccount())?.fees;
    if (!fees?.card) throw new Error('cards have fees');
    const offer = {
      discount: 0.5,
      percentage_rate: 0,
      fixed_rate: 0,
      currency: 'usd',
      end_time: end === null ? null : utcInstant(epochSeconds(Date.parse(`${end}Z`) / 1000)),
      volume_allowance: 2_500_000,
      volume_currency: 'usd',
      current_volume,
      tc_url: null,
    };
    await controls.patchAccount({ fees: { ...fees, card: { ...fees.card, discount: [offer] } } });
    const { charge } = await pay();
    expect(charge.application_fee_amount).toBe(fee);
    const sale = await provider.findObject('transaction', charge.balance_transaction ?? '');
    expect(sale?.fee_rates?.history.some(({ type }) => type === 'discount')).toBe(fee === 160);
  });

  test('a capped fee says so', async () => {
    const { pay, provider } = await aSimulatedProvider();
    const { charge } = await pay({ amount: minor(500_000), card: 'ach_debit' });
    const sale = await provider.findObject('transaction', charge.balance_transaction ?? '');
    expect(sale).toMatchObject({ type: 'payment', fee: 500 });
    expect(sale?.fee_rates?.history).toMatchObject([{ type: 'base', capped: true }]);
  });

  test('yen have no hundredths: 5,000 yen stay 5,000 yen, and dollars become yen at the rate', async () => {
    const { pay, provider } = await aSimulatedProvider({ currencies: ['jpy'], country: 'JP' });
    const yen = await pay({ amount: minor(5_000), currency: currency('jpy') });
    expect(await provider.findObject('transaction', yen.charge.balance_transaction ?? '')).toMatchObject({
      amount: 5_000,
      customer_amount: 5_000,
    });
    const dollars = await pay({ amount: minor(1_000), currency: currency('usd') });
    const sale = await provider.findObject('transaction', dollars.charge.balance_transaction ?? '');
    const rate = Number(sale?.exchange_rate);
    expect(rate).toBeGreaterThan(100);
    expect(Math.abs((sale?.amount ?? 0) - 10 * rate)).toBeLessThanOrEqual(0.5);
  });

  test('parts of a refund add up to the whole, to the cent of both currencies', async () => {
    const { pay, provider } = await aSimulatedProvider({ currencies: ['usd'] });
    const { charge } = await pay({ amount: minor(1_000), currency: currency('eur') });
    for (const [index, part] of [333, 333, 333, 1].entries())
      await provider.refundCharge({ charge: charge.id, amount: minor(part), idempotencyKey: `r-${index}` });
    const { data } = await provider.listObjects('transaction', null, 10);
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});

describe('the least a payment may be', () => {
  test.each([
    ['usd', 50],
    ['gbp', 30],
    ['jpy', 50],
    ['sek', 300],
    ['huf', 17_500],
  ])('in %s: %d', async (code, least) => {
    const { pay } = await aSimulatedProvider({ currencies: ['usd', code] });
    await expect(pay({ amount: minor(least - 1), currency: currency(code) })).rejects.toMatchObject({
      code: 'amount_too_small',
      details: { minimum_amount: least, currency: code },
    });
    expect((await pay({ amount: minor(least), currency: currency(code) })).intent.status).toBe('succeeded');
  });

  test('is judged once more after the exchange', async () => {
    const { pay } = await aSimulatedProvider({ currencies: ['usd'] });
    await expect(pay({ amount: minor(300), currency: currency('sek') })).rejects.toMatchObject({
      code: 'amount_too_small',
      details: { minimum_amount: 50, currency: 'usd' },
    });
  });

  test.each([
    [99_999_999, 'succeeded'],
    [100_000_000, 'amount_too_large'],
    [0, 'amount_invalid'],
    [-5, 'amount_invalid'],
  ])('%d cents: %s', async (amount, expected) => {
    const { pay } = await aSimulatedProvider();
    const met = await pay({ amount: minor(amount) }).then(
      ({ intent }) => intent.status,
      (refusal: { code: string }) => refusal.code,
    );
    expect(met).toBe(expected);
  });

  test('a currency nobody exchanges is refused', async () => {
    const { pay } = await aSimulatedProvider({ currencies: ['usd'] });
    await expect(pay({ currency: currency('xau') })).rejects.toMatchObject({ code: 'currency_unsupported' });
  });
});

describe('authorizations lapse', () => {
  test.each([
    ['online', 7],
    ['in_person', 2],
  ] as const)('%s after %d days, to the second', async (channel, days) => {
    const { pay, provider, wait } = await aSimulatedProvider();
    const { intent } = await pay({ capture: 'manual', channel });
    await wait(days * DAY_S - 1);
    expect(await provider.findObject('payment_intent', intent.id)).toMatchObject({
      status: 'requires_capture',
    });
    await wait(1);
    expect(await provider.findObject('payment_intent', intent.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
    await expect(
      provider.capturePayment({ payment_intent: intent.id, idempotencyKey: 'late' }),
    ).rejects.toMatchObject({ code: 'wcpay_payment_uncapturable' });
  });
});

describe("the store's own rules at the checkout", () => {
  const screened = (outcome: 'allow' | 'review' | 'block') => ({
    screening: { outcome, ruleset_results: { order_items_threshold: outcome } },
  });

  test('review holds the sum and keeps which rule fired', async () => {
    const { pay } = await aSimulatedProvider();
    const { intent, charge } = await pay(screened('review'));
    expect(intent).toMatchObject({ status: 'requires_capture', capture_method: 'manual' });
    expect(charge.screening).toEqual({
      outcome: 'review',
      ruleset_results: { order_items_threshold: 'review' },
    });
  });

  test('block never reaches the bank', async () => {
    const { pay, provider } = await aSimulatedProvider();
    const { intent, charge } = await pay(screened('block'));
    expect(intent.status).toBe('canceled');
    expect(charge.outcome).toMatchObject({ type: 'blocked', network_status: 'not_sent_to_network' });
    expect((await provider.listObjects('transaction', null, 10)).data).toEqual([]);
  });

  test('allow sells as ever', async () => {
    const { pay } = await aSimulatedProvider();
    const { intent } = await pay(screened('allow'));
    expect(intent.status).toBe('succeeded');
  });
});

test('time only moves forward', async () => {
  const { controls } = await aSimulatedProvider();
  await expect(controls.setClock(epochSeconds((await controls.now()) - 1))).rejects.toMatchObject({
    code: 'rest_invalid_param',
  });
});
