import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { context, decimal, linksTo } from './shapes.ts';

/** What tools read when they are connected, before anything else. */
export const getWcSystemStatus = endpoint({
  method: 'GET',
  path: '/wc/v3/system_status',
  summary: 'What kind of store this is: versions, time zone, currency.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ context }),
  reply: z.object({
    environment: z.object({
      home_url: z.string(),
      site_url: z.string(),
      version: z.string(),
      wp_version: z.string(),
      php_version: z.string(),
      server_info: z.string(),
      language: z.string(),
      default_timezone: z.string(),
    }),
    database: z.object({ wc_database_version: z.string() }),
    active_plugins: z.array(
      z.object({ plugin: z.string(), name: z.string(), version: z.string(), author_name: z.string() }),
    ),
    inactive_plugins: z.array(z.never()),
    theme: z.object({ name: z.string(), version: z.string() }),
    settings: z.object({
      api_enabled: z.boolean(),
      force_ssl: z.boolean(),
      currency: z.string(),
      currency_symbol: z.string(),
      currency_position: z.string(),
      thousand_separator: z.string(),
      decimal_separator: z.string(),
      number_of_decimals: z.int(),
      HPOS_enabled: z.boolean(),
    }),
    security: z.object({ secure_connection: z.boolean(), hide_errors: z.boolean() }),
  }),
  errors: ['woocommerce_rest_cannot_view'],
});

const setting = z.object({
  id: z.string(),
  group_id: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.string(),
  default: z.string(),
  tip: z.string(),
  value: z.string(),
  _links: linksTo('self', 'collection'),
});
export type WcSetting = z.input<typeof setting>;

export const listWcSettingGroups = endpoint({
  method: 'GET',
  path: '/wc/v3/settings',
  summary: 'The groups of settings that can be read.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ context }),
  reply: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      description: z.string(),
      parent_id: z.string(),
      sub_groups: z.array(z.string()),
      _links: linksTo('options'),
    }),
  ),
  errors: ['woocommerce_rest_cannot_view'],
});

const name = z.string().check(z.maxLength(100));
export const listWcSettings = endpoint({
  method: 'GET',
  path: '/wc/v3/settings/:group',
  summary: 'The settings of a group.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ group: name, context }),
  reply: z.array(setting),
  errors: ['rest_setting_setting_group_invalid', 'woocommerce_rest_cannot_view'],
});

export const getWcSetting = endpoint({
  method: 'GET',
  path: '/wc/v3/settings/:group/:id',
  summary: 'One setting.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ group: name, id: name, context }),
  reply: setting,
  errors: ['rest_setting_setting_group_invalid', 'rest_setting_setting_invalid'],
});

const gateway = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  order: z.union([z.int(), z.literal('')]),
  enabled: z.boolean(),
  method_title: z.string(),
  method_description: z.string(),
  method_supports: z.array(z.string()),
  settings: z.object({}),
  _links: linksTo('self', 'collection'),
});
export const listWcGateways = endpoint({
  method: 'GET',
  path: '/wc/v3/payment_gateways',
  summary: 'How customers pay: one way, through the connected account.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ context }),
  reply: z.array(gateway),
  errors: ['woocommerce_rest_cannot_view'],
});
export const getWcGateway = endpoint({
  method: 'GET',
  path: '/wc/v3/payment_gateways/:id',
  summary: 'One way to pay.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ id: name, context }),
  reply: gateway,
  errors: ['woocommerce_rest_payment_gateway_invalid'],
});

const wcCurrency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  _links: linksTo('self', 'collection'),
});
export const listWcCurrencies = endpoint({
  method: 'GET',
  path: '/wc/v3/data/currencies',
  summary: 'Currencies, with their names and signs.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({}),
  reply: z.array(wcCurrency),
  errors: ['woocommerce_rest_cannot_view'],
});
export const getWcCurrency = endpoint({
  method: 'GET',
  path: '/wc/v3/data/currencies/:currency',
  summary: 'One currency; `current` is the one of the store.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ currency: name }),
  reply: wcCurrency,
  errors: ['woocommerce_rest_data_invalid_currency'],
});

const wcCountry = z.object({
  code: z.string(),
  name: z.string(),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  _links: linksTo('self', 'collection'),
});
export const listWcCountries = endpoint({
  method: 'GET',
  path: '/wc/v3/data/countries',
  summary: 'Countries, with their names.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({}),
  reply: z.array(wcCountry),
  errors: ['woocommerce_rest_cannot_view'],
});
export const getWcCountry = endpoint({
  method: 'GET',
  path: '/wc/v3/data/countries/:location',
  summary: 'One country.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({ location: name }),
  reply: wcCountry,
  errors: ['woocommerce_rest_data_invalid_location'],
});

export const listWcOrderTotals = endpoint({
  method: 'GET',
  path: '/wc/v3/reports/orders/totals',
  summary: 'How many orders there are of each status.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({}),
  reply: z.array(z.object({ slug: z.string(), name: z.string(), total: z.int() })),
  errors: ['woocommerce_rest_cannot_view'],
});

const day = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)));
const salesDay = z.object({
  sales: decimal,
  orders: z.int(),
  items: z.int(),
  tax: decimal,
  shipping: decimal,
  discount: decimal,
  customers: z.int(),
});
/** Of orders in the store's own currency alone: a sum never mixes currencies. */
export const getWcSales = endpoint({
  method: 'GET',
  path: '/wc/v3/reports/sales',
  summary: 'What was sold in a period, day by day or month by month.',
  capability: 'see_payments',
  speaks: 'woocommerce',
  input: z.object({
    context,
    period: z._default(z.enum(['week', 'month', 'last_month', 'year']), 'week'),
    date_min: day,
    date_max: day,
  }),
  reply: z.array(
    z.object({
      total_sales: decimal,
      net_sales: decimal,
      average_sales: decimal,
      total_orders: z.int(),
      total_items: z.int(),
      total_tax: decimal,
      total_shipping: decimal,
      total_refunds: z.number(),
      total_discount: decimal,
      totals_grouped_by: z.enum(['day', 'month']),
      totals: z.record(z.string(), salesDay),
      total_customers: z.int(),
      _links: linksTo('about'),
    }),
  ),
  errors: ['woocommerce_rest_cannot_view', 'rest_invalid_param'],
});
