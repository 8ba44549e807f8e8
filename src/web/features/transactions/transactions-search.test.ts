import { describe, expect, test } from 'vitest';
import { transactionsAddress } from './transactions-address.ts';
import { filtersOf } from './transactions-queries.ts';
import { type TransactionsSearch, understoodSearch } from './transactions-search.ts';

/** As the router hands it over: what the schema does not name stays as it was written. */
const read = (search: Record<string, unknown>) =>
  understoodSearch({ ...search, ...transactionsAddress.parse(search) } as TransactionsSearch);

describe('an address is understood as far as it makes sense', () => {
  test.each([
    [{ type_is: 'charge' }, { type_is: 'charge' }],
    [{ type: 'charge' }, { type_is: 'charge' }],
    [{ type: 'charge', type_is: 'refund' }, { type_is: 'refund' }],
    [{ type_is: 'nonsense' }, {}],
    [{ type_is_in: 'charge,refund' }, { type_is_in: ['charge', 'refund'] }],
    [{ type_is_in: ['charge', 'nonsense'] }, {}],
    [{ channel_is: 'in_person_pos' }, { channel_is: 'in_person_pos' }],
    [{ channel_is: 'by_pigeon' }, {}],
    [{ risk_level_is_not: '2' }, { risk_level_is_not: '2' }],
    [{ risk_level_is: '3' }, {}],
    [{ store_currency_is: '---' }, {}],
    [{ store_currency_is: 'usd' }, { store_currency_is: 'usd' }],
    [{ date_before: '2026-02-30' }, {}],
    [{ date_between: ['2026-01-01'] }, {}],
    [
      { source_device_is: 'ios', loan_id_is: 'flxln_1' },
      { source_device_is: 'ios', loan_id_is: 'flxln_1' },
    ],
    [{ search: 'ada' }, { search: ['ada'] }],
    [
      { paged: '2', orderby: 'amount' },
      { paged: 2, orderby: 'amount' },
    ],
  ])('%j', (address, understood) => {
    expect(read(address)).toEqual(understood);
  });
});

describe('what is sent', () => {
  test('days travel as days: which seconds they are is the server’s to say', () => {
    const days = { date_between: ['2026-07-02', '2026-07-01'], date_before: '2026-12-01' };
    expect(filtersOf(read(days))).toEqual(days);
  });

  test('only filters travel: paging, order and what the panel shows stay here', () => {
    const search = read({
      paged: '2',
      orderby: 'amount',
      filter: 'advanced',
      tab: 'transactions-page',
      match: 'any',
    });
    expect(filtersOf(search)).toEqual({ match: 'any' });
  });
});
