import { describe, expect, test } from 'vitest';
import { paging, storeId, wholeNumber } from './fields.ts';

describe('a whole number', () => {
  test.each([
    [1, 1],
    ['1', 1],
    ['20435', 20_435],
    ['007', 7],
    [9_007_199_254_740_991, 9_007_199_254_740_991],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('%j is the id %d', (given, id) => {
    expect(storeId.safeParse(given).data).toBe(id);
  });

  test.each([
    ...[0, -1, 1.5, 2 ** 53, Number.NaN, true, false, null, undefined],
    ...['', ' ', '0', '-1', '+1', '1.0', '1.5', ' 5', '5 ', '0x4fe4', '20452e0', '1_000', '٣', 'Infinity'],
    ...['9007199254740992', [20_435], ['20435'], {}, new Date(0)],
  ])('%j is no id', (given) => {
    expect(storeId.safeParse(given).success).toBe(false);
  });

  test.each([
    [0, true],
    ['365', true],
    ['366', false],
    [-1, false],
  ])('%j from 0 to 365', (given, fits) => {
    expect(wholeNumber(0, 365).safeParse(given).success).toBe(fits);
  });
});

describe('paging', () => {
  test.each([
    ['3', 3],
    [10_000_000, 10_000_000],
    ['10000000', 10_000_000],
    ['abc', 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    [0, 1],
    [undefined, undefined],
  ])('page %j reads as %j', (given, page) => {
    expect(paging.page.safeParse(given)).toMatchObject({ success: true, data: page });
  });

  test.each(['1e9', '10000001', 10_000_001, '1.5', 1.5, '0x2', ' 2', '1e999', ['2'], true, {}])(
    'page %j is a number and no page, or nothing at all',
    (given) => {
      expect(paging.page.safeParse(given).success).toBe(false);
    },
  );

  test.each([
    ['500', 500],
    ['many', 25],
    ['0', 25],
    ['501', undefined],
  ])('a page of %j rows', (given, rows) => {
    expect(paging.per_page.safeParse(given).data).toBe(rows);
  });
});
