import { parse, validate } from '@readme/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { emptySchemas, type OpenApi, operationsOf } from './read-openapi.ts';

let server: TestServer;
let document: OpenApi;
beforeAll(async () => {
  server = await startTestServer();
  document = (await server.get('/wp-json/openapi.json', server.asAnonymous)).body;
});
afterAll(() => server.close());

test('is public, kept, and asked for again by its mark', async () => {
  const url = '/wp-json/openapi.json';
  const first = await server.inject({ method: 'GET', url });
  expect(first.status).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  const mark = String(first.headers.etag);
  const again = await server.inject({ method: 'GET', url, headers: { 'if-none-match': mark } });
  expect([again.status, again.text]).toEqual([304, '']);
  const other = await server.inject({ method: 'GET', url, headers: { 'if-none-match': 'W/"other"' } });
  expect(other.status).toBe(200);
});

test('two validators find nothing wrong with it', async () => {
  const first = await new Validator().validate(structuredClone(document));
  expect(first.errors ?? []).toEqual([]);
  expect(first.valid).toBe(true);
  const second = await validate(await parse(structuredClone(document) as never));
  expect(second.valid ? [] : second.errors).toEqual([]);
});

test('every call has a name of its own, an area, words, and what may go wrong', () => {
  const operations = operationsOf(document);
  expect(operations.length).toBeGreaterThan(200);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const areas = document.tags.map(({ name }) => name);
  for (const { name, operation } of operations) {
    expect([name, operation.summary, operation.description].every(Boolean)).toBe(true);
    expect(areas, name).toEqual(expect.arrayContaining([...operation.tags]));
    expect(
      Object.keys(operation.responses).filter((status) => status.startsWith('4')),
      name,
    ).not.toEqual([]);
  }
});

test('no field is left open', () => {
  expect(emptySchemas(document)).toEqual([]);
});

test('what is not JSON, and what moves money, says so', () => {
  const { paths } = document;
  const upload = paths['/wc/v3/payments/file']?.post?.requestBody?.content ?? {};
  expect(Object.keys(upload)).toEqual(['multipart/form-data']);
  const refund = paths['/wc/v3/payments/refund']?.post;
  expect(refund?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
  expect(Object.keys(refund?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '202', '400', '401', '403', '404', '409', '429', 'default']),
  );
  expect(Object.keys(paths['/wc/v3/orders/{order_id}/refunds']?.post?.responses ?? {})).toContain('201');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/wc/v3/orders', '/wc/v3/products/{id}', '/wc/v3/system_status']),
  );
});
