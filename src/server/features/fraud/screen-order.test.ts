import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { money } from '#domain/shared/money.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { readPriceConversion } from './screen-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.close());
beforeEach(() => server.simulator.faults.clear());

const priced: SavedRule = {
  key: 'purchase_price_threshold',
  outcome: 'block',
  check: {
    operator: 'or',
    checks: [
      { key: 'order_total', operator: 'less_than', value: '1000|usd' },
      { key: 'order_total', operator: 'greater_than', value: '90000|usd' },
    ],
  },
};

test('a total in another currency is compared in the currency of the rule', async () => {
  const inRules = await readPriceConversion(server.deps, [priced], 'eur');
  const compared = inRules(money(100_000, 'eur'));
  expect(compared.currency).toBe('usd');
  const rates = await server.simulator.provider.listRates(money(0, 'eur').currency);
  const rate = Number(rates.find(({ currency }) => currency === 'usd')?.rate);
  expect(compared.amount).toBe(Math.round(100_000 * rate));
});

test.each([
  ['the same currency', [priced], 'usd'],
  ['no rule about prices', [], 'eur'],
])('%s: the total stays as it is', async (_, rules, currency) => {
  const inRules = await readPriceConversion(server.deps, rules, currency);
  expect(inRules(money(5_000, currency))).toEqual(money(5_000, currency));
});

test('a provider that tells no rate stops nobody from buying', async () => {
  await server.db.deleteFrom('exchange_rates').execute();
  server.simulator.faults.set({ calls: { kinds: ['cut_before'], perMille: 1000, methods: ['listRates'] } });
  const inRules = await readPriceConversion(server.deps, [priced], 'eur');
  expect(inRules(money(5_000, 'eur'))).toEqual(money(5_000, 'eur'));
});
