import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  camtStatement,
  chaseOverlap,
  chaseStatement,
  deutscheBankStatement,
  mt940Statement,
  ofxStatement,
  revolutStatement,
} from '#tests/factories/bank-file.ts';
import { aForm } from '#tests/factories/evidence-file.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { bankRoutes } from './bank-routes.ts';

const BANK = '/wp-json/wc/v3/payments/bank';
const PATIENCE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: bankRoutes });
}, PATIENCE);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['bank_mappings', 'bank_files', 'bank_accounts'] as const)
    await server.db.deleteFrom(table).execute();
});

type Fields = Readonly<Record<string, string>>;
async function send(
  to: 'preview' | 'files',
  content: string | Buffer,
  fields: Fields = {},
  filename = 'March.xml',
) {
  const form = aForm({ ...fields }, { filename, content: Buffer.from(content) });
  const headers = { ...server.asAdministrator, ...form.headers };
  const { status, text } = await server.inject({ ...form, method: 'POST', url: `${BANK}/${to}`, headers });
  return { status, body: JSON.parse(text) };
}
const preview = (content: string | Buffer, fields?: Fields) => send('preview', content, fields);
const imports = (content: string | Buffer, fields?: Fields) => send('files', content, fields);
const CHASE = { account_name: 'Chase checking', currency: 'usd' };
const bankLines = () =>
  server.db.selectFrom('bank_lines').select(['amount', 'status', 'text', 'ordinal']).orderBy('id').execute();
const counts = async (table: 'bank_files' | 'bank_lines' | 'bank_accounts' | 'bank_statements') =>
  (
    await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst()
  )?.count;

describe('a statement', () => {
  test('is shown line by line before anything is written', async () => {
    const { status, body } = await preview(camtStatement());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'ready',
      format: 'camt',
      encoding: 'utf-8',
      counts: { read: 7, new: 6, known: 0, pending: 1, refused: 0, unreadable: 0 },
      statements: [
        {
          account: 'DE89…3000 EUR',
          is_new_account: true,
          currency: 'eur',
          opening: 1_234_055,
          closing: 1_478_673,
          difference: 0,
        },
      ],
    });
    expect(body.rows.map(({ state }: { state: string }) => state)).toEqual([
      ...Array(6).fill('new'),
      'pending',
    ]);
    expect([await counts('bank_files'), await counts('bank_accounts')]).toEqual([0, 0]);
  });

  test('is imported whole, with who and what in the log', async () => {
    const { status, body } = await imports(camtStatement());
    expect([status, body]).toMatchObject([
      200,
      {
        name: 'March.xml',
        format: 'camt',
        lines_read: 7,
        lines_new: 6,
        lines_pending: 1,
        accounts: ['DE89…3000 EUR'],
        period_from: '2026-03-04',
        period_to: '2026-03-04',
        differences: [],
      },
    ]);
    expect((await bankLines()).map(({ amount }) => amount)).toEqual([
      148_237, 148_237, -8_900, 25_000, -42_956, -25_000, 7_770,
    ]);
    const logged = await server.db
      .selectFrom('audit_log')
      .select(['actor_email', 'after'])
      .where('action', '=', 'bank.import')
      .where('object_id', '=', String(body.id))
      .executeTakeFirst();
    expect(logged).toMatchObject({ after: { name: 'March.xml', lines_new: 6 } });
  });

  test('imported again is told so, and adds nothing', async () => {
    await imports(camtStatement());
    expect((await preview(camtStatement())).body).toMatchObject({
      state: 'imported',
      imported: { name: 'March.xml' },
    });
    expect(await imports(camtStatement())).toMatchObject({
      status: 409,
      body: { code: 'bank_file_imported' },
    });
    expect(await counts('bank_lines')).toBe(7);
  });

  test('in the other year of its format adds nothing either', async () => {
    await imports(camtStatement('08'));
    expect((await imports(camtStatement('02'))).body).toMatchObject({ lines_new: 0, lines_known: 6 });
    expect(await counts('bank_lines')).toBe(7);
  });

  test.each([
    ['MT940', mt940Statement(), { encoding: 'windows-1252', counts: { new: 5 } }],
    ['OFX', ofxStatement(), { encoding: 'windows-1252', counts: { new: 4 } }],
    ['Deutsche Bank', Buffer.from(deutscheBankStatement()), { bank: 'Deutsche Bank', counts: { new: 3 } }],
    [
      'Revolut',
      Buffer.from(revolutStatement()),
      { bank: 'Revolut', counts: { new: 4, pending: 1, refused: 1 } },
    ],
  ])('of %s is read from its bytes', async (_, content, expected) => {
    expect((await preview(content)).body).toMatchObject({ state: 'ready', ...expected });
    expect((await imports(content)).status).toBe(200);
  });
});

describe('files that overlap', () => {
  test('add only the line that came late, and keep real twins', async () => {
    expect((await imports(chaseStatement(), CHASE)).body).toMatchObject({ lines_new: 6 });
    expect((await preview(chaseOverlap(), CHASE)).body.counts).toMatchObject({ new: 1, known: 5 });
    expect((await imports(chaseOverlap(), CHASE)).body).toMatchObject({ lines_new: 1, lines_known: 5 });
    const lines = await bankLines();
    expect(lines.filter(({ text }) => text === 'ACME, INC').map(({ ordinal }) => ordinal)).toEqual([1, 2]);
    expect(lines).toHaveLength(7);
  });

  test('in the other order come to the same lines', async () => {
    await imports(chaseOverlap(), CHASE);
    expect((await imports(chaseStatement(), CHASE)).body).toMatchObject({ lines_new: 1, lines_known: 5 });
    expect((await bankLines()).map(({ amount }) => amount).sort()).toEqual(
      [-4_210, 131_005, 7_500, 7_500, 500, -12_000, 64_020].sort(),
    );
  });

  test('imported at once add every line once', async () => {
    await Promise.all([
      imports(chaseStatement(), CHASE),
      imports(chaseOverlap(), CHASE),
      imports(chaseStatement(), CHASE),
      imports(chaseOverlap(), CHASE),
    ]);
    expect([await counts('bank_files'), await counts('bank_lines'), await counts('bank_accounts')]).toEqual([
      2, 7, 1,
    ]);
  });

  test('of which one words a line differently keep it as one line, with its new words', async () => {
    await imports(chaseStatement(), CHASE);
    const reworded = chaseStatement().replace('OFFICE RENT', 'OFFICE RENT MARCH 03/04');
    expect((await imports(reworded, CHASE)).body).toMatchObject({ lines_new: 0, lines_known: 6 });
    expect((await bankLines()).map(({ text }) => text)).toContain('OFFICE RENT MARCH 03/04');
    expect(await counts('bank_lines')).toBe(6);
  });

  test('and what was pending is replaced by what the newer one tells', async () => {
    await imports(camtStatement());
    const later = camtStatement()
      .replaceAll('2026-03-04', '2026-03-05')
      .replaceAll('12340.55', '14786.73')
      .replace(
        '<Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">14786.73',
        '<Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">17232.91',
      )
      .replace('77.70', '88.80');
    expect((await imports(later)).body).toMatchObject({ lines_new: 6, lines_pending: 1 });
    const pending = (await bankLines()).filter(({ status }) => status === 'pending');
    expect(pending.map(({ amount }) => amount)).toEqual([8_880]);
    // An older file brings nothing back.
    await imports(camtStatement('02'));
    expect((await bankLines()).filter(({ status }) => status === 'pending')).toHaveLength(1);
  });
});

describe('a file that does not add up', () => {
  const off = camtStatement('08', '14786.74');

  test('needs a look, with the difference to the cent', async () => {
    expect((await preview(off)).body).toMatchObject({
      state: 'needs_review',
      statements: [{ difference: 1 }],
    });
    expect(await imports(off)).toMatchObject({
      status: 409,
      body: { code: 'bank_file_difference', data: { difference: 1, currency: 'eur' } },
    });
    expect(await counts('bank_files')).toBe(0);
  });

  test('is imported when somebody says so, and the log says who', async () => {
    const { body } = await imports(off, { accept_difference: 'yes' });
    expect(body.differences).toEqual([{ currency: 'eur', amount: 1 }]);
    const logged = await server.db
      .selectFrom('audit_log')
      .select('after')
      .where('object_id', '=', String(body.id))
      .where('action', '=', 'bank.import')
      .executeTakeFirst();
    expect(logged?.after).toMatchObject({ accepted_differences: [1] });
  });
});

describe('a file that cannot be taken', () => {
  test('for its kind is refused in words', async () => {
    const advice = camtStatement().replace('camt.053', 'camt.054');
    const { body } = await preview(advice);
    expect(body.state).toBe('refused');
    expect(body.words).toContain('camt.054');
    expect(await imports(advice)).toMatchObject({ status: 422, body: { code: 'bank_file_refused' } });
  });

  test('for one of its lines names the line, and nothing of it is imported', async () => {
    const bad = chaseStatement().replace('-120.00', 'much');
    const { body } = await preview(bad, CHASE);
    expect(body).toMatchObject({ state: 'unreadable', counts: { unreadable: 1, new: 5 } });
    expect(body.rows.find(({ state }: { state: string }) => state === 'unreadable')).toMatchObject({
      line_number: 6,
      problem: 'no amount that can be read',
    });
    expect(await imports(bad, CHASE)).toMatchObject({
      status: 422,
      body: { code: 'bank_file_unreadable', data: { line: 6 } },
    });
    expect([await counts('bank_files'), await counts('bank_lines')]).toEqual([0, 0]);
  });

  test('for an account of another currency is refused', async () => {
    const answer = await imports(chaseStatement(), { account_name: 'Euro', currency: 'eur' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'bank_account_currency' } });
  });

  test('for an account that is not there is refused', async () => {
    expect(await imports(chaseStatement(), { account_id: '999' })).toMatchObject({
      status: 404,
      body: { code: 'resource_missing' },
    });
  });

  test('without an account asks for one', async () => {
    expect((await preview(chaseStatement())).body).toMatchObject({ state: 'asks', asks: ['account'] });
    expect(await imports(chaseStatement())).toMatchObject({ status: 409, body: { code: 'bank_file_asks' } });
  });
});

test('the columns of an unknown file are asked for, and remembered for the next one', async () => {
  const months = ['2026-03-04', '2026-04-04'].map((day) => `When;What;How much\n${day};Payout;12,50\n`);
  const [march = '', april = ''] = months;
  const { body } = await preview(march);
  expect(body).toMatchObject({
    state: 'asks',
    asks: ['columns', 'account'],
    sample: { header: ['When', 'What', 'How much'], rows: [['2026-03-04', 'Payout', '12,50']] },
  });
  const mapping = { columns: { booked: 0, amount: 2 }, text: [1], dayOrder: 'ymd', decimal: ',' };
  const answers = { mapping: JSON.stringify(mapping), account_name: 'House bank', currency: 'eur' };
  expect((await imports(march, answers)).body).toMatchObject({ lines_new: 1 });
  expect(await bankLines()).toMatchObject([{ amount: 1250, text: 'Payout' }]);
  expect((await preview(april)).body.remembered).toMatchObject({ mapping, account_id: expect.any(Number) });
});

describe('the lists', () => {
  beforeEach(async () => {
    await imports(camtStatement());
    await imports(chaseStatement(), CHASE);
  });
  const lines = async (query: string) => (await server.get(`/bank/lines${query}`)).body;

  test('of accounts say where the last statement ended', async () => {
    expect((await server.get('/bank/accounts')).body.data).toMatchObject([
      {
        name: 'Chase checking',
        currency: 'usd',
        lines: 6,
        last_statement: '2026-03-06',
        balance: 993_815,
        gaps: [],
      },
      { name: 'DE89…3000 EUR', lines: 7, balance: 1_478_673 },
    ]);
  });

  test('of accounts name the gap between two statements', async () => {
    await imports(
      camtStatement()
        .replaceAll('2026-03-04', '2026-03-09')
        .replace('12340.55', '12340.56')
        .replace('14786.73', '14786.74'),
    );
    const [, euro] = (await server.get('/bank/accounts')).body.data;
    expect(euro.gaps).toEqual([{ after: '2026-03-04', before: '2026-03-09', amount: 1_234_056 - 1_478_673 }]);
  });

  test('of files are newest first', async () => {
    expect((await server.get('/bank/files')).body).toMatchObject({
      total_count: 2,
      data: [{ accounts: ['Chase checking'], lines_new: 6 }, { format: 'camt' }],
    });
  });

  test.each([
    ['', 13],
    ['?status_is=pending', 1],
    ['?status_is_not=pending', 12],
    ['?date_after=2026-03-05', 4],
    ['?date_between[0]=2026-03-03&date_between[1]=2026-03-03', 1],
    ['?search[]=acme', 2],
    ['?search[]=R1', 1],
    ['?search[]=100%25', 0],
    ['?status_is=pending&date_after=2026-03-06&match=any', 3],
  ])('of lines answer %s with %i', async (query, count) => {
    expect(await lines(query)).toMatchObject({ total_count: count });
  });

  test('of lines keep to an account, and go by amount', async () => {
    const { data } = await lines('');
    const { account_id } = data.find(({ account }: { account: string }) => account === 'Chase checking');
    const found = await lines(`?account_is=${account_id}&sort=amount&direction=asc`);
    expect(found.data.map(({ amount }: { amount: number }) => amount)).toEqual([
      -12_000, -4_210, 7_500, 7_500, 64_020, 131_005,
    ]);
  });
});
