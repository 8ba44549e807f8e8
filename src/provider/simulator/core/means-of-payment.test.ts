import { describe, expect, test } from 'vitest';
import { currency } from '#domain/shared/money.ts';
import { DAY_S } from '#domain/shared/time.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';

describe('cards that behave', () => {
  test('a second factor is waited for, then the bank decides', async () => {
    const { pay, provider } = await aSimulatedProvider();
    const { intent } = await pay({ card: '4000002760003184' });
    expect(intent.status).toBe('requires_action');
    const confirmed = await provider.confirmPayment({ payment_intent: intent.id, idempotencyKey: 'c' });
    expect(confirmed.intent.status).toBe('succeeded');
    const declining = await pay({ card: '4000008400001629' });
    const declined = await provider.confirmPayment({
      payment_intent: declining.intent.id,
      idempotencyKey: 'd',
    });
    expect(declined.charge).toMatchObject({ status: 'failed', failure_code: 'card_declined' });
  });

  test.each([
    ['4000000000009995', 'insufficient_funds', 'issuer_declined'],
    ['4000000000000069', 'expired_card', 'issuer_declined'],
    ['4242424242424241', 'incorrect_number', 'invalid'],
    ['4100000000000019', 'card_declined', 'blocked'],
    ['4000000000000101', 'incorrect_cvc', 'issuer_declined'],
  ])('%s fails with %s', async (card, failure_code, type) => {
    const { pay } = await aSimulatedProvider();
    expect((await pay({ card })).charge).toMatchObject({ status: 'failed', failure_code, outcome: { type } });
  });

  test('a wrong postcode is declined only where the account insists on it', async () => {
    const { pay, controls } = await aSimulatedProvider();
    const payment = { card: '4000000000000036', billing_address: { country: 'US' } };
    expect((await pay(payment)).charge.status).toBe('succeeded');
    await controls.patchAccount({
      fraud_mitigation_settings: { avs_check_enabled: true, cvc_check_enabled: true },
    });
    expect((await pay(payment)).charge).toMatchObject({ status: 'failed', failure_code: 'incorrect_zip' });
  });

  test('a refund that fails gives the money back and counts as none', async () => {
    const { pay, provider, wait } = await aSimulatedProvider();
    const { charge } = await pay({ card: '4000000000005126' });
    const refund = await provider.refundCharge({ charge: charge.id, idempotencyKey: 'r' });
    expect(refund.status).toBe('succeeded');
    await wait(2 * DAY_S);
    expect(await provider.findObject('refund', refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await provider.findObject('charge', charge.id)).toMatchObject({
      amount_refunded: 0,
      refunded: false,
    });
  });

  test('a pending refund settles', async () => {
    const { pay, provider, wait } = await aSimulatedProvider();
    const { charge } = await pay({ card: '4000000000007726' });
    const refund = await provider.refundCharge({ charge: charge.id, idempotencyKey: 'r' });
    expect(refund.status).toBe('pending');
    await wait(2 * DAY_S);
    expect((await provider.findObject('refund', refund.id))?.status).toBe('succeeded');
  });

  test('a debit may bounce', async () => {
    const { pay, provider, wait } = await aSimulatedProvider({ currencies: ['eur'] });
    const { charge } = await pay({ card: 'sepa_debit_bounces', currency: currency('eur') });
    await wait(3 * DAY_S);
    expect((await provider.findObject('charge', charge.id))?.status).toBe('failed');
    const { data } = await provider.listObjects('transaction', null, 10);
    expect(data.map(({ type }) => type)).toEqual(['payment', 'payment_failure_refund']);
  });

  test('what is no card tells of the bank and of whoever paid, the same each time it is read', async () => {
    const { pay, provider } = await aSimulatedProvider({ currencies: ['eur'] });
    const { charge } = await pay({ card: 'ideal', currency: currency('eur') });
    expect(charge.payment_method_details).toMatchObject({
      type: 'ideal',
      details: {
        bic: 'TESTNL2A',
        verified_name: charge.billing_details.name,
        iban_last4: expect.stringMatching(/^\d{4}$/),
      },
    });
    expect(await provider.findObject('charge', charge.id)).toEqual(charge);
  });

  test('a number that is not on the list is refused and kept nowhere', async () => {
    const { pay, provider } = await aSimulatedProvider();
    await expect(pay({ card: '4111111111111111' })).rejects.toMatchObject({
      code: 'payment_method_unavailable',
    });
    expect(await provider.listObjects('payment_intent', null, 10)).toMatchObject({ data: [] });
  });

  test('no number survives beyond its last four digits', async () => {
    const { pay, simulator } = await aSimulatedProvider();
    await pay({ card: '4000000000000259' });
    expect(JSON.stringify(simulator.store.dump('acct_1'))).not.toContain('4000000000000259');
  });
});
