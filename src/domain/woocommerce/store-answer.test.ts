import { expect, test } from 'vitest';
import { readStoreAnswer } from './store-answer.ts';

const JSON_TYPE = 'application/json; charset=UTF-8';
const error = (code: string, message = '') => JSON.stringify({ code, message, data: {} });
const KEY = 'woocommerce_rest_authentication_error';

test.each([
  ['a list', 200, JSON_TYPE, '[]', { body: [] }],
  ['half a page', 200, JSON_TYPE, '[{"id":1', { fault: { code: 'store_answer_broken' } }],
  ['a web page', 200, 'text/html', '<html>', { fault: { code: 'store_no_data' } }],
  [
    'a wrong secret',
    401,
    JSON_TYPE,
    error(KEY, 'Consumer secret is invalid.'),
    { fault: { code: 'store_key_refused' } },
  ],
  [
    'nobody signed in',
    401,
    JSON_TYPE,
    error('woocommerce_rest_cannot_view'),
    { fault: { code: 'store_key_refused' } },
  ],
  ['a gate before it', 401, 'text/html', '', { fault: { code: 'store_key_refused' } }],
  ['another time', 401, JSON_TYPE, error(KEY, 'Invalid timestamp.'), { fault: { code: 'store_clock_off' } }],
  [
    ...(['a key that only reads', 401, JSON_TYPE] as const),
    error(KEY, 'The API key provided does not have write permissions.'),
    { fault: { code: 'store_permission_missing' } },
  ],
  [
    'a person who may not',
    403,
    JSON_TYPE,
    error('woocommerce_rest_cannot_view'),
    { fault: { code: 'store_permission_missing' } },
  ],
  ['a firewall', 403, 'text/html', '', { fault: { code: 'store_no_data' } }],
  ['no such order', 404, JSON_TYPE, error('woocommerce_rest_shop_order_invalid_id'), { missing: true }],
  [
    'no such order, written to',
    400,
    JSON_TYPE,
    error('woocommerce_rest_shop_order_invalid_id'),
    { missing: true },
  ],
  [
    'no such order for a refund',
    500,
    JSON_TYPE,
    error('woocommerce_rest_invalid_order_id'),
    { missing: true },
  ],
  ['no interface', 404, JSON_TYPE, error('rest_no_route'), { fault: { code: 'store_rest_missing' } }],
  ['no site', 404, 'text/html', '', { fault: { code: 'store_rest_missing' } }],
  [
    'somebody before it who has no such page',
    404,
    JSON_TYPE,
    error('not_found'),
    { fault: { code: 'store_rest_missing' } },
  ],
  ['an order in the bin', 410, JSON_TYPE, error('woocommerce_rest_already_trashed'), { missing: true }],
  ['down', 503, 'text/html', '', { fault: { code: 'store_unavailable' } }],
  ['broken', 500, JSON_TYPE, error('internal_server_error'), { fault: { code: 'store_unavailable' } }],
  [
    ...(['a refund too large', 500, JSON_TYPE] as const),
    error('woocommerce_rest_cannot_create_order_refund', 'Invalid refund amount.'),
    { fault: { code: 'store_refused', reason: 'Invalid refund amount.' } },
  ],
  [
    'a bad word',
    400,
    JSON_TYPE,
    error('rest_invalid_param', 'Invalid'),
    { fault: { code: 'store_refused', reason: 'Invalid' } },
  ],
  ['no words', 418, 'text/plain', '', { fault: { code: 'store_refused', reason: 'It answered 418.' } }],
] as const)('%s', (_, status, type, body, expected) => {
  expect(readStoreAnswer({ status, type, body, location: '', retryAfter: '' })).toEqual(expected);
});

test.each([
  ['5', 5],
  ['0', 0],
  ['', 30],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 30],
  ['-1', 30],
])('asked to wait %s', (retryAfter, retry_after_s) => {
  expect(readStoreAnswer({ status: 429, type: '', body: '', location: '', retryAfter })).toEqual({
    fault: { code: 'store_rate_limited', retry_after_s },
  });
});

test('moved', () => {
  const moved = { status: 301, type: 'text/html', body: '', location: 'https://new.example', retryAfter: '' };
  expect(readStoreAnswer(moved)).toEqual({ fault: { code: 'store_moved', to: 'https://new.example' } });
});
