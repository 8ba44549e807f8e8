import { listTransactions as contract } from '#contract/transactions.ts';
import type { Deps } from '#server/deps.ts';
import { listTransactions, type Page } from '#server/features/transactions/list-transactions-repository.ts';
import { selectionOf } from '#server/features/transactions/selection.ts';
import { suggestSearches } from '#server/features/transactions/suggest-searches.ts';
import { findFacets } from '#server/features/transactions/transaction-facets.ts';
import {
  countTransactions,
  sumTransactions,
} from '#server/features/transactions/transaction-sums-repository.ts';

/** `bar` is the largest growth from the smallest to the largest world, or the most milliseconds in the largest. */
export type Case = Readonly<{
  name: string;
  bar?: Readonly<{ growth: number }> | Readonly<{ ms: number }>;
  run: (deps: Deps) => Promise<unknown>;
}>;

type Query = Readonly<Record<string, string | string[]>>;
const PAGE = 25;
const GROWTH = { growth: 1.5 };

const read = (query: Query) => {
  const { sort, direction, ...filters } = contract.input.parse(query);
  return { order: { sort, direction }, selection: selectionOf(filters, 'UTC') };
};

/**
 * Which page that is differs with the size, and is found out before anything is timed. The smallest world is asked
 * first and says how many rows a page holds: a rare value fills a page only in the larger ones, and a page of 25 rows
 * beside one of 3 would measure the rows. So `last` is the last page that is full.
 */
function listCase(name: string, query: Query, place: 'first' | 'middle' | 'last', bar?: Case['bar']): Case {
  const { order, selection } = read(query);
  const pages = new WeakMap<Deps, Page>();
  let pagesize: number | undefined;
  const pageIn = async (deps: Deps): Promise<Page> => {
    const known = pages.get(deps);
    if (known) return known;
    const total = await countTransactions(deps.db, selection);
    pagesize ??= Math.max(1, Math.min(PAGE, total));
    const last = Math.max(1, Math.floor(total / pagesize));
    const page = { page: { first: 1, middle: Math.ceil(last / 2), last }[place], pagesize };
    pages.set(deps, page);
    return page;
  };
  return {
    name,
    bar,
    run: async (deps) => listTransactions(deps.rows, selection, order, await pageIn(deps)),
  };
}

const summaryCase = (name: string, query: Query, bar?: Case['bar']): Case => {
  const { selection } = read(query);
  return { name: `summary: ${name}`, bar, run: ({ db }) => sumTransactions(db, selection) };
};
const searchCase = (name: string, query: Query, bar?: Case['bar']): Case =>
  listCase(`search: ${name}`, query, 'first', bar);
const suggestCase = (term: string, bar: Case['bar']): Case => ({
  name: `suggest: ${term}`,
  bar,
  run: ({ db }) => suggestSearches(db, term),
});

const ONE_FILTER: readonly Query[] = [
  { type_is: 'charge' },
  { type_is: 'dispute_reversal' },
  { type_is_not: 'charge' },
  { type_is_in: ['dispute', 'refund_failure'] },
  { channel_is: 'in_person' },
  { source_is: 'klarna' },
  { source_device_is: 'ios' },
  { customer_country_is: 'DE' },
  { customer_currency_is: 'jpy' },
  { store_currency_is: 'eur' },
  { risk_level_is: '2' },
  { date_after: '2026-10-01' },
];
const nameOf = (query: Query): string =>
  Object.entries(query)
    .map(([field, value]) => `${field}=${value}`)
    .join(' ') || 'no filter';

/** What `docs` and the bar of the project promise for the transactions list. */
export const transactionCases: readonly Case[] = [
  listCase('page 1', {}, 'first', GROWTH),
  listCase('middle page', {}, 'middle', GROWTH),
  listCase('last page', {}, 'last', GROWTH),
  listCase('page 1, by amount', { sort: 'amount' }, 'first', GROWTH),
  listCase('last page, by amount', { sort: 'amount' }, 'last', GROWTH),
  listCase('middle page, by amount', { sort: 'amount' }, 'middle'),
  ...ONE_FILTER.flatMap((query) => [
    listCase(`page 1: ${nameOf(query)}`, query, 'first', GROWTH),
    listCase(`last page: ${nameOf(query)}`, query, 'last', GROWTH),
  ]),
  listCase('page 1: any of two', { match: 'any', type_is: 'dispute', source_is: 'klarna' }, 'first'),
  listCase('last page: two filters', { type_is: 'charge', source_is: 'visa' }, 'last'),
  ...[{}, ...ONE_FILTER].map((query) => summaryCase(nameOf(query), query, GROWTH)),
  summaryCase('two filters', { type_is: 'charge', source_is: 'visa' }, { ms: 60 }),
  summaryCase(
    'three filters',
    { type_is_not: 'refund', channel_is: 'online', customer_country_is: 'US' },
    { ms: 60 },
  ),
  summaryCase('any of two', { match: 'any', type_is: 'dispute', risk_level_is: '2' }, { ms: 60 }),
  summaryCase(
    'two filters, cut months',
    { type_is: 'charge', source_is: 'visa', date_after: '2026-03-15' },
    { ms: 60 },
  ),
  { name: 'facets', bar: GROWTH, run: ({ db }) => findFacets(db) },
  suggestCase('mar', { ms: 150 }),
  suggestCase('smith', { ms: 150 }),
  suggestCase('a', { ms: 150 }),
  suggestCase('100500', { ms: 10 }),
  searchCase('a name', { search: ['smith'] }, { ms: 150 }),
  searchCase('most people', { search: ['example'] }),
  searchCase('an order', { search: ['Order #100500'] }, { ms: 10 }),
];
