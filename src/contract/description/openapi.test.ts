import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { amount, currencyCode, utcInstant } from '../kit/fields.ts';
import { openApiDocument } from './openapi.ts';

const read = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/things/:thing_id',
  summary: 'One thing.',
  capability: 'see_payments',
  input: z.object({
    thing_id: z.string(),
    search: z.optional(z.array(z.string())),
    sort: z.enum(['a', 'b']),
  }),
  reply: z.object({ amount, currency: currencyCode, created: z.nullable(utcInstant) }),
  errors: ['rest_invalid_param'],
});
const save = endpoint({
  ...read,
  method: 'POST',
  input: z.object({ thing_id: z.string(), amount, note: z.optional(z.string()) }),
  capability: 'public',
});

const document = openApiDocument([read, save], { version: '1.2.3', url: 'https://store.example/wp-json' });
const operations = JSON.parse(JSON.stringify(document)).paths['/wc/v3/payments/things/{thing_id}'];

test('says where the calls answer, and in which version', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.2.3' },
    servers: [{ url: 'https://store.example/wp-json' }],
  });
});

test('path parameters are named in the path, the rest of a read in the query', () => {
  expect(operations.get.parameters).toEqual([
    { name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'search[]', in: 'query', required: false, schema: { type: 'array', items: { type: 'string' } } },
    { name: 'sort', in: 'query', required: true, schema: { type: 'string', enum: ['a', 'b'] } },
  ]);
  expect(operations.get).not.toHaveProperty('requestBody');
});

test('the rest of a write is its body', () => {
  expect(operations.post.parameters).toHaveLength(1);
  expect(operations.post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['amount'],
    properties: { amount: { type: 'integer' }, note: { type: 'string' } },
  });
});

test('fields we check ourselves are described, not left open', () => {
  expect(operations.get.responses[200].content['application/json'].schema.properties).toMatchObject({
    amount: { type: 'integer' },
    currency: { type: 'string', pattern: '^[a-z]{3}$' },
    created: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  });
});

test('only what is public asks for no key', () => {
  expect(operations.get.security).toContainEqual({ basic: [] });
  expect(operations.post.security).toEqual([]);
});

test('every call has a name of its own, made of its path', () => {
  expect([operations.get.operationId, operations.post.operationId]).toEqual([
    'getThingsByThingId',
    'postThingsByThingId',
  ]);
});

test('what may go wrong is told by its status, with the words of the failure', () => {
  const { responses } = operations.get;
  expect(Object.keys(responses).sort()).toEqual(['200', '400', '401', '403', '429', 'default']);
  expect(responses[400].description).toContain('`rest_invalid_param`');
  expect(operations.post.responses).not.toHaveProperty('401');
});
