import { describe, expect, test } from 'vitest';
import { PAYOUT_FAILURE_CODES } from '#domain/payouts/payout-failure.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';
import type { PaymentProvider } from '../../payment-provider.ts';
import { MAGIC_BANKS } from '../facts/magic-banks.ts';

const usd = currency('usd');
const at = (instant: string) => epochSeconds(Date.parse(`${instant}:00Z`) / 1000);
const payoutsOf = async (provider: PaymentProvider) => (await provider.listObjects('payout', null, 100)).data;
const balanceOf = async (provider: PaymentProvider) => (await provider.readBalances())[0];

test('money is pending for the delay and leaves on a business day', async () => {
  const { pay, provider, controls } = await aSimulatedProvider({}, at('2026-03-05T08:40'));
  await pay();
  expect(await balanceOf(provider)).toMatchObject({ available: 0, pending: 9_680, instant: null });
  await controls.setClock(at('2026-03-07T23:59'));
  expect(await balanceOf(provider)).toMatchObject({ available: 0, pending: 9_680 });
  await controls.setClock(at('2026-03-08T00:00'));
  expect(await balanceOf(provider)).toMatchObject({ available: 9_680, pending: 0 });
  await controls.setClock(at('2026-03-08T12:00')); // A Sunday: the bank is closed.
  expect(await payoutsOf(provider)).toEqual([]);
  await controls.setClock(at('2026-03-09T12:00'));
  expect(await payoutsOf(provider)).toMatchObject([
    { status: 'pending', amount: 9_680, automatic: true, fee: 0 },
  ]);
  await controls.setClock(at('2026-03-10T12:00'));
  expect(await payoutsOf(provider)).toMatchObject([{ status: 'in_transit' }]);
  await controls.setClock(at('2026-03-11T11:59')); // In the west of America that day has only just begun.
  expect(await payoutsOf(provider)).toMatchObject([{ status: 'in_transit' }]);
  await controls.setClock(at('2026-03-11T12:00'));
  expect(await payoutsOf(provider)).toMatchObject([
    { status: 'paid', bank_reference_key: expect.stringMatching(/^\d{15}$/) },
  ]);
});

describe('schedules', () => {
  test.each([
    ['weekly', { interval: 'weekly', weekly_anchor: 'thursday' } as const, '2026-03-12 00:05:00'],
    ['monthly', { interval: 'monthly', monthly_anchor: 20 } as const, '2026-03-20 00:05:00'],
    ['monthly on a Sunday', { interval: 'monthly', monthly_anchor: 15 } as const, '2026-03-16 00:05:00'],
    ['the last day', { interval: 'monthly', monthly_anchor: 31 } as const, '2026-03-31 00:05:00'],
  ])('%s', async (_, schedule, expected) => {
    const { pay, provider, wait } = await aSimulatedProvider({}, at('2026-03-05T08:40'));
    await provider.updatePayoutSchedule(schedule);
    await pay();
    await wait(40 * DAY_S);
    const [first] = await payoutsOf(provider);
    expect(first && utcInstant(first.created)).toBe(expected);
  });

  test('manual: nothing leaves by itself', async () => {
    const { pay, provider, wait } = await aSimulatedProvider();
    await provider.updatePayoutSchedule({ interval: 'manual' });
    await pay();
    await wait(40 * DAY_S);
    expect(await payoutsOf(provider)).toEqual([]);
  });

  test.each([
    ['a Saturday', { weekly_anchor: 'saturday' }, 'weekly_anchor'],
    ['the 29th', { monthly_anchor: 29 }, 'monthly_anchor'],
    ['monthly without a day', { interval: 'monthly' }, 'monthly_anchor'],
    ['monthly on no day', { interval: 'monthly', monthly_anchor: null }, 'monthly_anchor'],
    ['hourly', { interval: 'hourly' }, 'interval'],
  ])('%s is refused by name', async (_, schedule, field) => {
    const { provider } = await aSimulatedProvider();
    // What a caller without types might send.
    const sent = schedule as Parameters<PaymentProvider['updatePayoutSchedule']>[0];
    await expect(provider.updatePayoutSchedule(sent)).rejects.toMatchObject({
      code: 'rest_invalid_param',
      details: { params: { [field]: expect.any(String) } },
    });
  });

  test('Japan has no daily payouts', async () => {
    const { provider } = await aSimulatedProvider({ country: 'JP', currencies: ['jpy'] });
    await expect(provider.updatePayoutSchedule({ interval: 'daily' })).rejects.toMatchObject({
      code: 'rest_invalid_param',
    });
  });
});

test('sums below the minimum wait for others, to the cent', async () => {
  const { pay, provider, wait } = await aSimulatedProvider();
  await pay({ amount: minor(545), card: '4000000000000077' }); // 499 after its fee of 46.
  await wait(7 * DAY_S);
  expect(await payoutsOf(provider)).toEqual([]);
  await pay({ amount: minor(547), card: '4000000000000077' });
  await wait(7 * DAY_S);
  expect(await payoutsOf(provider)).toMatchObject([{ amount: 1_000 }]);
});

describe('instant payouts', () => {
  test('cost 1.5 %, halves rounded up, and arrive within half an hour', async () => {
    const { pay, provider, wait } = await aSimulatedProvider();
    await pay({ card: '4000000000000077' });
    expect((await balanceOf(provider))?.instant).toEqual({
      amount: 9_680,
      fee: 145,
      net: 9_535,
      fee_percentage: '1.5',
    });
    const payout = await provider.payOutInstantly({ currency: usd, idempotencyKey: 'i' });
    expect(payout).toMatchObject({ status: 'in_transit', amount: 9_535, fee: 145, automatic: false });
    await wait(30 * MINUTE_S);
    expect(await payoutsOf(provider)).toMatchObject([{ status: 'paid' }]);
  });

  test('are refused without funds, and where payouts are blocked', async () => {
    const { pay, provider, controls } = await aSimulatedProvider();
    const ask = () => provider.payOutInstantly({ currency: usd, idempotencyKey: 'i' });
    await expect(ask()).rejects.toMatchObject({ code: 'instant_payout_unavailable' });
    await pay({ card: '4000000000000077' });
    const account = await provider.findAccount();
    if (!account) throw new Error('the account is there');
    await controls.patchAccount({ deposits: { ...account.deposits, status: 'blocked' } });
    await expect(ask()).rejects.toMatchObject({ code: 'payouts_unavailable' });
  });
});

describe('banks that send money back', () => {
  test('every reason can be met', () => {
    expect(new Set(MAGIC_BANKS.values())).toEqual(new Set(PAYOUT_FAILURE_CODES));
  });

  test.each([...MAGIC_BANKS])(
    '%s fails with %s, and pauses payouts until it is updated',
    async (number, code) => {
      const { pay, provider, controls, wait } = await aSimulatedProvider({ currencies: ['usd'] });
      await controls.updateBankAccount({ currency: usd, account_number: number });
      await pay();
      await wait(10 * DAY_S);
      expect(await payoutsOf(provider)).toMatchObject([
        { status: 'failed', failure_code: code, failure_message: expect.any(String) },
      ]);
      expect((await provider.listObjects('bank_account', null, 10)).data).toMatchObject([
        { status: 'errored' },
      ]);
      expect(await balanceOf(provider)).toMatchObject({ available: 9_680, instant: null });
      await wait(10 * DAY_S);
      expect(await payoutsOf(provider)).toHaveLength(1);
      await controls.updateBankAccount({ currency: usd, account_number: '000123456789' });
      await wait(10 * DAY_S);
      expect(await payoutsOf(provider)).toMatchObject([
        { status: 'failed' },
        { status: 'paid', amount: 9_680 },
      ]);
    },
  );

  test('a bank may change its mind after days', async () => {
    const { pay, provider, controls, wait } = await aSimulatedProvider();
    await pay();
    await wait(10 * DAY_S);
    const [paid] = await payoutsOf(provider);
    if (!paid) throw new Error('the payout is there');
    await controls.failPayout(paid.id, 'account_frozen');
    expect(await balanceOf(provider)).toMatchObject({ available: 9_680 });
    await expect(controls.failPayout(paid.id, 'account_frozen')).rejects.toMatchObject({
      code: 'payout_not_cancelable',
    });
    await expect(controls.failPayout(paid.id, 'moon_phase')).rejects.toMatchObject({
      code: 'rest_invalid_param',
    });
  });

  test('a payout that has not left can be called off', async () => {
    const { pay, provider, controls } = await aSimulatedProvider({}, at('2026-03-05T08:40'));
    await pay();
    await controls.setClock(at('2026-03-09T12:00'));
    const [pending] = await payoutsOf(provider);
    if (!pending) throw new Error('the payout is there');
    await controls.cancelPayout(pending.id);
    expect(await balanceOf(provider)).toMatchObject({ available: 9_680 });
    await controls.setClock(at('2026-03-20T12:00'));
    expect((await payoutsOf(provider)).map(({ status }) => status)).toEqual(['canceled', 'paid']);
  });
});

test('a debt is withdrawn once nothing pending covers it', async () => {
  const { pay, provider, wait } = await aSimulatedProvider();
  const { charge } = await pay();
  await wait(10 * DAY_S);
  await provider.refundCharge({ charge: charge.id, idempotencyKey: 'r' });
  expect(await balanceOf(provider)).toMatchObject({ available: -10_000 });
  await wait(5 * DAY_S);
  expect(await payoutsOf(provider)).toMatchObject([
    { type: 'deposit', amount: 9_680 },
    { type: 'withdrawal', amount: -10_000, status: 'paid' },
  ]);
  expect(await balanceOf(provider)).toMatchObject({ available: 0, pending: 0 });
});
