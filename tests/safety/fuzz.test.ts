import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonSchemaOf } from '#contract/description/json-schema.ts';
import { addressOf, type Endpoint } from '#contract/kit/endpoint.ts';
import { signInAgain } from '#contract/signing-in.ts';
import { routes } from '#server/routes.ts';
import type { Injected } from '#server/start/build-app.ts';
import { aTransaction, saveTransactions } from '../factories/transaction.ts';
import { rounds } from '../rounds.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { inputFor } from './schema-arbitrary.ts';

/** A run can be repeated and widened: FUZZ_SEED=… SAFETY_FULL=1. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const types = ['charge', 'refund', 'dispute', 'card_reader_fee', 'financing_payout'];
  await saveTransactions(
    server.db,
    types.flatMap((type) => ['usd', 'jpy'].map((currency) => aTransaction({ type, currency }))),
  );
});
afterAll(() => server.close());

type Input = Readonly<Record<string, unknown>>;

function requestFor({ method, path }: Endpoint, input: Input) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const url = addressOf({ path }).replaceAll(
    /:(\w+)/g,
    (_, name) => encode(textOf(input[name] ?? 'x')) || 'x',
  );
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
  if (method === 'GET' || method === 'DELETE') {
    const query = rest.flatMap(([name, value]) => pairs(encode(name), value)).join('&');
    return { method, url: `${url}?${query}`, headers: server.asAdministrator };
  }
  const headers = { ...server.asAdministrator, 'content-type': 'application/json' };
  return { method, url, headers, payload: JSON.stringify(Object.fromEntries(rest)) };
}

/** As browsers write them: the bracket form for lists and objects. Half a character becomes a byte nobody can decode. */
function pairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one, n) => pairs(`${name}[${n}]`, one));
  if (typeof value === 'object' && value)
    return Object.entries(value).flatMap(([key, one]) => pairs(`${name}[${encode(key)}]`, one));
  return [`${name}=${encode(textOf(value))}`];
}
/** An object may bring a `toString` that is none. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ff';
  }
};

function expectAnAnswer(endpoint: Endpoint, { status, text, headers }: Injected): void {
  expect(status).toBeLessThan(500);
  expect(status).not.toBe(401); // Somebody who was signed out fuzzes nothing.
  expect(text).not.toMatch(/\bat .+\.[jt]s:\d+/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  if (status >= 400) {
    expect(JSON.parse(text)).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      data: { status },
    });
  } else if (!endpoint.stream) {
    const parsed = endpoint.reply.safeParse(JSON.parse(text));
    expect(parsed.error?.issues).toBeUndefined();
  }
}

/** Asks for something by an id that nothing made up here has. */
const NEEDS_ID = '/wc/v3/payments/refund/preview';
const isPlainRead = ({ method, path }: Endpoint): boolean =>
  method === 'GET' && !path.includes(':') && path !== NEEDS_ID;

/** A read that knows few words refuses most of what is made up, and must be seen to answer as well. */
const runsOf = (endpoint: Endpoint): number =>
  isPlainRead(endpoint) ? rounds(40, 50, 500) : rounds(12, 50, 500);

/** Whoever waits for the end of an endless answer waits for ever. */
const endpoints: readonly Endpoint[] = [
  signInAgain,
  ...routes.map(({ endpoint }) => endpoint).filter(({ endless }) => !endless),
];
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(named)('%s', (_, endpoint) => {
  test('answers whatever is sent, never with a failure of its own', { timeout: 120_000 }, async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(inputFor(jsonSchemaOf(endpoint.input, 'input')), async (input) => {
        const answer = await server.inject(requestFor(endpoint, input));
        expectAnAnswer(endpoint, answer);
        statuses.add(answer.status);
      }),
      { seed, numRuns: runsOf(endpoint) },
    );
    // Were every input refused, this would show nothing.
    if (isPlainRead(endpoint)) expect([...statuses]).toContain(200);
  });
});

test('nothing that was sent reached a prototype', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.getOwnPropertyNames({})).toEqual([]);
});
