import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcInstant as wire } from '#contract/kit/fields.ts';
import { identifierWords } from '#domain/payments/payment-source.ts';
import { TRANSACTION_COLUMNS } from '#domain/payments/transaction-columns.ts';
import { ACCOUNTANTS_COLUMNS } from '#domain/payments/transaction-file-columns.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { followAccount } from '#server/features/onboarding/follow-account.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { saveSubscription } from '#tests/factories/subscription.ts';
import { aTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const at = (text: string) => wire.parse(text);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { STORE_TIMEZONE: 'America/New_York' } });
  const order = await saveOrder(server.db, { number: '=9001' });
  await saveSubscription(server.db, { number: '9900' }, [order.id]);
  await savePayout(server.db, { id: 'po_file', status: 'paid' });
  await saveTransactions(server.db, [
    aTransaction({
      transaction_id: 'txn_usd',
      date: at('2026-07-01 03:30:00'),
      order_id: order.id,
      deposit_id: 'po_file',
      amount: 123_456,
      fees: 99,
    }),
    aTransaction({
      transaction_id: 'txn_jpy',
      date: at('2026-01-01 03:30:00'),
      currency: 'jpy',
      amount: -5000,
      fees: 0,
      type: 'refund',
    }),
    aTransaction({
      transaction_id: 'txn_kwd',
      date: at('2026-01-02 00:00:00'),
      currency: 'kwd',
      amount: 1005,
      fees: 5,
      channel: 'in_person',
      source_device: 'android',
    }),
    aTransaction({
      transaction_id: 'txn_fee',
      date: at('2026-01-03 00:00:00'),
      type: 'card_reader_fee',
      amount: 0,
      fees: 700,
      channel: null,
      source: null,
      source_identifier: null,
      customer_name: null,
      customer_email: null,
      customer_country: null,
      risk_level: null,
    }),
    ...TRIGGERS.map((trigger, n) =>
      aTransaction({
        transaction_id: `txn_x${n}`,
        loan_id: 'formulas',
        customer_name: `${trigger}cmd|' /C calc'!A1, "quoted"`,
        customer_email: `${trigger}1@example.com`,
        source_identifier: null,
        source: 'ideal',
      }),
    ),
  ]);
});
afterAll(() => server.close());

const ask = async (query = '', as = server.asAdministrator) =>
  (await server.post(`/transactions/download?${query}`, {}, as)).body.export_id;
const linkOf = async (export_id: string): Promise<string> =>
  (await server.get(`/transactions/download/${export_id}`)).body.download_url;
const fetchFile = async (query: string) => parseCsv((await server.get(await linkOf(await ask(query)))).text);

describe('the file', () => {
  test('has the columns of the screen, in its words', async () => {
    const [header] = await fetchFile('');
    expect(header).toEqual(TRANSACTION_COLUMNS.map(({ label }) => label));
  });

  test('says of every row which it is and in which currency, whatever was asked for', async () => {
    const [head, row] = await fetchFile('columns=net,date&type_is=refund');
    expect(head).toEqual(['Transaction ID', 'Date and time', 'Payout currency', 'Net']);
    expect(row).toEqual(['txn_jpy', '2025-12-31T22:30:00-05:00', 'JPY', '-5000']);
  });

  test('has for accountants what a movement is booked with: the tax where it is known, and the day a payout arrives', async () => {
    const taxed = await saveOrder(server.db, { number: '7001', total: 2400, total_tax: 400 });
    const untaxed = await saveOrder(server.db, { number: '7002', total: 2400, total_tax: 0 });
    await savePayout(server.db, { id: 'po_day', date: at('2026-03-05 00:00:00') });
    await savePayout(server.db, { id: 'po_moment', date: at('2026-03-05 03:00:00') });
    const books = { loan_id: 'books', amount: 2400, fees: 100 };
    await saveTransactions(server.db, [
      aTransaction({ ...books, transaction_id: 'txn_b1', order_id: taxed.id, deposit_id: 'po_day' }),
      aTransaction({
        ...{ ...books, transaction_id: 'txn_b2', order_id: taxed.id, deposit_id: 'po_moment' },
        ...{ type: 'refund', amount: -1200, fees: 0 },
      }),
      aTransaction({ ...books, transaction_id: 'txn_b3', order_id: untaxed.id }),
      aTransaction({ ...books, transaction_id: 'txn_b4' }),
    ]);
    const [head, ...rows] = await fetchFile(`loan_id_is=books&columns=${ACCOUNTANTS_COLUMNS.join(',')}`);
    expect(head).toEqual([
      ...['Transaction ID', 'Date and time', 'Type', 'Order', 'Payout currency', 'Amount', 'Fees', 'Net'],
      ...['Payout ID', 'Tax', 'Payout arrival'],
    ]);
    const of = (id: string) => rows.find(([own]) => own === id)?.slice(3);
    expect(of('txn_b1')).toEqual(['7001', 'USD', '24.00', '-1.00', '23.00', 'po_day', '4.00', '2026-03-05']);
    expect(of('txn_b2')).toEqual([
      '7001',
      'USD',
      '-12.00',
      '0.00',
      '-12.00',
      'po_moment',
      '-2.00',
      '2026-03-04',
    ]);
    expect(of('txn_b3')).toEqual(['7002', 'USD', '24.00', '-1.00', '23.00', '', '0.00', '']);
    expect(of('txn_b4')).toEqual(['', 'USD', '24.00', '-1.00', '23.00', '', '', '']);
  });

  test('writes the codes of banks and plans as words, as the list does', async () => {
    const codes = ['pay_in_installments', 'abn_amro', 'mbank_mtransfer', 'constructor', 'INGBNL2A', '4242'];
    await saveTransactions(
      server.db,
      codes.map((source_identifier) =>
        aTransaction({ loan_id: 'codes', source: 'some_new_bank', source_identifier }),
      ),
    );
    const [, ...rows] = await fetchFile('loan_id_is=codes&columns=source');
    expect(rows.map(([, source]) => source).toSorted()).toEqual(
      codes.map((code) => `some new bank ${identifierWords(code)}`).toSorted(),
    );
  });

  test('has its period in its name', async () => {
    const nameOf = async (query: string) =>
      (await server.get(await linkOf(await ask(query)))).headers['content-disposition'];
    expect(await nameOf('date_between[0]=2026-10-01&date_between[1]=2026-10-31')).toMatch(
      /"transactions-2026-10-01-to-2026-10-31-at-\d{4}-\d\d-\d\d-\d{6}\.csv"/,
    );
  });

  test('writes money by its currency, dates on the clock of the store, and words as the list does', async () => {
    const rows = await fetchFile(
      'columns[]=transaction_id&columns[]=date&columns[]=type&columns[]=channel&columns[]=source&columns[]=order&columns[]=subscriptions&columns[]=deposit_currency&columns[]=amount&columns[]=fees&columns[]=net&columns[]=risk_level&columns[]=deposit_status&sort=date&direction=asc&date_after=2026-01-01%2003:00:00',
    );
    expect(rows.slice(1)).toEqual([
      [
        'txn_jpy',
        '2025-12-31T22:30:00-05:00',
        'Refund',
        'Online',
        'Visa 4242',
        '',
        '',
        'JPY',
        '-5000',
        '0',
        '-5000',
        'Normal',
        '',
      ],
      [
        'txn_kwd',
        '2026-01-01T19:00:00-05:00',
        'Charge',
        'Tap to Pay on Android',
        'Visa 4242',
        '',
        '',
        'KWD',
        '1.005',
        '-0.005',
        '1.000',
        'Normal',
        '',
      ],
      [
        'txn_fee',
        '2026-01-02T19:00:00-05:00',
        'Reader fee',
        '',
        '',
        '',
        '',
        'USD',
        '0.00',
        '-7.00',
        '-7.00',
        'N/A',
        '',
      ],
      [
        'txn_usd',
        '2026-06-30T23:30:00-04:00',
        'Charge',
        'Online',
        'Visa 4242',
        "'=9001",
        '9900',
        'USD',
        '1234.56',
        '-0.99',
        '1233.57',
        'Normal',
        'Completed (paid)',
      ],
    ]);
  });

  test('no cell of text starts a formula, and nothing else of it changes', async () => {
    const rows = await fetchFile(
      'loan_id_is=formulas&columns=customer_name,customer_email&sort=date&direction=asc',
    );
    const cells = rows.slice(1).flatMap(([, name, email]) => [name, email]);
    expect(cells).toHaveLength(TRIGGERS.length * 2);
    for (const cell of cells) expect(cell?.startsWith("'")).toBe(true);
    const names = rows
      .slice(1)
      .map(([, name]) => name)
      .toSorted();
    expect(names).toEqual(TRIGGERS.map((trigger) => `'${trigger}cmd|' /C calc'!A1, "quoted"`).toSorted());
  });

  test.each([
    'type_is=refund',
    'sort=amount&direction=asc',
    'search[]=%27%3B%20drop%20table%20exports%3B%20--',
    'search[]=%25&search[]=$1',
    'search[]=cmd%7C%27%20%2FC&match=any&risk_level_is_not=2&type_is_in=charge,refund',
    'match=any&date_before=2026-01-01&type_is=card_reader_fee',
  ])('holds the rows of the list in its order: %s', async (query) => {
    const { body } = await server.get(`/transactions?${query}&pagesize=500`);
    const rows = await fetchFile(`${query}&columns[]=transaction_id`);
    expect(rows.slice(1).map(([id]) => id)).toEqual(
      body.data.map((one: { transaction_id: string }) => one.transaction_id),
    );
  });
});

describe('asking', () => {
  test.each(['/transactions/download', '/deposits/download', '/disputes/download'])(
    'at %s needs a person, or a key that may do more than read',
    async (address) => {
      const count = async () => (await server.get('/exports')).body.total_count;
      const before = await count();
      const read = await server.withApiKey('read');
      for (const answer of [await server.get(address, read), await server.post(address, {}, read)])
        expect([answer.status, answer.body.code]).toEqual([403, 'rest_key_read_only']);
      expect(await count()).toBe(before);
      expect((await server.get(address, await server.withApiKey('read_write'))).status).toBe(200);
    },
  );

  test('by GET and by POST, in the query or the body, is the same', async () => {
    server.clock.now = epochSeconds(server.clock.now + 1); // Newer than what other tests asked for.
    const replies = [
      await server.get('/transactions/download?type_is=refund&locale=de_DE'),
      await server.post('/transactions/download?type_is=refund&locale=de_DE'),
      await server.post('/transactions/download', { type_is: 'refund', locale: 'de_DE' }),
    ];
    const { body } = await server.get('/exports?pagesize=3');
    expect(new Set(body.data.map((one: { export_id: string }) => one.export_id))).toEqual(
      new Set(replies.map((reply) => reply.body.export_id)),
    );
    for (const record of body.data)
      expect(record).toMatchObject({
        state: 'waiting',
        locale: 'de_DE',
        filters: { type_is: 'refund', sort: 'date' },
        rows: null,
        downloads: 0,
      });
  });

  test.each([
    'columns[]=password',
    'columns[]=date&columns[]=date',
    'columns=',
    'sort=nothing',
    "locale=en'--",
  ])('%s is refused', async (query) => {
    expect(await server.post(`/transactions/download?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param' },
    });
  });
});

test('the record keeps what the stream held, and a second download is a new snapshot', async () => {
  const export_id = await ask('loan_id_is=again&columns[]=transaction_id');
  await saveTransactions(server.db, [aTransaction({ transaction_id: 'txn_a1', loan_id: 'again' })]);
  const first = await server.get(await linkOf(export_id));
  const recordOf = async () =>
    (await server.get('/exports?pagesize=500')).body.data.find(
      (one: { export_id: string }) => one.export_id === export_id,
    );
  await expect.poll(recordOf).toMatchObject({
    state: 'finished',
    rows: 1,
    bytes: Buffer.byteLength(first.text),
    sha256: createHash('sha256').update(first.text).digest('hex'),
    downloads: 1,
  });
  expect(first.headers['content-disposition']).toMatch(
    /^attachment; filename="transactions-until-\d{4}-\d\d-\d\d-\d{6}\.csv"/,
  );
  expect(first.headers['content-type']).toContain('text/csv');

  await saveTransactions(server.db, [aTransaction({ transaction_id: 'txn_a2', loan_id: 'again' })]);
  expect(parseCsv((await server.get(await linkOf(export_id))).text).map(([id]) => id)).toEqual([
    'Transaction ID',
    'txn_a2',
    'txn_a1',
  ]);
  await expect.poll(recordOf).toMatchObject({ rows: 2, downloads: 2 });
});

test.each([
  { is_live: false, name: /filename="sandbox-transactions-until-/ },
  { is_live: true, name: /filename="transactions-until-/ },
])('a file of a sandbox says so in its name: $is_live', async ({ is_live, name }) => {
  await server.simulator.controls.patchAccount({ is_live });
  await followAccount(server.deps);
  const { headers } = await server.get(await linkOf(await ask('columns[]=transaction_id')));
  expect(headers['content-disposition']).toMatch(name);
});
