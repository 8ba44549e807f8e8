import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/store-facts.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { orderStatusLabel } from '#domain/orders/order-status-mark-copy.ts';
import { COUNTRY_CODES } from '#domain/settings/country-codes.ts';
import { countryNameIn } from '#domain/shared/country-name.ts';
import { CURRENCY_CODES } from '#domain/shared/currency-codes.ts';
import { currencyName } from '#domain/shared/currency-name.ts';
import { currencySymbol } from '#domain/shared/currency-symbol.ts';
import { decimalsOf } from '#domain/shared/money.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { aroundOf } from './around.ts';
import { wcLink } from './wc-page.ts';
import { wcSettings } from './wc-settings.ts';

async function systemStatus(context: Context) {
  const { version } = await aroundOf(context);
  const { currency, locale, timezone } = await context.store.profile();
  const { publicUrl } = context.config;
  const isSecure = publicUrl.startsWith('https:');
  return {
    // Tools look at these versions to decide what they may ask for; neither WordPress nor PHP is here.
    environment: {
      ...{ home_url: publicUrl, site_url: publicUrl, version: '9.5.0', wp_version: '', php_version: '' },
      ...{ server_info: `Countinghouse/${version}`, language: locale, default_timezone: timezone },
    },
    database: { wc_database_version: '9.5.0' },
    active_plugins: [
      {
        ...{ plugin: 'woocommerce-payments/woocommerce-payments.php', name: 'Countinghouse' },
        ...{ version, author_name: 'Countinghouse' },
      },
    ],
    inactive_plugins: [],
    theme: { name: 'Countinghouse', version },
    settings: {
      ...{ api_enabled: true, force_ssl: isSecure, currency: currency.toUpperCase() },
      ...{ currency_symbol: currencySymbol(currency), currency_position: 'left' },
      ...{ thousand_separator: ',', decimal_separator: '.' },
      ...{ number_of_decimals: decimalsOf(currency), HPOS_enabled: true },
    },
    security: { secure_connection: isSecure, hide_errors: true },
  };
}

const currencyForm = (context: Context, code: string) => ({
  code,
  name: currencyName(code),
  symbol: currencySymbol(code.toLowerCase()),
  _links: {
    self: wcLink(context, `/data/currencies/${code}`),
    collection: wcLink(context, '/data/currencies'),
  },
});

const countryForm = (context: Context, code: string) => ({
  code,
  name: countryNameIn(code, 'en'),
  states: [],
  _links: {
    self: wcLink(context, `/data/countries/${code.toLowerCase()}`),
    collection: wcLink(context, '/data/countries'),
  },
});

const gatewayForm = (context: Context) => ({
  ...{ id: 'woocommerce_payments', title: 'Card and local payments', description: '', order: 0 },
  ...{ enabled: true, method_title: 'Countinghouse' },
  method_description: 'Payments of this store, kept by Countinghouse.',
  method_supports: ['products', 'refunds'],
  settings: {},
  _links: {
    self: wcLink(context, '/payment_gateways/woocommerce_payments'),
    collection: wcLink(context, '/payment_gateways'),
  },
});

export const wcFactsRoutes: readonly Route[] = [
  route(contract.getWcSystemStatus, systemStatus),
  route(contract.listWcSettingGroups, (context) => [
    {
      ...{ id: 'general', label: 'General', description: '', parent_id: '', sub_groups: [] },
      _links: { options: wcLink(context, '/settings/general') },
    },
  ]),
  route(contract.listWcSettings, async (context, { group }) => {
    if (group !== 'general') throw fail('rest_setting_setting_group_invalid');
    return [...(await wcSettings(context))];
  }),
  route(contract.getWcSetting, async (context, { group, id }) => {
    if (group !== 'general') throw fail('rest_setting_setting_group_invalid');
    const setting = (await wcSettings(context)).find((one) => one.id === id);
    if (!setting) throw fail('rest_setting_setting_invalid');
    return setting;
  }),
  route(contract.listWcGateways, (context) => [gatewayForm(context)]),
  route(contract.getWcGateway, (context, { id }) => {
    const gateway = gatewayForm(context);
    if (gateway.id !== id) throw fail('woocommerce_rest_payment_gateway_invalid');
    return gateway;
  }),
  route(contract.listWcCurrencies, (context) => CURRENCY_CODES.map((code) => currencyForm(context, code))),
  route(contract.getWcCurrency, async (context, { currency }) => {
    const own = (await context.store.profile()).currency;
    const code = (currency === 'current' ? own : currency).toUpperCase();
    if (!CURRENCY_CODES.includes(code)) throw fail('woocommerce_rest_data_invalid_currency');
    return currencyForm(context, code);
  }),
  route(contract.listWcCountries, (context) => COUNTRY_CODES.map((code) => countryForm(context, code))),
  route(contract.getWcCountry, (context, { location }) => {
    const code = COUNTRY_CODES.find((one) => one === location.toUpperCase());
    if (!code) throw fail('woocommerce_rest_data_invalid_location');
    return countryForm(context, code);
  }),
  route(contract.listWcOrderTotals, async ({ store }) => {
    const counts = await store.rest.countOrders();
    return ORDER_STATUSES.map((slug) => ({
      slug,
      name: orderStatusLabel[slug],
      total: counts.get(slug) ?? 0,
    }));
  }),
];
