import { expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { aSimulatedProvider, START } from '#tests/simulator/simulated-provider.ts';
import { assertBalanced, transfer } from './ledger.ts';

test('what falls due happens in the order of time, however far the clock is moved', async () => {
  const atOnce = await aSimulatedProvider();
  const byDay = await aSimulatedProvider();
  for (const { pay } of [atOnce, byDay]) {
    await pay({ card: '4000000000000259' });
    await pay({ capture: 'manual' });
    await pay({ card: '4000000000005126' });
  }
  await atOnce.wait(90 * DAY_S);
  for (let day = 0; day < 90; day += 1) await byDay.wait(DAY_S);
  const eventsOf = (simulator: typeof atOnce) =>
    simulator.simulator.store.dump('acct_1').events.map(({ type, created }) => `${created} ${type}`);
  expect(eventsOf(atOnce)).toEqual(eventsOf(byDay));
  const times = atOnce.simulator.store.dump('acct_1').events.map(({ created }) => created);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('two who move the clock at once do everything once', async () => {
  const { pay, provider, controls } = await aSimulatedProvider();
  await pay();
  const later = (days: number) => controls.setClock(epochSeconds(START + days * DAY_S));
  await Promise.all([later(30), later(30), later(20), later(30)]);
  expect(await controls.now()).toBe(START + 30 * DAY_S);
  expect((await provider.listObjects('payout', null, 10)).data).toHaveLength(1);
  expect((await provider.listObjects('document', null, 10)).data).toHaveLength(1);
  await later(60);
  expect((await provider.listObjects('document', null, 10)).data).toHaveLength(2);
});

test('the same seed and the same history give the same provider, id for id', async () => {
  const lived = async () => {
    const { pay, wait, simulator } = await aSimulatedProvider();
    await pay({ currency: currency('gbp') });
    await wait(20 * DAY_S);
    return JSON.stringify(simulator.store.dump('acct_1'));
  };
  expect(await lived()).toBe(await lived());
});

test('entries that do not add up are a bug, in any one currency', () => {
  const usd = currency('usd');
  const sale = transfer('customers', 'merchant_pending', 100, usd, {});
  expect(() => assertBalanced(sale)).not.toThrow();
  expect(() => assertBalanced(sale.slice(1))).toThrow('add up to nothing');
  const [first, second] = sale;
  if (!first || !second) throw new Error('two entries were made');
  expect(() => assertBalanced([first, { ...second, currency: currency('eur') }])).toThrow(
    'add up to nothing',
  );
  expect(() => assertBalanced([first, { ...second, amount: minor(101) }])).toThrow('add up to nothing');
});
