import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usualSettings } from '#domain/books/chart-of-accounts.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { backfill } from '#server/events/backfill.ts';
import { minorOf, sumsOf } from '#tests/journal-readers.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { pdfLines } from '#tests/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { booksRoutes } from './books-routes.ts';
import { readStatement } from './read-statement.ts';
import { statementPaper } from './statement-paper.ts';

/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
const MARCH = 'from=2026-03-01&to=2026-03-31';
const APRIL = 'from=2026-04-01&to=2026-04-30';
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: booksRoutes, now: START });
});
afterEach(() => server.close());

/** Goes on by so many days, and copies whatever the provider did. */
const passDays = async (days: number) => {
  await server.simulator.controls.setClock(epochSeconds(START + days * DAY_S));
  await server.db.deleteFrom('backfills').execute();
  await backfill(server.deps);
};
/** Two sales, one of them disputed, at the beginning of March, and one on its last day; then into April. */
async function makeMarch(): Promise<void> {
  await server.simulator.pay();
  const { id } = await server.simulator.pay();
  await server.simulator.controls.raiseDispute({ charge: id, reason: 'fraudulent' });
  await server.simulator.controls.setClock(epochSeconds(START + 26 * DAY_S));
  await server.simulator.pay({ amount: minor(5000) });
  await passDays(30);
}
const read = (days = MARCH) => server.get(`/books?${days}`);
type Shown = { account: string; amount: number };
const sums = (accounts: readonly Shown[]) =>
  Object.fromEntries(accounts.map(({ account, amount }) => [account, amount]));

test('the trial balance comes to nothing, and the clearing is what the provider holds', async () => {
  await makeMarch();
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({ timezone: 'UTC', basis: 'payment', late: 0 });
  const [usd] = body.currencies;
  const { sales, disputes, dispute_fees } = sums(usd.accounts);
  expect({ sales, disputes, dispute_fees }).toEqual({ sales: -25_000, disputes: 10_000, dispute_fees: 1500 });
  expect(usd.accounts.reduce((sum: number, { amount }: Shown) => sum + amount, 0)).toBe(0);
  expect(usd.clearing).toMatchObject({ opening: 0, difference: 0 });
  expect(usd.clearing.held).toBe(usd.clearing.closing);
  const april = (await read(APRIL)).body.currencies[0];
  expect(april.clearing.opening).toBe(usd.clearing.closing);
});

test('what our books lack is told as a difference, and a provider that is away as unknown', async () => {
  await makeMarch();
  await server.db.deleteFrom('transactions').where('type', '=', 'dispute').execute();
  const [usd] = (await read()).body.currencies;
  expect(usd.clearing.difference).toBe(-11_500);
  expect((await read()).body.checks).toContainEqual({ check: 'adds_up', done: false, count: 1 });
  Object.assign(server.deps.provider, { readBalances: () => Promise.reject(new Error('away')) });
  expect((await read()).body.currencies[0].clearing).toMatchObject({ held: null, difference: null });
});

test('the totals beside a CSV are what its lines come to, and of one currency alone where that was asked for', async () => {
  await makeMarch();
  const rowsOf = async (query: string) => {
    const { status, text } = await server.get(`/books/journal?${MARCH}&${query}`);
    expect(status).toBe(200);
    const [, ...rows] = parseCsv(text);
    return rows;
  };
  const lines = (await rowsOf('format=generic')).map(
    ([, , , account = '', , debit = '', credit = '', code = '']) => ({
      ...{ account, currency: code },
      amount: debit === '' ? -minorOf(credit, code) : minorOf(debit, code),
    }),
  );
  expect(lines.length).toBeGreaterThan(5);
  const totals = (await rowsOf('format=totals')).map(([account = '', , code = '', amount = '', from, to]) => {
    expect([from, to]).toEqual(['2026-03-01', '2026-03-31']);
    return { account, currency: code, amount: minorOf(amount, code) };
  });
  expect(sumsOf(totals)).toEqual(sumsOf(lines));
  expect(await rowsOf('format=totals&currency=usd')).toHaveLength(totals.length);
  expect(await rowsOf('format=totals&currency=eur')).toEqual([]);
});

test.each([
  'from=2026-03-02&to=2026-03-01',
  'from=0001-01-01&to=2026-03-01',
  'from=2026-03-01&to=9999-12-31',
])('%s is refused, everywhere', async (days) => {
  for (const path of [
    '/books?',
    '/books/entries?',
    '/books/journal?format=generic&',
    '/books/journal?format=totals&',
  ])
    expect(await server.get(`${path}${days}`)).toMatchObject({
      status: 400,
      body: { code: 'books_days_wrong' },
    });
});

describe('entries', () => {
  const setGrain = async (over: object) => {
    const { settings } = (await server.get('/books/settings')).body;
    return server.put('/books/settings', { settings: { ...settings, ...over } });
  };

  test('are one for each day until somebody wants them by transaction or payout', async () => {
    await makeMarch();
    const days = (await server.get(`/books/entries?${MARCH}`)).body;
    expect(days.data[0]).toMatchObject({ id: '2026-03-05-usd', kind: 'summary', count: 3 });
    expect(days.total_count).toBe(days.data.length);

    await setGrain({ grain: 'transaction' });
    const { data, total_count } = (await server.get(`/books/entries?${MARCH}&pagesize=2`)).body;
    expect(data).toHaveLength(2);
    expect(total_count).toBeGreaterThan(3);
    expect(data[0]).toMatchObject({ count: 1, transaction: data[0].id, late_of: null });
    expect(data[0].payment).toMatch(/^pi_/);
    const pages = await server.get(`/books/entries?${MARCH}&pagesize=2&page=2`);
    expect(pages.body.data[0].id).not.toBe(data[0].id);

    await setGrain({ grain: 'payout' });
    const payouts = (await server.get(`/books/entries?${MARCH}`)).body.data;
    expect(payouts.some(({ payout }: { payout: string | null }) => payout !== null)).toBe(true);
  });

  test('by the payout’s day wait for it, and the clearing comes to nothing with it', async () => {
    await makeMarch();
    await setGrain({ basis: 'payout' });
    const { currencies, basis } = (await read()).body;
    expect(basis).toBe('payout');
    expect(sums(currencies[0].accounts).clearing ?? 0).toBe(0);
  });
});

describe('the chart', () => {
  const save = (settings: object) => server.put('/books/settings', { settings });

  test('starts as any other, is saved whole, and every change is in the log', async () => {
    expect((await server.get('/books/settings')).body).toEqual({
      settings: usualSettings('generic'),
      locked: [],
    });
    const skr03 = { ...usualSettings('skr03'), grain: 'transaction' };
    expect(await save(skr03)).toMatchObject({ status: 200, body: { settings: skr03 } });
    expect((await server.get('/books/settings')).body.settings).toEqual(skr03);
    const [line] = await server.db
      .selectFrom('audit_log')
      .select(['action', 'object_kind'])
      .where('object_kind', '=', 'books')
      .execute();
    expect(line).toEqual({ action: 'books.save_chart', object_kind: 'books' });
  });

  test('that would lose the clearing in another account is refused', async () => {
    const usual = usualSettings('generic');
    const accounts = {
      ...usual.accounts,
      bank: { ...usual.accounts.bank, code: usual.accounts.clearing.code },
    };
    expect(await save({ ...usual, accounts })).toMatchObject({
      status: 400,
      body: { code: 'books_chart_wrong', data: { account: 'clearing', problem: 'taken' } },
    });
  });

  test('has accounts that one currency is booked on alone: the page, its entries and its files say them', async () => {
    await makeMarch();
    const own = { currency: 'usd', account: 'clearing', code: '1159', name: 'Clearing USD', tax_code: '' };
    const euros = { ...own, currency: 'eur', code: '1158', name: 'Clearing EUR' };
    const settings = { ...usualSettings('generic'), currency_accounts: [own, euros] };
    expect(await save(settings)).toMatchObject({ status: 200, body: { settings } });
    const [usd] = (await read()).body.currencies;
    expect(usd.accounts).toContainEqual(
      expect.objectContaining({ account: 'clearing', code: '1159', name: 'Clearing USD' }),
    );
    expect(usd.clearing.difference).toBe(0);
    const { body: page } = await server.get(`/books/entries?${MARCH}`);
    const shown = page.data.flatMap(({ lines }: { lines: Shown[] }) => lines);
    expect(shown.filter(({ account }: Shown) => account === 'clearing')).not.toEqual([]);
    for (const { account, code } of shown) expect(code === '1159').toBe(account === 'clearing');
    const { text } = await server.get(`/books/journal?${MARCH}&format=generic`);
    expect(text).toContain(',1159,Clearing USD,');
    expect(text).not.toContain(',1150,');
  });

  test.each([
    [
      [['usd', 'clearing', '1100']],
      { code: 'books_chart_wrong', data: { account: 'bank', problem: 'taken' } },
    ],
    [[['usd', 'bank', ' ']], { code: 'books_chart_wrong', data: { account: 'bank', currency: 'usd' } }],
    [
      [
        ['usd', 'bank', '1'],
        ['usd', 'bank', '2'],
      ],
      { code: 'rest_invalid_param' },
    ],
    [[['dollars', 'bank', '1']], { code: 'rest_invalid_param' }],
    [[['usd', 'piggy_bank', '1']], { code: 'rest_invalid_param' }],
  ])('with accounts of a currency as %j is refused', async (lines, body) => {
    const currency_accounts = lines.map(([currency, account, code]) => ({
      ...{ currency, account, code, name: 'A name', tax_code: '' },
    }));
    expect(await save({ ...usualSettings('generic'), currency_accounts })).toMatchObject({
      status: 400,
      body,
    });
  });

  test('of other numbers gives no file for DATEV', async () => {
    expect(await server.get(`/books/journal?${MARCH}&format=datev`)).toMatchObject({ status: 200 });
    const usual = usualSettings('generic');
    await save({
      ...usual,
      accounts: { ...usual.accounts, sales: { ...usual.accounts.sales, code: 'Shop' } },
    });
    expect(await server.get(`/books/journal?${MARCH}&format=datev`)).toMatchObject({
      status: 409,
      body: { code: 'books_not_datev' },
    });
  });
});

describe('a locked month', () => {
  const lock = (month = '2026-03') => server.post(`/books/months/${month}/lock`, {});
  const unlock = (month = '2026-03') => server.post(`/books/months/${month}/unlock`, {});
  /** A movement of March that arrives only now. */
  const arriveLate = async () => {
    const [row] = await server.db
      .selectFrom('transactions')
      .selectAll()
      .where('type', '=', 'charge')
      .execute();
    if (!row) throw new Error('There is a charge.');
    const { payer: _, metadata, ...rest } = row;
    await server.db
      .insertInto('transactions')
      .values({
        ...rest,
        transaction_id: 'txn_late',
        metadata: JSON.stringify(metadata) as never,
        deposit_id: null,
      })
      .execute();
  };

  test('takes no new entry: what comes late is booked on the first open day, marked', async () => {
    await makeMarch();
    const before = (await read()).body;
    expect(before.month).toMatchObject({ month: '2026-03', locked: null, can_lock: true, can_unlock: false });
    expect((await lock()).body.locked).toMatchObject([
      { month: '2026-03', locked_by: 'merchant@example.com' },
    ]);
    await arriveLate();
    const after = (await read()).body;
    expect(after.currencies[0].accounts).toEqual(before.currencies[0].accounts);
    expect(after.month).toMatchObject({ changed: false, can_lock: false, can_unlock: true });
    expect(after.checks).toContainEqual({ check: 'locked', done: true, count: 0 });
    const april = (await read(APRIL)).body;
    expect(april.late).toBe(1);
    expect(april.currencies[0].clearing.opening).toBe(before.currencies[0].clearing.closing);
    const { data } = (await server.get(`/books/entries?${APRIL}`)).body;
    expect(data).toContainEqual(
      expect.objectContaining({ id: '2026-04-01-usd-late', late_of: '2026-03-05' }),
    );

    await unlock();
    expect((await read(APRIL)).body.late).toBe(0);
    expect(sums((await read()).body.currencies[0].accounts).sales).toBe(-35_000);
  });

  test('is told when what it holds was changed all the same', async () => {
    await makeMarch();
    await lock();
    await server.db.deleteFrom('transactions').where('type', '=', 'dispute').execute();
    expect((await read()).body.month.changed).toBe(true);
  });

  test('keeps its chart, and the day that things are booked on', async () => {
    await makeMarch();
    await lock();
    const usual = usualSettings('xero');
    expect(await server.put('/books/settings', { settings: { ...usual, basis: 'payout' } })).toMatchObject({
      status: 409,
      body: { code: 'books_locked_basis' },
    });
    expect((await server.put('/books/settings', { settings: usual })).status).toBe(200);
    const codeOf = async (days: string) => (await read(days)).body.currencies[0].accounts[0].code;
    expect([await codeOf(MARCH), await codeOf(APRIL)]).toEqual(['1150', '615']);
  });

  test('comes after the one before it, once it is over, and is opened again from the last on', async () => {
    await makeMarch();
    expect(await lock('2026-04')).toMatchObject({ status: 409, body: { code: 'books_month_not_over' } });
    expect((await lock('2026-02')).status).toBe(200);
    expect(await lock('2026-02')).toMatchObject({ status: 409, body: { code: 'books_month_locked' } });
    expect((await lock('2026-03')).status).toBe(200);
    expect(await unlock('2026-02')).toMatchObject({
      status: 409,
      body: { code: 'books_month_locked_after' },
    });
    await arriveLate();
    await unlock('2026-03');
    expect(await server.db.selectFrom('book_late').selectAll().execute()).toEqual([]);
    expect(await unlock('2026-03')).toMatchObject({ status: 409, body: { code: 'books_month_not_locked' } });
    await passDays(70);
    expect(await lock('2026-04')).toMatchObject({ status: 409, body: { code: 'books_month_gap' } });
    expect((await lock('2026-13')).status).toBe(400);
  });

  test('is locked once, however often it is pressed', async () => {
    await makeMarch();
    const answers = await Promise.all([lock(), lock(), lock()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const lines = await server.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'books.lock')
      .execute();
    expect(lines).toHaveLength(1);
  });
});

describe('the statement', () => {
  test('of a month adds up from opening to closing, on paper and as a file', async () => {
    await makeMarch();
    const reply = await server.get('/books/statements/2026-03?format=csv');
    expect(reply.headers).toMatchObject({
      'content-disposition': 'attachment; filename="statement-2026-03.csv"',
    });
    const rows = reply.text.trim().split('\n').slice(1);
    expect(rows).toContain('2026-03,USD,Payments,3,250.00');
    expect(rows).toContain('2026-03,USD,Dispute fees,1,-15.00');
    expect(rows).toContain('2026-03,USD,Not explained by the lines above,,0.00');

    const pdf = await server.get('/books/statements/2026-03?format=pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const paper = statementPaper(await readStatement(server.deps, '2026-03'));
    const lines = pdfLines(await server.deps.foreignFiles.drawPaper('a test', paper));
    expect(lines).toContain('Statement, March 2026');
    expect(lines.some((line) => line.startsWith('Payments | 3 | 250.00'))).toBe(true);
  });

  test('of a month that is not over is refused', async () => {
    await makeMarch();
    for (const month of ['2026-04', '2030-01'])
      expect(await server.get(`/books/statements/${month}?format=pdf`)).toMatchObject({
        status: 409,
        body: { code: 'books_month_not_over' },
      });
  });

  test('of a month in which nothing moved says so', async () => {
    await makeMarch();
    const paper = statementPaper(await readStatement(server.deps, '2025-01'));
    expect(paper.notes[0]).toContain('Nothing moved');
  });
});
