import { expect, onTestFinished, test, vi } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeFacade } from '#tests/stripe/stripe-facade.ts';
import { BANK_WITH_UNTOLD_FEE } from '../simulator/facts/magic-banks.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const usd = currency('usd');

/** One simulated provider, asked directly and through Stripe's interface. */
async function both(account: Parameters<typeof aSimulatedProvider>[0] = {}) {
  const simulated = await aSimulatedProvider(account);
  const { line, server } = await openStripeBench({
    handlers: stripeFacade(simulated.provider),
    nowMs: () => simulated.simulator.store.clock() * 1000,
  });
  onTestFinished(async () => {
    expect(server.violations).toEqual([]);
    await server.close();
  });
  return { ...simulated, stripe: stripeProvider(line) };
}

test('a reserve is of its own balance through either', async () => {
  const { controls, pay, stripe } = await both();
  await pay({ card: '4000000000000077' });
  const [from, into] = await controls.holdBack({ currency: usd, amount: minor(2500) });
  expect(await stripe.findObject('transaction', from?.id ?? '')).toMatchObject({
    ...{ type: 'adjustment', net: -2500, metadata: { description: 'Held back as a reserve' } },
  });
  expect(await stripe.findObject('transaction', into?.id ?? '')).toMatchObject({
    ...{ type: 'adjustment', net: 2500, balance_type: 'risk_reserved' },
  });
});

test('a fee that nobody tells is untold through either, and all of it can be paid out', async () => {
  const { controls, pay, stripe, provider } = await both();
  await controls.updateBankAccount({ currency: usd, account_number: BANK_WITH_UNTOLD_FEE });
  await pay({ card: '4000000000000077' });
  expect((await stripe.readBalances())[0]?.instant).toEqual((await provider.readBalances())[0]?.instant);
  const payout = await stripe.payOutInstantly({ currency: usd, idempotencyKey: 'now' });
  expect(payout.fee).toBeGreaterThan(0);
});

test('a payout made by hand that came back is two lines through either', async () => {
  const { controls, pay, stripe } = await both();
  await pay({ card: '4000000000000077' });
  const { id, amount, fee } = await stripe.payOutInstantly({ currency: usd, idempotencyKey: 'now' });
  await controls.failPayout(id, 'account_closed');
  const sum = amount + fee;
  expect((await stripe.listPayoutTransactions(id)).map(({ type, net }) => [type, net])).toEqual([
    ['adjustment', sum],
    ['adjustment', -sum],
  ]);
});

test.each(['4000000000007726', '4000000000007742', '4000000000007759', '4000000000007767'])(
  'a refund that waits says why through either: %s',
  async (card) => {
    const { pay, stripe, provider } = await both();
    const { charge } = await pay({ card });
    const { id, pending_reason } = await provider.refundCharge({
      charge: charge.id,
      idempotencyKey: 'refund',
    });
    expect(await stripe.findObject('refund', id)).toMatchObject({ status: 'pending', pending_reason });
  },
);

test('a debit that its bank takes days to answer is in processing through either', async () => {
  const { pay, stripe } = await both({ currencies: ['eur'] });
  const { intent } = await pay({ card: 'sepa_debit_processing', currency: currency('eur') });
  expect(await stripe.findObject('payment_intent', intent.id)).toMatchObject({ status: 'processing' });
});

test.each(['4000000000002735', '4000000000002743', '4000000000002750'])(
  'a dispute says the same through either: %s',
  async (card) => {
    const { pay, stripe, provider, wait } = await both();
    await pay({ card });
    await wait(5);
    const [told] = (await provider.listObjects('dispute', null, 10)).data;
    const { status, enhanced_evidence, answered_for_merchant } = told ?? {};
    const found = await stripe.findObject('dispute', told?.id ?? '');
    expect({ ...found }).toMatchObject({ status, metadata: told?.metadata });
    expect(found?.enhanced_evidence).toEqual(enhanced_evidence);
    expect(found?.answered_for_merchant).toEqual(answered_for_merchant);
  },
);

test('the parts of a fee are told by what they are for', async () => {
  const { pay, stripe, provider } = await both({ country: 'AU', currencies: ['aud'] });
  const { charge } = await pay({ currency: currency('aud') });
  const id = charge.balance_transaction ?? '';
  const sale = await provider.findObject('transaction', id);
  const tax = sale?.fee_rates?.history.at(-1)?.fixed_rate;
  const found = await stripe.findObject('transaction', id);
  expect(found?.fee_rates?.history.map(({ type, additional_type }) => [type, additional_type])).toEqual([
    ['base', undefined],
    ['additional', 'tax'],
  ]);
  expect(found?.fee_rates?.history.at(-1)?.fixed_rate).toBe(tax);
});
