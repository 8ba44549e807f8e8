import * as z from 'zod/mini';
import { unixSeconds } from './account.ts';
import { endpoint } from './kit/endpoint.ts';
import { wordOf } from './kit/fields.ts';

const CURRENCIES_MAX = 200;

/** One currency of the store. Its rate is what one unit of the store's own currency buys of it. */
const storeCurrency = z.object({
  code: z.string(),
  rate: z.number(),
  name: z.string(),
  id: z.string(),
  is_default: z.boolean(),
  flag: z.string(),
  symbol: z.string(),
  symbol_position: wordOf(['left', 'right', 'left_space', 'right_space']),
  is_zero_decimal: z.boolean(),
  /** When the provider last told the rate; absent for a rate that was typed, and for the store's own currency. */
  last_updated: z.nullable(unixSeconds),
});
export type StoreCurrency = z.output<typeof storeCurrency>;

const currencies = z.object({
  available: z.record(z.string(), storeCurrency),
  enabled: z.record(z.string(), storeCurrency),
  default: storeCurrency,
});
export type StoreCurrencies = z.output<typeof currencies>;

const root = '/wc/v3/payments/multi-currency';
const mine = { capability: 'change_settings' } as const;
const write = { ...mine, method: 'POST', class: 'write' } as const;

export const getCurrencies = endpoint({
  capability: 'see_payments',
  method: 'GET',
  path: `${root}/currencies`,
  summary: 'The currencies a store could sell in, those it does, and its own',
  input: z.object({}),
  reply: currencies,
  errors: ['provider_unavailable'],
});

export const updateEnabledCurrencies = endpoint({
  ...write,
  path: `${root}/update-enabled-currencies`,
  summary: 'Says which currencies the store sells in; an empty list changes nothing',
  input: z.object({
    enabled: z
      .array(z.string().check(z.regex(/^[A-Za-z]{3}$/, 'Expected three letters such as EUR')))
      .check(z.maxLength(CURRENCIES_MAX)),
  }),
  reply: currencies,
  errors: ['rest_invalid_param', 'wcpay_multi_currency_invalid_currency', 'provider_unavailable'],
});

const code = z.string().check(z.regex(/^[A-Za-z]{3}$/, 'Expected three letters such as EUR'));
const settings = z.object({
  exchange_rate_type: wordOf(['automatic', 'manual']),
  manual_rate: z.nullable(z.number()),
  price_rounding: z.nullable(z.number()),
  price_charm: z.nullable(z.number()),
});
export type CurrencySettings = z.output<typeof settings>;

export const getCurrencySettings = endpoint({
  ...mine,
  method: 'GET',
  path: `${root}/currencies/:code`,
  summary: 'How prices become prices in one currency',
  input: z.object({ code }),
  reply: settings,
  errors: ['wcpay_multi_currency_invalid_currency'],
});

export const updateCurrencySettings = endpoint({
  ...write,
  path: `${root}/currencies/:code`,
  summary: 'Changes how prices become prices in one currency',
  input: z.object({
    code,
    exchange_rate_type: z.enum(['automatic', 'manual']),
    /** Judged with its own words: what is no number above zero is no rate. */
    manual_rate: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(40))]))),
    price_rounding: z.number(),
    price_charm: z.number(),
  }),
  reply: settings,
  errors: [
    'rest_invalid_param',
    'wcpay_multi_currency_invalid_currency',
    'wcpay_multi_currency_invalid_currency_rate',
  ],
});

const storeSettings = z.object({
  wcpay_multi_currency_enable_auto_currency: z.boolean(),
  wcpay_multi_currency_enable_storefront_switcher: z.boolean(),
  site_theme: z.string(),
  date_format: z.string(),
  time_format: z.string(),
  store_url: z.string(),
});
export type CurrencyStoreSettings = z.output<typeof storeSettings>;

export const getCurrencyStoreSettings = endpoint({
  ...mine,
  method: 'GET',
  path: `${root}/get-settings`,
  summary: 'How the shop treats visitors who pay in another currency',
  input: z.object({}),
  reply: storeSettings,
  errors: [],
});

const yesNo = z.enum(['yes', 'no']);
export const updateCurrencyStoreSettings = endpoint({
  ...write,
  path: `${root}/update-settings`,
  summary: 'Changes how the shop treats visitors who pay in another currency',
  input: z.object({
    wcpay_multi_currency_enable_auto_currency: yesNo,
    wcpay_multi_currency_enable_storefront_switcher: yesNo,
  }),
  reply: storeSettings,
  errors: ['rest_invalid_param'],
});
