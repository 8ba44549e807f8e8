import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { epochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { LANGUAGE_COOKIE } from '../../http/cookies.ts';
import { speak } from '../../languages/speak.ts';
import { writeOptions } from '../../store/options-repository.ts';
import { readStatement } from './read-statement.ts';
import { statementPaper } from './statement-paper.ts';

/** Monday, 4 May 2026, 08:40 UTC. */
const NOW = epochSeconds(1_777_884_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: NOW });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['transactions', 'user_meta', 'options'] as const)
    await server.db.deleteFrom(table).execute();
});

const sale = (fees: number, fee_tax: number | null) =>
  saveTransaction(server.db, { date: '2026-03-05 12:00:00' as UtcInstant, amount: 10_000, fees, fee_tax });
const lines = async (as = server.asAdministrator) =>
  (await server.get('/books/statements/2026-03?format=csv', as)).text.split('\n');

test('the tax on fees is booked apart from them where the provider told it, and said where it did not', async () => {
  await sale(363, 20);
  await sale(320, 0);
  const books = async () => (await server.get('/books?from=2026-03-01&to=2026-03-31')).body.currencies[0];
  const known = await books();
  expect(known.fees_untold).toBe(0);
  expect(known.accounts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ account: 'processing_fees', amount: 663 }),
      expect.objectContaining({ account: 'input_tax', amount: 20 }),
    ]),
  );
  expect(await lines()).toContain('2026-03,USD,Tax inside of the fees,,0.20');
  const notes = async () => statementPaper(await readStatement(server.deps, '2026-03')).notes;
  expect((await notes()).filter((note) => note.includes('tax'))).toEqual([]);

  await sale(1500, null);
  expect((await books()).fees_untold).toBe(1500);
  expect((await notes()).join()).toMatch(/tax inside of .*15\.00.* of these fees/);
});

test('files of single entries have it, too', async () => {
  const { settings } = (await server.get('/books/settings')).body;
  await server.put('/books/settings', { settings: { ...settings, grain: 'transaction' } });
  await sale(363, 20);
  await sale(1500, null);
  const { text } = await server.get('/books/journal?from=2026-03-01&to=2026-03-31&format=generic');
  const rows = text.split('\n').filter((row) => row.includes('Input tax'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(',0.20,');
});

test('is in the language of whoever reads it, else in the store’s', async () => {
  await sale(300, 0);
  const [english, german, french] = ['Payments', 'Zahlungen', 'Paiements'].map(
    (word) => `2026-03,USD,${word},1,100.00`,
  );
  expect(await lines()).toContain(english);
  const { cookie = '', ...who } = server.asAdministrator;
  expect(await lines({ ...who, cookie: `${cookie}; ${LANGUAGE_COOKIE}=de` })).toContain(german);
  await writeOptions(server.deps, { WPLANG: 'fr_FR' });
  expect(await lines()).toContain(french);
  await server.db
    .insertInto('user_meta')
    .values({ user_id: server.administrator_id, key: 'wc_payments_language', value: JSON.stringify('de') })
    .execute();
  expect(await lines()).toContain(german);
});

test.each([
  ['en', 'March 2026', '100.00 USD', 'Mar 1, 2026 to Mar 31, 2026'],
  ['de', 'März 2026', '100,00 USD', '1. März 2026 bis 31. März 2026'],
  ['ja', '2026年3月', '100.00 USD', '2026年3月1日〜2026年3月31日'],
] as const)(
  'its paper writes months, days and amounts as %s does',
  async (language, month, closing, days) => {
    await sale(0, 0);
    const { title, totals, facts } = await speak(language, async () =>
      statementPaper(await readStatement(server.deps, '2026-03')),
    );
    expect(title).toContain(month);
    expect(totals.map(({ amount }) => amount)).toEqual([closing]);
    expect(facts.map(([, value]) => value)).toContain(days);
  },
);
