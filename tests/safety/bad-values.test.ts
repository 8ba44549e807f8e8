import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonSchemaOf } from '#contract/description/json-schema.ts';
import { saveCustomer } from '../factories/customer.ts';
import { saveProduct } from '../factories/product.ts';
import { payForOrder } from '../factories/provider-payment.ts';
import { aTransaction, saveTransactions } from '../factories/transaction.ts';
import { parseCsv } from '../parse-csv.ts';
import { type Answer, startTestServer, type TestServer } from '../test-server.ts';
import { fingerprint, type Guarded, guardedRoutes } from './live-routes.ts';

/** What a search must take to the letter. */
const WORDS = [
  "'; drop table transactions; --",
  "' or '1'='1",
  "'||pg_sleep(9)||'",
  '$1',
  '$$',
  '\\',
  "\\'",
  '/*',
  '"',
  '%',
  '_',
  '100%',
  'a_b',
  '{}',
  '[]',
  '(',
  '.*',
  '%27',
  '&',
  '?',
  '<script>alert(1)</script>',
];
/** What people are called: written from the right, with marks of their own, in two spellings of the same letter. */
const NAMES = [
  'مريم الخوارزمي',
  '\u202egnp.exe',
  'Zoe\u0308 (NFD)',
  'Zo\u00eb (NFC)',
  '山田 太郎',
  '👩‍👩‍👧‍👦 Familie',
  'Ａｄａ',
  'раураl',
  'e\u0301\u0302\u0303\u0304',
  '\u2066isolated\u2069',
  'ß İ ı ﬁ',
  'O\'Brien, "Bob"',
  'line\nbreak',
];

let server: TestServer;
let lists: readonly Guarded[];
const fieldsOf = ({ endpoint }: Guarded): string[] =>
  Object.keys(jsonSchemaOf(endpoint.input, 'input').properties ?? {});
const isList = ({ method, url }: Guarded): boolean => method === 'GET' && !/\/1(\/|$)/.test(url);

beforeAll(async () => {
  server = await startTestServer();
  lists = guardedRoutes(server.app).filter((each) => isList(each) && !each.endpoint.endless);
  const named = [...WORDS, ...NAMES];
  await saveTransactions(
    server.db,
    named.map((customer_name, place) =>
      aTransaction({ transaction_id: `txn_w${place}`, customer_name, loan_id: 'names' }),
    ),
  );
  for (const name of named) {
    await saveCustomer(server.db, { name });
    await saveProduct(server.db, { name });
  }
});
afterAll(() => server.close());

const asked = (url: string, query: string): Promise<Answer> =>
  server.get(`${url}${url.includes('?') ? '&' : '?'}${query}`);
const encoded = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;

describe('F2: amounts', () => {
  const AMOUNTS = [
    ...['-1', '0', '0.1', '1e3.5', '"100"', '2147483648', '9007199254740991', '9007199254740992'],
    ...['9223372036854775808', 'NaN', '1e999', 'null', '[]', '10001'],
  ];
  const ROUTES = {
    refund: async () => {
      const { charge } = await payForOrder(server);
      return ['/refund', `"charge_id":"${charge.id}"`] as const;
    },
    'refund of an order': async () => {
      const { order_id } = await payForOrder(server);
      return [`/wp-json/wc-admin/store/orders/${order_id}/refunds`, '"items":[]'] as const;
    },
    'a payment at the console': async () =>
      ['/simulator/api/payments', '"card":"4242424242424242","currency":"usd"'] as const,
    'a dispute at the console': async () => {
      const { charge } = await payForOrder(server);
      return ['/simulator/api/disputes', `"charge_id":"${charge.id}","reason":"fraudulent"`] as const;
    },
  };

  test.each(Object.entries(ROUTES))(
    '%s refuses what is no amount, and nothing moves',
    async (name, prepare) => {
      const [path, rest] = await prepare();
      const events = async () => (await server.simulator.provider.listEvents(0, 5000)).length;
      const before = await events();
      // A customer may pay as much as they like at the console, and a dispute may not exceed its payment.
      const wrong = name === 'a payment at the console' ? AMOUNTS.slice(0, -1) : AMOUNTS;
      for (const amount of wrong) {
        const { status } = await server.inject({
          method: 'POST',
          url: path.startsWith('/refund') ? `/wp-json/wc/v3/payments${path}` : path,
          headers: { ...server.asAdministrator, 'content-type': 'application/json' },
          payload: `{${rest},"amount":${amount}}`,
        });
        expect([amount, status]).toEqual([amount, 400]);
      }
      expect(await events()).toBe(before);
    },
  );
});

describe('F3: days', () => {
  const DAYS = [
    ...[
      '0000-00-00',
      '2026-02-30',
      '2026-13-01',
      '+275760-09-13',
      '275760-09-13',
      '2026-1-1',
      '1794700000000',
    ],
    ...[
      '2026-01-01T00:00:00+14:00',
      '2026-03-08 02:30:00',
      '9999-12-31',
      '-1',
      "2026-01-01'",
      'yesterday',
      '%00',
    ],
  ];
  const isDay = (name: string) => /date|created|_(after|before|between|start|end)$/.test(name);

  test('every list answers with rows, or says which day is none', async () => {
    const dated = lists.filter((each) => fieldsOf(each).some(isDay));
    expect(dated.length).toBeGreaterThanOrEqual(10);
    for (const each of dated)
      for (const name of fieldsOf(each).filter(isDay))
        for (const day of DAYS) {
          const isPair = name.endsWith('between');
          const query = isPair ? `${name}[]=${day}&${name}[]=2026-01-01` : `${name}=${day}`;
          const { status, body } = await asked(each.url, query);
          expect([200, 400], `${each.name} ${query}`).toContain(status);
          if (status === 400) expect(body.code).toMatch(/invalid|missing|bad_request/);
        }
  }, 120_000);

  test('turned round is the same days; one end alone is none', async () => {
    const between = lists.filter(
      (each) => fieldsOf(each).includes('date_between') && each.endpoint.class === undefined,
    );
    expect(between.length).toBeGreaterThan(0);
    for (const { url } of between) {
      const there = await asked(url, 'date_between[]=2023-01-01&date_between[]=2024-01-01');
      const back = await asked(url, 'date_between[]=2024-01-01&date_between[]=2023-01-01');
      expect([url, back.status, back.text]).toEqual([url, there.status, there.text]);
      expect((await asked(url, 'date_between[]=2023-01-01')).status).toBe(400);
    }
  });
});

describe('F4: words that mean something to a database', () => {
  test('what is not known is refused; everything else is only looked for', async () => {
    const others = () =>
      server.db.selectFrom('audit_log').select('id').where('action', 'not like', 'export.%').execute();
    const [before, written] = [await fingerprint(server.db), await others()];
    for (const each of lists)
      for (const name of fieldsOf(each))
        for (const word of process.env.SAFETY_FULL ? WORDS : WORDS.slice(0, 2)) {
          const { status } = await asked(each.url, encoded(name, word));
          const allowed = ['sort', 'direction', 'match'].includes(name) ? [400] : [200, 400, 404];
          expect(allowed, `${each.name} ${name}=${word}`).toContain(status);
        }
    // Asking for a file is written down, twice; nothing else is.
    const { exports, audit_log } = before;
    expect({ ...(await fingerprint(server.db)), exports, audit_log }).toEqual(before);
    expect(await others()).toEqual(written);
  }, 120_000);

  test.each([
    ['/transactions', 'customer_name'],
    ['/wp-json/wc-admin/store/customers', 'name'],
    ['/wp-json/wc-admin/store/products', 'name'],
  ])('%s finds the very characters', async (url, column) => {
    for (const word of WORDS) {
      const { status, body } = await asked(url, `${encoded('search[]', word)}&pagesize=500`);
      expect(status).toBe(200);
      const found: string[] = body.data.map((row: Record<string, string>) => row[column]);
      const literal = [...WORDS, ...NAMES].filter((name) => name.toLowerCase().includes(word.toLowerCase()));
      expect([word, found.toSorted()]).toEqual([word, literal.toSorted()]);
    }
  });
});

describe('F9: the names people have', () => {
  test('come back as they were written, from the list, the search and the file', async () => {
    const names = async (query: string) => {
      const { body } = await asked('/transactions', `loan_id_is=names&pagesize=500&${query}`);
      return body.data.map((row: { customer_name: string }) => row.customer_name);
    };
    expect(await names('')).toEqual(expect.arrayContaining(NAMES));
    for (const name of NAMES) expect(await names(encoded('search[]', name))).toContain(name);

    const ask = await server.post('/transactions/download?loan_id_is=names&columns=customer_name');
    const link = await server.get(`/transactions/download/${ask.body.export_id}`);
    const file = parseCsv((await server.get(link.body.download_url)).text);
    expect(file.flat()).toEqual(expect.arrayContaining(NAMES));
  });
});
