import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery, stringifySearch } from '#contract/query-string.ts';
import { isScreenAddress, toExternal, toInternal } from './wp-url.ts';

const ORIGIN = 'https://shop.example';
const inside = (address: string) => relative(toInternal({ url: new URL(address, ORIGIN) }));
const outside = (path: string) => relative(toExternal({ url: new URL(path, ORIGIN) }));
const relative = (url: URL | undefined) => url?.href.slice(url.origin.length);

const ADMIN = '/wp-admin/admin.php';

describe('addresses and paths', () => {
  test.each([
    [`${ADMIN}?page=wc-admin`, '/'],
    [`${ADMIN}?page=wc-admin&path=/payments/overview`, '/payments/overview'],
    [`${ADMIN}?page=wc-admin&path=/payments/transactions&paged=2`, '/payments/transactions?paged=2'],
    [
      `${ADMIN}?page=wc-admin&path=/payments/transactions&date_between[0]=2026-01-01&date_between[1]=2026-01-31`,
      '/payments/transactions?date_between[0]=2026-01-01&date_between[1]=2026-01-31',
    ],
    [`${ADMIN}?page=wc-admin&path=/payments/payouts/details&id=po_1`, '/payments/payouts/details?id=po_1'],
    [`${ADMIN}?page=wc-admin&path=/customers/7`, '/customers/7'],
    [`${ADMIN}?page=wc-admin&path=/api-keys`, '/api-keys'],
    [`${ADMIN}?page=wc-settings&tab=checkout&section=woocommerce_payments`, '/settings/payments'],
    [
      `${ADMIN}?page=wc-settings&tab=checkout&section=woocommerce_payments&method=woopay`,
      '/settings/payments?method=woopay',
    ],
    [
      `${ADMIN}?page=wc-settings&tab=checkout&section=woocommerce_payments#payout-schedule`,
      '/settings/payments#payout-schedule',
    ],
    [`${ADMIN}?page=wc-settings&tab=wcpay_multi_currency`, '/settings/currencies'],
    [`${ADMIN}?page=wc-orders`, '/orders'],
    [`${ADMIN}?page=wc-orders&paged=3`, '/orders?paged=3'],
    [`${ADMIN}?page=wc-orders&action=edit&id=10482`, '/orders/10482'],
    ['/wp-admin/user-edit.php?user_id=5', '/users/5'],
  ])('%s is %s, and back', (address, path) => {
    expect(inside(address)).toBe(path);
    expect(outside(path)).toBe(address);
  });

  test.each(['/mail', '/simulator', '/help/fees', '/help/fees#gb'])(
    '%s is the same on both sides',
    (address) => {
      expect(inside(address)).toBeUndefined();
      expect(outside(address)).toBeUndefined();
      expect(isScreenAddress(new URL(address, ORIGIN))).toBe(true);
    },
  );

  test.each([
    [`${ADMIN}?page=wc-admin&path=%2Fpayments%2Foverview`, '/payments/overview'],
    [`${ADMIN}?path=/payments/overview&page=wc-admin`, '/payments/overview'],
    ['/wp-admin/', '/'],
    [`${ADMIN}?page=wc-admin&path=//evil.example`, '/evil.example'],
    [`${ADMIN}?page=wc-admin&path=/\\evil.example`, '/evil.example'],
    [`${ADMIN}?page=wc-admin&path=/%09/evil.example`, '/evil.example'],
    [`${ADMIN}?page=wc-admin&path=/.//evil.example`, '/evil.example'],
    [`${ADMIN}?page=wc-admin&path=/customers/${encodeURIComponent('Zoë')}`, '/customers/Zo%C3%AB'],
    [`${ADMIN}?page=wc-admin&path=/a?b`, '/a%3Fb'],
    [`${ADMIN}?page=wc-admin&path=/payments/overview&search[0]=a%26b`, '/payments/overview?search[0]=a%26b'],
  ])('%s reads as %s', (address, path) => {
    expect(inside(address)).toBe(path);
  });

  test.each([
    `${ADMIN}?page=other&id=3`,
    `${ADMIN}`,
    `${ADMIN}?wcpay-connect=1&_wpnonce=x`,
    `${ADMIN}?page=wc-admin&path=payments`,
    `${ADMIN}?page=wc-admin&path=/wp-login.php`,
    `${ADMIN}?page=wc-admin&path=/x/../wp-login.php`,
    `${ADMIN}?page=wc-settings&tab=tax`,
    `${ADMIN}?page=wc-settings&tab=checkout&section=cod`,
    `${ADMIN}?page=wc-orders&action=edit`,
    `${ADMIN}?page=wc-orders&action=edit&id=../1`,
    '/wp-admin/user-edit.php',
    '/wp-login.php?action=logout',
    '/checkout',
  ])('%s is not ours and stays untouched', (address) => {
    expect(inside(address)).toBeUndefined();
    expect(isScreenAddress(new URL(address, ORIGIN))).toBe(false);
  });

  test('the given URL is never changed', () => {
    const url = new URL(`${ADMIN}?page=wc-admin&path=/payments/overview&x=1`, ORIGIN);
    const before = url.href;
    const internal = toInternal({ url });
    const internalBefore = internal?.href;
    toExternal({ url: internal ?? url });
    expect([url.href, internal?.href]).toEqual([before, internalBefore]);
  });

  test('whatever a link says, it never leaves this site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const url = new URL(`${ADMIN}?page=wc-admin&path=${encodeURIComponent(path)}`, ORIGIN);
        const found = toInternal({ url });
        if (!found) return;
        expect(found.origin).toBe(ORIGIN);
        expect(new URL(found.href.slice(ORIGIN.length), ORIGIN).origin).toBe(ORIGIN);
      }),
      {
        numRuns: 50,
        examples: [['/\\/evil.example'], ['///evil.example'], ['/\t/evil.example'], ['/.//evil.example']],
      },
    );
  });
});

describe('search', () => {
  test.each([
    ['?paged=2', { paged: '2' }],
    ['?search[0]=a&search[1]=b', { search: ['a', 'b'] }],
    ['?search[]=a&search[]=b', { search: ['a', 'b'] }],
    ['?search[2]=c', { search: ['c'] }],
    ['?search=a&search[0]=b', { search: ['b'] }],
    ['?__proto__=x', { ['__proto__']: 'x' }],
    ['?a=%', { a: '%' }],
  ])('%s', (search, expected) => {
    expect({ ...parseQuery(search) }).toEqual({ ...expected });
  });

  test('text of any kind comes back as it went', () => {
    const key = fc.stringMatching(/^[a-z_]{1,12}$/);
    const value = fc.string({ unit: 'grapheme', minLength: 1 });
    const entry = fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(fc.dictionary(key, entry), (search) => {
        expect({ ...parseQuery(stringifySearch(search)) }).toEqual({ ...search });
      }),
    );
  });

  test('what is absent or empty is left out, and half a character does not throw', () => {
    expect(stringifySearch({ a: undefined, b: null, c: '', d: [], e: 0, f: '\uD800' })).toBe(
      '?e=0&f=%EF%BF%BD',
    );
  });
});
