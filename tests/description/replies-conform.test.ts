import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBusyServer } from '../busy-server.ts';
import { declaredRoutes, type Guarded } from '../safety/live-routes.ts';
import type { TestServer } from '../test-server.ts';
import { addressesOf, findThings, type Things } from './addresses.ts';
import type { OpenApi } from './read-openapi.ts';

let server: TestServer;
let document: OpenApi;
let things: Things;
beforeAll(async () => {
  server = await startBusyServer();
  document = (await server.get('/wp-json/openapi.json')).body;
  things = await findThings(server);
}, 120_000);
afterAll(() => server.close());

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

const readable = (): Guarded[] =>
  declaredRoutes(server.app).filter(({ method, endpoint }) => method === 'GET' && !endpoint.stream);

/** What each answer breaks of the description; `answered` are the calls that answered at all. */
async function lookAtAll() {
  const broken: string[] = [];
  const answered = new Set<string>();
  for (const { name, endpoint } of readable()) {
    const { path } = endpoint;
    const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.get;
    const schema = operation?.responses[200]?.content?.['application/json']?.schema;
    const check = ajv.compile({ ...schema, components: document.components });
    for (const url of addressesOf(path, things)) {
      const { status, text } = await server.inject({ method: 'GET', url, headers: server.asAdministrator });
      if (status !== 200) continue;
      answered.add(name);
      if (!check(JSON.parse(text))) broken.push(`${url}: ${ajv.errorsText(check.errors).slice(0, 300)}`);
    }
  }
  return { broken, answered };
}

/** A store in the United States has no number in a register of value added tax. */
const NOTHING_THERE: readonly string[] = ['GET /wp-json/wc/v3/payments/vat/:vat_number'];

test('the reply of every GET of the busy store is as described', { timeout: 300_000 }, async () => {
  const { broken, answered } = await lookAtAll();
  expect(broken).toEqual([]);
  const silent = readable().filter(({ name }) => !answered.has(name));
  expect(silent.map(({ name }) => name).sort()).toEqual([...NOTHING_THERE].sort());
});
