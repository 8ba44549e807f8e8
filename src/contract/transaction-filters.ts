import * as z from 'zod/mini';
import { WRITTEN_AMOUNT } from '#domain/payments/amount-filter.ts';
import { RISK_LEVELS } from '#domain/payments/risk-level.ts';
import { SALES_CHANNELS, SOURCE_DEVICES } from '#domain/payments/sales-channel.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { type Currency, isCurrency } from '#domain/shared/money.ts';
import { dateFilters, said } from './kit/fields.ts';

const SEARCH_TERMS_MAX = 20;
const SEARCH_TERM_LENGTH_MAX = 200;

const riskLevel = z.pipe(
  z.enum(['0', '1', '2']),
  z.transform((text) => RISK_LEVELS[Number(text)] ?? RISK_LEVELS[0]),
);
const country = z.pipe(
  z.string().check(z.regex(/^[A-Za-z]{2}$/, said('countryLetters'))),
  z.transform((code) => code.toUpperCase()),
);
const currency = z.pipe(
  z.pipe(
    z.string(),
    z.transform((code) => code.toLowerCase()),
  ),
  z.custom<Currency>((code) => typeof code === 'string' && isCurrency(code), said('currencyLetters')),
);
const source = z.string().check(z.regex(/^[a-z0-9_]{1,50}$/, said('methodName')));
const objectId = z.string().check(z.regex(/^[\w-]{1,100}$/, said('id')));
const type = z.enum(TRANSACTION_TYPES);

/** `a[]=x&a[]=y` or `a=x,y`. */
const types = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((given) => (typeof given === 'string' ? given.split(',').map((part) => part.trim()) : given)),
  ),
  z.array(type).check(z.minLength(1), z.maxLength(TRANSACTION_TYPES.length)),
);

const searchTerm = z.string().check(z.maxLength(SEARCH_TERM_LENGTH_MAX));
/** Several terms widen each other. Blank ones say nothing. */
const search = z.pipe(
  z.union([searchTerm, z.array(searchTerm).check(z.maxLength(SEARCH_TERMS_MAX))]),
  z.transform((given) => [given].flat().flatMap((term) => (term.trim() === '' ? [] : [term.trim()]))),
);

const writtenAmount = z.string().check(z.regex(WRITTEN_AMOUNT, said('writtenAmount')));

/** How much: of whatever currency a row has, and whichever way it moved. */
export const amountFilters = {
  amount_is: z.optional(writtenAmount),
  amount_min: z.optional(writtenAmount),
  amount_max: z.optional(writtenAmount),
};

/**
 * Every filter of the transactions list. `match` says whether all or any of them must hold; store currency, payout,
 * what it carries over, loan and search always hold. A filter that says "is not" also matches rows that have no such value at all.
 */
export const transactionFilters = {
  match: z._default(z.enum(['all', 'any']), 'all'),
  ...dateFilters,
  ...amountFilters,
  type: z.optional(type),
  type_is: z.optional(type),
  type_is_not: z.optional(type),
  type_is_in: z.optional(types),
  channel_is: z.optional(z.enum(SALES_CHANNELS)),
  channel_is_not: z.optional(z.enum(SALES_CHANNELS)),
  source_device_is: z.optional(z.enum(SOURCE_DEVICES)),
  source_device_is_not: z.optional(z.enum(SOURCE_DEVICES)),
  source_is: z.optional(source),
  source_is_not: z.optional(source),
  customer_country_is: z.optional(country),
  customer_country_is_not: z.optional(country),
  customer_currency_is: z.optional(currency),
  customer_currency_is_not: z.optional(currency),
  risk_level_is: z.optional(riskLevel),
  risk_level_is_not: z.optional(riskLevel),
  store_currency_is: z.optional(currency),
  loan_id_is: z.optional(objectId),
  deposit_id: z.optional(objectId),
  /** The id of a payout that came back: only what it had already taken, or only what it had not. */
  carried_from: z.optional(objectId),
  carried_from_not: z.optional(objectId),
  search: z.optional(search),
  /** Accepted from older clients and ignored: the store's zone decides what a day is. */
  user_timezone: z.optional(z.unknown()),
};
const filters = z.object(transactionFilters);
export type TransactionFilters = z.output<typeof filters>;
