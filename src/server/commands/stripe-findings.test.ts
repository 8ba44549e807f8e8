import { expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S } from '#domain/shared/time.ts';
import type { BalanceTransaction } from '#provider/provider-objects.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';
import { findingsOf } from './stripe-findings.ts';

const FREE = '4000000000000077';

/** One of each that is looked at, by the simulated provider's own books. */
async function found() {
  const { provider, controls, pay, wait } = await aSimulatedProvider({ currencies: ['usd', 'eur'] });
  const held = await pay({ capture: 'manual' });
  await provider.capturePayment({
    ...{ payment_intent: held.intent.id, amount: minor(6000), idempotencyKey: 'part' },
  });
  await provider.refundCharge({ charge: held.charge.id, amount: minor(1000), idempotencyKey: 'back' });
  await pay({ currency: currency('jpy'), card: FREE });
  await pay({ currency: currency('eur'), card: 'sepa_debit_bounces' });
  await wait(3 * DAY_S);
  await pay({ card: FREE });
  const payout = await provider.payOutInstantly({ currency: currency('usd'), idempotencyKey: 'now' });
  await controls.failPayout(payout.id, 'account_closed');
  const all = async <Kind extends 'charge' | 'refund' | 'payout' | 'transaction'>(kind: Kind) =>
    (await provider.listObjects(kind, null, 1000)).data;
  return {
    charges: await all('charge'),
    refunds: await all('refund'),
    payouts: await all('payout'),
    movements: await all('transaction'),
  };
}
const wrongIn = (found: Parameters<typeof findingsOf>[0]) =>
  findingsOf(found).flatMap(({ step, wrong }) => (wrong.length > 0 ? [step] : []));

test('one of each is looked at, and nothing is wrong', async () => {
  const findings = findingsOf(await found());
  expect(findings.map(({ step, count }) => [step, count > 0])).toEqual([
    [4, true],
    [7, true],
    [8, true],
    [10, true],
  ]);
  expect(findings.flatMap(({ wrong }) => wrong)).toEqual([]);
});

const without = (type: string) => (rows: readonly BalanceTransaction[]) =>
  rows.filter((row) => row.type !== type);
test.each<[number, string, (rows: readonly BalanceTransaction[]) => readonly BalanceTransaction[]]>([
  [
    7,
    'a rate between smallest units',
    (rows) =>
      rows.map((row) =>
        row.customer_currency === 'jpy'
          ? { ...row, exchange_rate: String(Number(row.exchange_rate) * 100) }
          : row,
      ),
  ],
  [8, 'a return that is missing', without('payment_failure_refund')],
  [10, 'a line that is missing', (rows) => rows.filter(({ net, metadata }) => !(metadata.source && net > 0))],
])('step %i notices %s', async (step, _, spoil) => {
  const books = await found();
  expect(wrongIn({ ...books, movements: spoil(books.movements) })).toEqual([step]);
});

test('step 4 notices what was not captured among the refunds', async () => {
  const books = await found();
  const charges = books.charges.map((one) =>
    one.amount_captured === 6000 ? { ...one, amount_refunded: minor(5000) } : one,
  );
  expect(wrongIn({ ...books, charges })).toEqual([4]);
});
