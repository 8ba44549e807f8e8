import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { ANSWER_BYTES_MAX } from './answer-size.ts';
import { route } from './route.ts';

const echo = endpoint({
  method: 'GET',
  path: '/echo/:id',
  summary: 'Answers what it read.',
  capability: 'see_payments',
  input: z.object({
    id: z.string(),
    sort: z.optional(z.enum(['date', 'amount'])),
    search: z.optional(z.array(z.string())),
  }),
  reply: z.object({ read: z.unknown() }),
  errors: [],
});
const save = endpoint({
  method: 'POST',
  path: '/save',
  summary: 'Takes a name and an amount.',
  capability: 'signed_in',
  input: z.object({
    name: z.string().check(z.maxLength(10)),
    amount: z.int(),
    company: z.optional(z.object({ structure: z.string() })),
  }),
  reply: z.object({ name: z.string() }),
  errors: [],
});
const strict = endpoint({ ...save, path: '/strict', input: z.strictObject({ name: z.string() }) });
const file = endpoint({ ...echo, path: '/file', input: z.object({}), stream: true });
const large = endpoint({
  ...echo,
  path: '/large',
  input: z.object({ over: z.string() }),
  reply: z.object({ text: z.string() }),
});
const wordy = endpoint({ ...echo, path: '/wordy', input: z.object({}), errors: ['provider_refused'] });
const broken = endpoint({ ...echo, path: '/broken', input: z.object({}) });

const routes = [
  route(echo, (_, read) => ({ read, secret: 'never named in the contract' })),
  route(save, (_, { name }) => ({ name })),
  route(strict, (_, { name }) => ({ name })),
  route(file, async () => ({
    body: Readable.from(['a,b\n', '1,2\n']),
    contentType: 'text/csv',
    filename: 'Übersicht "1".csv',
  })),
  route(large, (_, { over }) => ({
    text: 'x'.repeat(ANSWER_BYTES_MAX - '{"text":""}'.length + Number(over)),
  })),
  route(wordy, () => {
    throw fail('provider_refused', { reason: 'x'.repeat(20_000) });
  }),
  route(broken, () => {
    throw new Error('the words of a bug');
  }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes });
});
afterAll(() => server.close());

test('reads path and query, and answers only what the contract names', async () => {
  const { status, body } = await server.get(
    '/wp-json/echo/dp_1?sort=date&search[0]=a&search[1]=b%26c&_wpnonce=x&other=1',
  );

  expect(status).toBe(200);
  expect(body).toEqual({ read: { id: 'dp_1', sort: 'date', search: ['a', 'b&c'] } });
});

test('names the field that is wrong, in words for people and for programs', async () => {
  const { status, body } = await server.get('/wp-json/echo/dp_1?sort=colour');

  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'rest_invalid_param',
    message: 'Check “Sort”. Must be one of date, amount.',
    data: {
      status: 400,
      params: { sort: 'Must be one of date, amount' },
      details: { sort: { code: 'rest_invalid_value', message: expect.any(String), data: null } },
    },
  });
});

test.each([
  ['dots', 'a.b'],
  ['a slash', 'a%2Fb'],
  ['climbing', '%2e%2e%2fetc'],
  ['NUL', 'a%00'],
  ['a space', 'a%20b'],
  ['a quote', "a'"],
])('an id with %s is no id', async (_, id) => {
  const { status, body } = await server.get(`/wp-json/echo/${id}`);

  expect(status).toBe(400);
  expect(body.code).toBe('wcpay_route_validation_failure');
});

test.each([
  ['nothing', undefined, 400, 'rest_missing_callback_param', { params: ['name', 'amount'] }],
  ['one field', { name: 'a' }, 400, 'rest_missing_callback_param', { params: ['amount'] }],
  [
    'a wrong type',
    { name: 'a', amount: '1' },
    400,
    'rest_invalid_param',
    { params: { amount: expect.any(String) } },
  ],
  ['10 characters', { name: '0123456789', amount: 1 }, 200, undefined, undefined],
  [
    '11 characters',
    { name: '01234567890', amount: 1 },
    400,
    'rest_invalid_param',
    { params: { name: expect.any(String) } },
  ],
  [
    'a nested gap',
    { name: 'a', amount: 1, company: {} },
    400,
    'rest_invalid_param',
    { params: { 'company.structure': expect.any(String) } },
  ],
  ['a list', [1], 400, 'rest_bad_request', {}],
  ['NUL', { name: 'a\0', amount: 1 }, 400, 'rest_invalid_param', { params: { name: expect.any(String) } }],
  [
    'half a character',
    { name: '\ud800', amount: 1 },
    400,
    'rest_invalid_param',
    { params: { name: expect.any(String) } },
  ],
  ['a whole one', { name: '\ud83d\ude00', amount: 1 }, 200, undefined, undefined],
])('a body with %s', async (_, sent, status, code, data) => {
  const answer = await server.post('/wp-json/save', sent);

  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe(code);
  if (data) expect(answer.body.data).toMatchObject({ status, ...data });
});

test('an endpoint that takes no other fields says which it does not know', async () => {
  const { body } = await server.post('/wp-json/strict', { name: 'a', colour: 'red' });

  expect(body.data.params).toEqual({ colour: expect.any(String) });
});

const unknownKeys = (count: number, name = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, n]));

test('whoever sends thousands of unknown fields is told ten of them, and how many there were', async () => {
  const { status, body, text } = await server.post('/wp-json/strict', { name: 'a', ...unknownKeys(9000) });

  expect(status).toBe(400);
  expect(Object.entries(body.data.params)).toHaveLength(10);
  expect(body.data).toMatchObject({ params: { k0: 'There is no such field' }, more: 8990 });
  expect(body.message).toMatch(/^Check “K0”\. There is no such field\. .+ 8990 more fields are wrong\.$/);
  expect(text.length).toBeLessThan(4096);
});

test.each([
  ['unknown fields with endless names', '/wp-json/strict', unknownKeys(20, 'n'.repeat(40_000))],
  ['fields with endless names and half a character', '/wp-json/save', { ['n'.repeat(900_000)]: '\ud800' }],
  [
    'thousands of fields with half a character',
    '/wp-json/save',
    Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`k${n}`, '\ud800'])),
  ],
])('%s are answered in few words', async (_, url, sent) => {
  const { status, body, text } = await server.post(url, { name: 'a', ...sent });

  expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
  expect(text.length).toBeLessThan(4096);
});

const raw = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/wp-json/save',
    headers: { ...server.asAdministrator, 'content-type': 'application/json', ...headers },
    payload,
  });

test.each([
  ['half a JSON', '{"name":', {}, 400, 'rest_invalid_json'],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}, 400, 'rest_invalid_json'],
  ['__proto__', '{"name":"a","amount":1,"__proto__":{"x":1}}', {}, 400, 'rest_invalid_json'],
  [
    'constructor',
    '{"name":"a","amount":1,"constructor":{"prototype":{"x":1}}}',
    {},
    400,
    'rest_invalid_json',
  ],
  ['10^5 brackets', '['.repeat(100_000) + ']'.repeat(100_000), {}, 400, 'rest_too_complex'],
  [
    '10^5 brackets in a field',
    `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    {},
    400,
    'rest_too_complex',
  ],
  ['64 levels', '['.repeat(64) + ']'.repeat(64), {}, 400, 'rest_bad_request'],
  ['65 levels', '['.repeat(65) + ']'.repeat(65), {}, 400, 'rest_too_complex'],
  ['10,000 values', JSON.stringify(Array(9999).fill(0)), {}, 400, 'rest_bad_request'],
  ['10,001 values', JSON.stringify(Array(10_000).fill(0)), {}, 400, 'rest_too_complex'],
  ['one byte too many', `"${'a'.repeat(1_048_575)}"`, {}, 413, 'rest_body_too_large'],
  ['the last byte allowed', `"${'a'.repeat(1_048_574)}"`, {}, 400, 'rest_bad_request'],
  [
    'a form',
    'name=a&amount=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'rest_unsupported_media_type',
  ],
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'rest_unsupported_media_type'],
  ['a content type that is none', '{}', { 'content-type': '' }, 415, 'rest_unsupported_media_type'],
  ['gzip', '{}', { 'content-encoding': 'gzip' }, 415, 'rest_unsupported_media_type'],
])('a body of %s', async (_, payload, headers, status, code) => {
  const answer = await raw(payload, headers);

  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ code, message: expect.any(String), data: { status } });
});

test('too many query keys are refused, not ignored', async () => {
  const keys = Array.from({ length: 1000 }, (_, n) => `k${n}=1`).join('&');

  expect(await server.get(`/wp-json/echo/a?${keys}`)).toMatchObject({
    status: 400,
    body: {
      code: 'rest_too_complex',
      message: 'The request has more than 200 values. Send less at once.',
    },
  });
});

test.each([
  ['an address nobody declared', 'GET', '/wp-json/nothing', 404, undefined],
  ['another method', 'DELETE', '/wp-json/save', 405, 'POST'],
  ['another method of an id', 'PUT', '/wp-json/echo/1', 405, 'GET, HEAD'],
  ['two slashes behind it', 'POST', '/wp-json/save//', 404, undefined],
  ['an address that cannot be decoded', 'GET', '/wp-json/echo/%ff', 400, undefined],
  ['an id of 10 kB', 'GET', `/wp-json/echo/${'a'.repeat(10_000)}`, 414, undefined],
] as const)('%s', async (_, method, url, status, allow) => {
  const answer = await server.inject({ method, url, headers: server.asAdministrator });

  expect(answer.status).toBe(status);
  expect(answer.headers.allow).toBe(allow);
  expect(JSON.parse(answer.text)).toMatchObject({ code: expect.any(String), data: { status } });
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a bug is logged whole and told only by its number', async () => {
  const { status, body, headers, text } = await server.get('/wp-json/broken');

  expect(status).toBe(500);
  expect(body).toMatchObject({
    code: 'wcpay_server_error',
    data: { status: 500, request_id: headers['x-request-id'] },
  });
  expect(text).not.toContain('the words of a bug');
  const line =
    server
      .logged()
      .split('\n')
      .find((one) => one.includes('the words of a bug')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ request_id: headers['x-request-id'] });
});

test('an answer at its limit leaves, and one byte more is our failure and is logged', async () => {
  expect((await server.get('/wp-json/large?over=0')).status).toBe(200);
  const { status, body, text } = await server.get('/wp-json/large?over=1');

  expect([status, body.code]).toEqual([500, 'wcpay_server_error']);
  expect(text.length).toBeLessThan(4096);
  expect(server.logged()).toContain(`an answer of ${ANSWER_BYTES_MAX + 1} bytes is over its limit`);
});

test('a failure with endless details leaves without them, and is logged', async () => {
  const { status, body } = await server.get('/wp-json/wordy');

  expect([status, body]).toEqual([
    400,
    { code: 'provider_refused', message: 'The payments service refused this.', data: { status: 400 } },
  ]);
  expect(server.logged()).toContain('the details of a failure are over their limit');
});

test('a stream arrives as an attachment with its true name', async () => {
  const { status, text, headers } = await server.get('/wp-json/file');

  expect({ status, text }).toEqual({ status: 200, text: 'a,b\n1,2\n' });
  expect(headers).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': `attachment; filename="_bersicht _1_.csv"; filename*=UTF-8''%C3%9Cbersicht%20%221%22.csv`,
    'x-content-type-options': 'nosniff',
  });
});

test('HEAD answers as GET does, without the body', async () => {
  const answer = await server.inject({
    method: 'HEAD',
    url: '/wp-json/echo/1',
    headers: server.asAdministrator,
  });

  expect(answer).toMatchObject({ status: 200, text: '' });
});
