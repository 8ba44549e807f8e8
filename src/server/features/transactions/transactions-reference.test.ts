import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAmountWithin } from '#domain/payments/amount-filter.ts';
import { TRANSACTION_SORTS } from '#domain/payments/transaction-columns.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aTransaction, type NewTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { rounds } from '#tests/rounds.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

/** Every answer is compared with the plainest possible one: all rows in memory, one test after the other. */
const ZONE = 'Asia/Kolkata'; // Half an hour off, so that every day of the store cuts two days of the rollups.
const START = Date.UTC(2025, 0, 20) / 1000;
const DAYS = 70;
/** Enough that a page can lie more than a thousand rows from both ends, where lists jump instead of walking. */
const ROWS = 3_600;

let server: TestServer;
let rows: NewTransaction[];

beforeAll(async () => {
  server = await startTestServer({ env: { STORE_TIMEZONE: ZONE } });
  rows = fc.sample(row, { numRuns: ROWS, seed: 7 });
  await saveTransactions(server.db, rows.slice(0, 1_500));
  await saveTransactions(server.db, rows.slice(1_500));
});
afterAll(() => server.close());

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const row: fc.Arbitrary<NewTransaction> = fc
  .record({
    // Few different seconds, so that many rows tie.
    at: fc
      .integer({ min: 0, max: DAYS * 24 })
      .map((hour) => epochSeconds(START + hour * 3600 - (hour % 5 === 0 ? 1 : 0))),
    type: fc.constantFrom(...TRANSACTION_TYPES),
    channel: oneOf('online', 'online', 'in_person', 'in_person_pos', null),
    source: oneOf('visa', 'visa', 'mastercard', 'klarna', null),
    source_device: oneOf('ios', 'android', null, null),
    customer_country: oneOf('US', 'DE', 'JP', null),
    currency: oneOf('usd', 'usd', 'eur', 'jpy'),
    customer_currency: oneOf('usd', 'eur', 'kwd'),
    risk_level: oneOf<0 | 1 | 2 | null>(0, 0, 1, 2, null),
    amount: fc.integer({ min: -300, max: 300 }),
    fees: fc.integer({ min: -5, max: 20 }),
    customer_name: oneOf('Ada Lovelace', 'Åse Ødegård', '100% _real\\', "O'Brien; drop table", null),
    customer_email: oneOf('ada@example.com', 'ase@example.no', 'a_b%c@example.com', null),
    loan_id: oneOf('flxln_1', null, null),
  })
  .map(({ at, ...over }) =>
    aTransaction({
      ...over,
      date: utcInstant(at),
      ...(over.currency === over.customer_currency ? {} : { customer_amount: over.amount * 2 }),
    }),
  );

const day = fc
  .integer({ min: -2, max: DAYS + 2 })
  .map((n) => utcInstant(epochSeconds(START + n * 86_400)).slice(0, 10));
const second = fc
  .integer({ min: -3600, max: DAYS * 86_400 })
  .map((n) => utcInstant(epochSeconds(START + n - (n % 3600))));
const bound = fc.oneof(day, second);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 6, nil: undefined });
const SEARCHES = [
  'ada',
  'ADA',
  'øde',
  '%',
  '_',
  '\\',
  "o'brien",
  '100% _r',
  'example',
  'nobody',
  'Ada Lovelace (ada@example.com)',
];

const filters = fc.record({
  match: fc.constantFrom('all', 'any'),
  date_before: maybe(bound),
  date_after: maybe(bound),
  date_between: maybe(fc.tuple(bound, bound)),
  amount_is: maybe(oneOf('1', '0.5', '100', '2.500')),
  amount_min: maybe(oneOf('0', '0.75', '1.5', '2', '150')),
  amount_max: maybe(oneOf('1.255', '2.99', '200', '0')),
  type_is: maybe(fc.constantFrom(...TRANSACTION_TYPES)),
  type_is_not: maybe(fc.constantFrom(...TRANSACTION_TYPES)),
  type_is_in: maybe(fc.subarray([...TRANSACTION_TYPES], { minLength: 1 })),
  channel_is: maybe(oneOf('online', 'in_person_pos')),
  channel_is_not: maybe(oneOf('online', 'in_person')),
  source_is: maybe(oneOf('visa', 'klarna', 'jcb')),
  source_is_not: maybe(oneOf('visa', 'klarna')),
  source_device_is: maybe(oneOf('ios', 'android')),
  source_device_is_not: maybe(oneOf('ios', 'android')),
  customer_country_is: maybe(oneOf('US', 'jp')),
  customer_country_is_not: maybe(oneOf('US', 'FR')),
  customer_currency_is: maybe(oneOf('usd', 'KWD')),
  customer_currency_is_not: maybe(oneOf('usd', 'eur')),
  risk_level_is: maybe(oneOf('0', '2')),
  risk_level_is_not: maybe(oneOf('0', '1')),
  store_currency_is: maybe(oneOf('usd', 'eur')),
  loan_id_is: maybe(oneOf('flxln_1')),
  search: fc.option(fc.subarray(SEARCHES, { minLength: 1, maxLength: 2 }), { freq: 6, nil: undefined }),
});
type Filters = typeof filters extends fc.Arbitrary<infer T> ? T : never;

const storeDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
/** A row against a bound: compared as days of the store when the bound is a day, else as instants. */
const against = ({ date }: NewTransaction, given: string): number => {
  const own = given.length === 10 ? storeDay.format(new Date(`${date.replace(' ', 'T')}Z`)) : date;
  return own < given ? -1 : own > given ? 1 : 0;
};

function matches(one: NewTransaction, asked: Filters): boolean {
  const tests: boolean[] = [];
  const { date_before, date_after, date_between } = asked;
  if (date_before) tests.push(against(one, date_before) <= 0);
  if (date_after) tests.push(against(one, date_after) >= 0);
  if (date_between) {
    const [from, to] = inOrder(date_between);
    tests.push(against(one, from) >= 0 && against(one, to) <= 0);
  }
  const { amount_is, amount_min, amount_max } = asked;
  if (amount_is) tests.push(isAmountWithin({ least: amount_is, most: amount_is }, one.amount, one.currency));
  if (amount_min) tests.push(isAmountWithin({ least: amount_min }, one.amount, one.currency));
  if (amount_max) tests.push(isAmountWithin({ most: amount_max }, one.amount, one.currency));
  if (asked.type_is_in) tests.push(asked.type_is_in.some((type) => type === one.type));
  for (const column of [
    'type',
    'channel',
    'source',
    'source_device',
    'customer_country',
    'customer_currency',
    'risk_level',
  ] as const) {
    const own = String(one[column]).toLowerCase();
    const is = asked[`${column}_is`];
    const isNot = asked[`${column}_is_not`];
    if (is) tests.push(own === is.toLowerCase());
    if (isNot) tests.push(own !== isNot.toLowerCase());
  }
  const advanced = tests.length === 0 || (asked.match === 'all' ? tests.every(Boolean) : tests.some(Boolean));
  return (
    advanced &&
    (!asked.store_currency_is || one.currency === asked.store_currency_is) &&
    (!asked.loan_id_is || one.loan_id === asked.loan_id_is) &&
    (!asked.search || asked.search.some((term) => isFoundBy(one, term)))
  );
}

/** The earlier of two bounds starts the range: the one whose first second comes first. */
const inOrder = ([one, other]: [string, string]): [string, string] => {
  const opens = (text: string) =>
    text.length === 10 ? Date.parse(`${text}T00:00:00+05:30`) : Date.parse(`${text.replace(' ', 'T')}Z`);
  return opens(one) <= opens(other) ? [one, other] : [other, one];
};

const isFoundBy = ({ customer_name, customer_email }: NewTransaction, term: string): boolean =>
  term.includes('(')
    ? `${customer_name} (${customer_email})` === term
    : [customer_name, customer_email].some((text) => text?.toLowerCase().includes(term.toLowerCase()));

function inListOrder(
  found: NewTransaction[],
  sort: (typeof TRANSACTION_SORTS)[number],
  direction: string,
): string[] {
  const key = sort === 'deposit_currency' ? 'currency' : sort;
  const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
  const ascending = found.toSorted(
    (a, b) =>
      compare(a[key], b[key]) || compare(a.date, b.date) || compare(a.transaction_id, b.transaction_id),
  );
  return (direction === 'asc' ? ascending : ascending.reverse()).map(({ transaction_id }) => transaction_id);
}

function queryOf(asked: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (Array.isArray(value))
      for (const [place, item] of value.entries()) query.set(`${name}[${place}]`, item);
    else if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

const sumOf = (found: NewTransaction[], key: 'amount' | 'fees' | 'net') =>
  found.reduce((sum, one) => sum + one[key], 0);

describe('against the plain reference', { timeout: rounds(90_000, 90_000, 900_000) }, () => {
  test('the pages of any question, put together, are the rows that match, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...TRANSACTION_SORTS),
        fc.constantFrom('asc', 'desc'),
        fc.constantFrom(311, 500),
        async (asked, sort, direction, pagesize) => {
          const expected = inListOrder(
            rows.filter((one) => matches(one, asked)),
            sort,
            direction,
          );
          const listed: string[] = [];
          for (let page = 1; page <= Math.ceil(expected.length / pagesize) + 1; page += 1) {
            const { body } = await server.get(
              `/transactions?${queryOf({ ...asked, sort, direction, page, pagesize })}`,
            );
            expect(body.total_count).toBe(expected.length);
            listed.push(...body.data.map((one: { transaction_id: string }) => one.transaction_id));
          }
          expect(listed).toEqual(expected);
        },
      ),
      { numRuns: rounds(15, 40, 400), seed: 11 },
    );
  });

  test('deep pages of a list without filters, or with one, jump to the right row', async () => {
    const questions = [
      {},
      { channel_is_not: 'in_person' },
      { risk_level_is_not: '2' },
      { date_after: '2025-01-25', type_is_not: 'charge', risk_level_is_not: '2' },
    ];
    for (const asked of questions) {
      for (const direction of ['asc', 'desc']) {
        const expected = inListOrder(
          rows.filter((one) => matches(one, { match: 'all', ...asked } as Filters)),
          'date',
          direction,
        );
        const last = Math.ceil(expected.length / 25);
        expect(expected.length).toBeGreaterThan(2_050);
        for (const page of [41, 42, last - 41, last - 1, last, last + 1]) {
          const { body } = await server.get(`/transactions?${queryOf({ ...asked, direction, page })}`);
          const ids = body.data.map((one: { transaction_id: string }) => one.transaction_id);
          expect(ids).toEqual(expected.slice((page - 1) * 25, page * 25));
        }
      }
    }
  });

  const expectSummary = async (asked: Filters): Promise<void> => {
    const found = rows.filter((one) => matches(one, asked));
    const { body } = await server.get(`/transactions/summary?${queryOf(asked)}`);
    const totals = [...new Set(found.map(({ currency }) => currency))].toSorted().map((currency) => {
      const own = found.filter((one) => one.currency === currency);
      return {
        currency,
        count: own.length,
        total: sumOf(own, 'amount'),
        fees: sumOf(own, 'fees'),
        net: sumOf(own, 'net'),
      };
    });
    expect(body).toMatchObject({ count: found.length, totals });
    const [only] = totals;
    expect(body).toMatchObject(
      only && totals.length === 1 ? { ...only, count: found.length } : { total: 0, fees: 0, net: 0 },
    );
  };

  test('the summary of any question adds up its rows, currency by currency', async () => {
    await fc.assert(fc.asyncProperty(filters, expectSummary), { numRuns: rounds(30, 80, 800), seed: 13 });
  });

  // Any question mostly has several filters; one alone, or one beside a date, is answered from other rollups.
  test('so does the summary of one filter, over all time and over a part of it', async () => {
    const single = filters.chain((asked) =>
      fc
        .constantFrom(...Object.keys(asked))
        .map((name) => ({ match: asked.match, [name]: asked[name as keyof Filters] }) as Filters),
    );
    const dates = fc.constantFrom({}, { date_after: '2025-02-03' }, { store_currency_is: 'usd' as const });
    await fc.assert(
      fc.asyncProperty(single, dates, (asked, also) => expectSummary({ ...asked, ...also })),
      { numRuns: rounds(40, 120, 1200), seed: 17 },
    );
  });
});
