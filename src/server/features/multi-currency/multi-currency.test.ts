import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { writeOptions } from '#server/store/options-repository.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { multiCurrencyRoutes } from './multi-currency-routes.ts';

const ROOT = '/multi-currency';
const EUR = { exchange_rate_type: 'manual', manual_rate: 0.9, price_rounding: 0.5, price_charm: -0.01 };
let server: TestServer;
let seen = 0;
beforeAll(async () => {
  server = await startTestServer({ routes: multiCurrencyRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.simulator.faults.clear();
  for (const table of ['store_currencies', 'exchange_rates', 'options'] as const)
    await server.db.deleteFrom(table).execute();
  seen = Number(
    (
      await server.db
        .selectFrom('audit_log')
        .select(({ fn }) => fn.max('id').as('id'))
        .execute()
    )[0]?.id ?? 0,
  );
});

const enable = (...enabled: string[]) => server.post(`${ROOT}/update-enabled-currencies`, { enabled });
const audit = () =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('id', '>', seen)
    .orderBy('id')
    .execute();

describe('currencies', () => {
  test('what could be sold in, with the rates of the day', async () => {
    const { status, body } = await server.get(`${ROOT}/currencies`);
    expect(status).toBe(200);
    expect(body.default).toEqual({
      ...{ code: 'USD', id: 'usd', rate: 1, name: 'US dollar', is_default: true, flag: '🇺🇸' },
      ...{ symbol: '$', symbol_position: 'left', is_zero_decimal: false, last_updated: null },
    });
    expect(body.enabled).toEqual({ USD: body.default });
    const rates = await server.simulator.provider.listRates(body.default.id);
    expect(Object.keys(body.available)).toHaveLength(rates.length + 1);
    const jpy = rates.find(({ currency }) => currency === 'jpy');
    expect(body.available.JPY).toMatchObject({
      rate: Number(jpy?.rate),
      is_zero_decimal: true,
      last_updated: server.simulator.clock(),
    });
  });

  test('are added in order, once, and the own one stays', async () => {
    expect(Object.keys((await enable('JPY', 'eur', 'EUR')).body.enabled).sort()).toEqual([
      'EUR',
      'JPY',
      'USD',
    ]);
    expect(Object.keys((await enable('EUR', 'USD')).body.enabled).sort()).toEqual(['EUR', 'USD']);
    expect((await audit()).map(({ before, after }) => [before, after])).toEqual([
      [[], ['eur', 'jpy']],
      [['eur', 'jpy'], ['eur']],
    ]);
  });

  test('an empty list and an unknown code change nothing', async () => {
    await enable('EUR');
    expect(Object.keys((await enable()).body.enabled)).toContain('EUR');
    for (const wrong of ['XXX', 'ZZZ'])
      expect(await enable('JPY', wrong)).toMatchObject({
        status: 400,
        body: { code: 'wcpay_multi_currency_invalid_currency', data: { currency: wrong } },
      });
    expect(Object.keys((await server.get(`${ROOT}/currencies`)).body.enabled)).toEqual(['USD', 'EUR']);
    expect(await audit()).toHaveLength(1);
  });

  test.each([[{}], [{ enabled: 'EUR' }], [{ enabled: ['EURO'] }], [{ enabled: [7] }]])(
    '%j is refused',
    async (body) => {
      expect(await server.post(`${ROOT}/update-enabled-currencies`, body)).toMatchObject({
        status: 400,
        body: { data: { params: expect.anything() } },
      });
    },
  );

  test('a store that sells in yen counts from there', async () => {
    await writeOptions(server.deps, { woocommerce_currency: 'JPY' });
    const { body } = await server.get(`${ROOT}/currencies`);
    expect(body.default.code).toBe('JPY');
    expect(body.available.USD.rate).toBeLessThan(0.1);
  });

  test('rates are asked for again when they are old, and the last ones stand in for a silent provider', async () => {
    const updated = async () => (await server.get(`${ROOT}/currencies`)).body.available.EUR.last_updated;
    const first = await updated();
    await server.simulator.controls.setClock(epochSeconds(server.simulator.clock() + 6 * 3600 - 1));
    expect(await updated()).toBe(first);
    await server.simulator.controls.setClock(epochSeconds(server.simulator.clock() + 1));
    expect(await updated()).toBe(first + 6 * 3600);
    server.simulator.faults.set({ calls: { kinds: ['fail_before'], perMille: 1000 } });
    expect(await updated()).toBe(first + 6 * 3600);
    await server.db.deleteFrom('exchange_rates').execute();
    expect((await server.get(`${ROOT}/currencies`)).status).toBeGreaterThanOrEqual(500);
  });
});

describe('one currency', () => {
  test('starts automatic, and is kept as it was sent', async () => {
    await enable('EUR');
    expect((await server.get(`${ROOT}/currencies/EUR`)).body).toEqual({
      ...{ exchange_rate_type: 'automatic', manual_rate: null, price_rounding: null, price_charm: null },
    });
    expect((await server.post(`${ROOT}/currencies/eur`, EUR)).body).toEqual(EUR);
    expect((await server.get(`${ROOT}/currencies/EUR`)).body).toEqual(EUR);
    expect((await server.get(`${ROOT}/currencies`)).body.enabled.EUR).toMatchObject({
      rate: 0.9,
      last_updated: null,
    });
    expect((await audit()).at(-1)).toMatchObject({ action: 'currency.change', after: EUR });
  });

  test('removed and added again it begins anew', async () => {
    await enable('EUR');
    await server.post(`${ROOT}/currencies/EUR`, EUR);
    await enable('USD');
    expect((await server.get(`${ROOT}/currencies/EUR`)).body.code).toBe(
      'wcpay_multi_currency_invalid_currency',
    );
    await enable('EUR');
    expect((await server.get(`${ROOT}/currencies/EUR`)).body.exchange_rate_type).toBe('automatic');
  });

  test.each([0, -1, 'x', '', null, undefined, '1e3', 1_000_001])('%j is no rate', async (manual_rate) => {
    await enable('EUR');
    expect(await server.post(`${ROOT}/currencies/EUR`, { ...EUR, manual_rate })).toMatchObject({
      status: 400,
      body: { code: 'wcpay_multi_currency_invalid_currency_rate' },
    });
    expect((await server.get(`${ROOT}/currencies/EUR`)).body.exchange_rate_type).toBe('automatic');
  });

  test.each([
    ['EUR', { price_rounding: 2 }, 'price_rounding'],
    ['EUR', { price_charm: 0.01 }, 'price_charm'],
    ['JPY', { price_rounding: 0.5 }, 'price_rounding'],
    ['JPY', { price_rounding: 100, price_charm: -0.01 }, 'price_charm'],
    ['EUR', { exchange_rate_type: 'guess' }, 'exchange_rate_type'],
  ])('%s with %j names %s', async (code, over, field) => {
    await enable('EUR', 'JPY');
    const { status, body } = await server.post(`${ROOT}/currencies/${code}`, { ...EUR, ...over });
    expect({ status, params: Object.keys(body.data.params) }).toMatchObject({
      status: 400,
      params: expect.arrayContaining([field]),
    });
  });

  test.each(['USD', 'GBP', 'XXX'])('%s has no settings here', async (code) => {
    await enable('EUR');
    expect((await server.get(`${ROOT}/currencies/${code}`)).body.code).toBe(
      'wcpay_multi_currency_invalid_currency',
    );
    expect((await server.post(`${ROOT}/currencies/${code}`, EUR)).body.code).toBe(
      'wcpay_multi_currency_invalid_currency',
    );
  });
});

test('the settings of the shop: read as booleans, written as words', async () => {
  const { body } = await server.get(`${ROOT}/get-settings`);
  expect(body).toEqual({
    wcpay_multi_currency_enable_auto_currency: false,
    wcpay_multi_currency_enable_storefront_switcher: false,
    site_theme: 'Storefront',
    date_format: 'M j, Y',
    time_format: 'H:i',
    store_url: server.deps.config.publicUrl,
  });
  const flags = {
    wcpay_multi_currency_enable_auto_currency: 'yes',
    wcpay_multi_currency_enable_storefront_switcher: 'no',
  };
  expect((await server.post(`${ROOT}/update-settings`, flags)).body).toEqual({
    ...body,
    wcpay_multi_currency_enable_auto_currency: true,
  });
  await server.post(`${ROOT}/update-settings`, flags);
  expect(await audit()).toHaveLength(1);
  for (const wrong of [{}, { ...flags, wcpay_multi_currency_enable_auto_currency: true }])
    expect((await server.post(`${ROOT}/update-settings`, wrong)).status).toBe(400);
});

test('nobody without the right reads or changes them', async () => {
  expect((await server.get(`${ROOT}/currencies`, server.asLowUser)).status).toBe(403);
  expect(
    (await server.post(`${ROOT}/update-enabled-currencies`, { enabled: ['EUR'] }, server.asAnonymous)).status,
  ).toBe(401);
});
