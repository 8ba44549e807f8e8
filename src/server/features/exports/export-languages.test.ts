import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { utcInstant as wire } from '#contract/kit/fields.ts';
import { DISPUTE_COLUMNS } from '#domain/disputes/dispute-columns.ts';
import { TRANSACTION_COLUMNS } from '#domain/payments/transaction-columns.ts';
import { PAYOUT_COLUMNS } from '#domain/payouts/payout-columns.ts';
import { LANGUAGES } from '#domain/shared/languages.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { aTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { LANGUAGE_COOKIE } from '../../http/cookies.ts';
import { writeOptions } from '../../store/options-repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await savePayout(server.db, { id: 'po_file', status: 'in_transit', bank_reference_key: null });
  const at = (text: string) => wire.parse(text);
  await saveTransactions(server.db, [
    aTransaction({ transaction_id: 'txn_1', date: at('2026-01-01 00:00:00'), type: 'refund' }),
    // Somebody may be called like one of our words.
    aTransaction({ transaction_id: 'txn_2', date: at('2026-01-02 00:00:00'), customer_name: 'Refund' }),
    aTransaction({ transaction_id: 'txn_3', date: at('2026-01-03 00:00:00'), risk_level: null }),
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('settings').execute();
  await server.db.deleteFrom('options').execute();
});

async function fileOf(list: string, query = '', as = server.asAdministrator): Promise<string[][]> {
  const asked = await server.post(`/${list}/download?direction=asc${query}`, undefined, as);
  const { body } = await server.get(`/${list}/download/${asked.body.export_id}`, as);
  const { text } = await server.get(body.download_url.replace('/wp-json/wc/v3/payments', ''), as);
  return parseCsv(text.replace(/^\ufeff/, ''));
}
const decide = (reporting_export_language: string) =>
  server.db
    .insertInto('settings')
    .values({
      ...{ version: 1, data: JSON.stringify({ reporting_export_language }), changed_by: 'a test' },
      changed: wire.parse('2026-01-01 00:00:00'),
    })
    .execute();

const COLUMNS = '&columns[]=type&columns[]=customer_name&columns[]=risk_level&columns[]=amount';

test('heads and our own words are translated; what others wrote, numbers and the order are not', async () => {
  const english = await fileOf('transactions', COLUMNS);
  const german = await fileOf('transactions', `${COLUMNS}&locale=de_CH`);
  expect(english[0]).toEqual([
    'Transaction ID',
    'Type',
    'Customer',
    'Payout currency',
    'Amount',
    'Risk level',
  ]);
  expect(german[0]).toEqual([
    'Transaktions-ID',
    'Art',
    'Kunde',
    'Währung der Auszahlung',
    'Betrag',
    'Risikostufe',
  ]);
  expect(german.slice(1).map(([, type]) => type)).toEqual(['Erstattung', 'Kartenzahlung', 'Kartenzahlung']);
  expect(german[2]?.[2]).toBe('Refund');
  expect(german[3]?.[5]).toBe('Nicht bewertet');
  expect(german.map((row) => row[4]).slice(1)).toEqual(english.map((row) => row[4]).slice(1));
});

test('somebody who works in one language can have a file in another', async () => {
  const { cookie = '', ...who } = server.asAdministrator;
  const inGerman = { ...who, cookie: `${cookie}; ${LANGUAGE_COOKIE}=de` };
  const heads = async (locale: string) => (await fileOf('deposits', locale, inGerman))[0];
  expect(await heads('')).toContain('Auszahlungs-ID');
  expect(await heads('&locale=en_US')).toContain('Payout ID');
  expect(await heads('&locale=ja')).toContain('入金ID');
});

test('payouts too, with what they have beside the screen', async () => {
  const [heads, row] = await fileOf('deposits', '&locale=fr_FR');
  expect(heads).toEqual(expect.arrayContaining(['ID du virement', 'Type', 'Statut', 'Devise']));
  expect(row).toEqual(expect.arrayContaining(['po_file', 'En cours', 'N/D']));
});

test.each([
  ['an English store writes English', 'en_US', '', 'Type'],
  ['another its own language', 'es_ES', '', 'Tipo'],
  ['unless the settings say English', 'es_ES', 'en_US', 'Type'],
  ['a language without words is written in English', 'fi', '', 'Type'],
])('%s', async (_, WPLANG, setting, head) => {
  await writeOptions(server.deps, { WPLANG });
  await decide(setting);
  expect((await fileOf('transactions', COLUMNS))[0]?.[1]).toBe(head);
});

test.each(LANGUAGES.slice(1))(
  '%s: each file has as many columns as in English, each with a head of its own',
  async (language) => {
    for (const [list, columns] of [
      ['transactions', TRANSACTION_COLUMNS],
      ['deposits', PAYOUT_COLUMNS],
      ['disputes', DISPUTE_COLUMNS],
    ] as const) {
      const sort = list === 'disputes' ? '&sort=created' : '';
      const [heads = []] = await fileOf(list, `${sort}&locale=${language}`);
      expect(heads.length).toBeGreaterThanOrEqual(columns.length);
      expect(new Set(heads).size).toBe(heads.length);
      expect(heads.filter((head) => head.trim() === '')).toEqual([]);
    }
  },
);
