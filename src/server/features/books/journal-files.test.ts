import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookSettings, usualSettings } from '#domain/books/chart-of-accounts.ts';
import { JOURNAL_FILES } from '#domain/books/files/journal-formats.ts';
import { GRAINS } from '#domain/books/fold-entries.ts';
import { JOURNAL_FORMATS, type JournalFormat } from '#domain/books/journal-format.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { openBothSides } from '#tests/both-sides.ts';
import { withOwnClearing } from '#tests/factories/own-clearing.ts';
import { WORLD_NOW } from '#tests/factories/world.ts';
import { hasProgram, JOURNAL_PROGRAMS, type ProgramLine, readByProgram } from '#tests/journal-programs.ts';
import { accountIn, readJournalFile, sumsOf, unzip } from '#tests/journal-readers.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { countKinds, totalsOf } from './count-books.ts';
import { readJournal } from './read-journal.ts';
import { writeJournal } from './write-journal.ts';

const PATIENCE = 180_000;
let database: TestDatabase;
let sides: Awaited<ReturnType<typeof openBothSides>>;
beforeAll(async () => {
  database = await createTestDatabase();
  sides = await openBothSides(database, WORLD_NOW);
  await sides.loadSmall();
}, PATIENCE);
afterAll(async () => {
  await sides.close();
  await database.drop();
});

const DAYS = { from: calendarDate('2025-09-15'), to: calendarDate('2025-11-14'), zone: 'Europe/Berlin' };
const STORE = 'Blumen & Söhne "GmbH"; €';
/** Dollars have a clearing for themselves, in every program; the other currencies of the world share one. */
const settingsOf = (format: JournalFormat): BookSettings => {
  const usual = usualSettings(format === 'datev' ? 'skr04' : format === 'xero' ? 'xero' : 'generic');
  const named = { ...usual.accounts.processing_fees, name: 'Gebühren' };
  return withOwnClearing({ ...usual, accounts: { ...usual.accounts, processing_fees: named } }, 'usd');
};
async function bytesOf(format: JournalFormat, settings: BookSettings): Promise<Buffer> {
  const log = { warn: () => undefined };
  const deps = { db: database.db, pool: database.pool, log } as unknown as Parameters<typeof readJournal>[0];
  const entries = readJournal(deps, { ...DAYS, settings });
  return buffer(
    Readable.from(writeJournal(JOURNAL_FILES[format], { ...DAYS, settings, store: STORE }, entries)),
  );
}

/** What the trial balance says, by whatever a format calls an account. */
async function expected(format: JournalFormat, settings: BookSettings) {
  const totals = totalsOf(await countKinds(database.db, { ...DAYS, settings }), settings);
  return sumsOf(
    totals.map(({ currency, account, amount }) => ({
      ...{ currency, amount, account: accountIn(format, settings, { account, currency }) },
    })),
  );
}

describe.each(JOURNAL_FORMATS)('%s', (format) => {
  test.each(GRAINS)(
    'by %s is read back, balances entry by entry, and comes to the trial balance',
    { timeout: PATIENCE },
    async (grain) => {
      const settings = { ...settingsOf(format), grain };
      const lines = readJournalFile(format, await bytesOf(format, settings));
      expect(lines.length).toBeGreaterThan(50);
      const entries = new Map<string, number>();
      for (const { entry, day, currency, amount } of lines) {
        const key = `${day} ${currency} ${entry}`;
        entries.set(key, (entries.get(key) ?? 0) + amount);
        expect(day >= DAYS.from && day <= DAYS.to, `${day} is one of the days`).toBe(true);
      }
      expect([...entries].filter(([, sum]) => sum !== 0)).toEqual([]);
      expect(sumsOf(lines)).toEqual(await expected(format, settings));
    },
  );

  test('asked for twice is the same bytes', { timeout: PATIENCE }, async () => {
    const settings = { ...settingsOf(format), grain: 'transaction' as const };
    const [one, other] = [await bytesOf(format, settings), await bytesOf(format, settings)];
    expect(one.equals(other)).toBe(true);
  });
});

test.each([
  ['xero', 300],
  ['quickbooks', 1000],
] as const)(
  '%s takes at most %i lines, and no journal is torn',
  { timeout: PATIENCE },
  async (format, most) => {
    const bytes = await bytesOf(format, { ...settingsOf(format), grain: 'transaction' });
    const files = unzip(bytes).filter(({ name }) => name !== 'totals.csv');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const own = file.content.toString().trim().split('\r\n').length - 1;
      expect(own).toBeLessThanOrEqual(most);
      expect(sumsOf(readJournalFile(format, bytes).map((line) => ({ ...line, account: '' })))).toEqual({});
    }
  },
);

test('DATEV has a file for each month and currency, in the letters it reads, with the facts of its head', async () => {
  const files = unzip(await bytesOf('datev', { ...settingsOf('datev'), grain: 'day' }));
  const names = files.map(({ name }) => name);
  expect(names).toContain('EXTF_USD_2025-09_001.csv');
  expect(names).toContain('EXTF_USD_2025-11_001.csv');
  const content = files.find(({ name }) => name === 'EXTF_USD_2025-09_001.csv')?.content ?? Buffer.alloc(0);
  const [head] = new TextDecoder('windows-1252').decode(content).split('\r\n');
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20250930000000000;;"RE";"";"";1001;1;20250101;4;20250915;20250930;"Zahlungen Blumen Söhne GmbH";"";1;0;0;"USD";;"";;;"04";;;"";""',
  );
  expect(content.includes(Buffer.from([0xf6]))).toBe(true); // ö, in one byte.
  const totals = files.find(({ name }) => name === 'totals.csv')?.content.toString() ?? '';
  expect(totals).toContain('6855,Gebühren,USD,');
});

test('a currency that has an account for itself is booked on it, and no other currency is', {
  timeout: PATIENCE,
}, async () => {
  const settings = settingsOf('generic');
  const [own] = settings.currency_accounts;
  const lines = readJournalFile('generic', await bytesOf('generic', settings));
  const booked = (code: string | undefined) =>
    new Set(lines.filter(({ account }) => account === code).map((line) => line.currency));
  expect([...booked(own?.code)]).toEqual(['usd']);
  const others = booked(settings.accounts.clearing.code);
  expect(others.size).toBeGreaterThan(0);
  expect(others.has('usd')).toBe(false);
});

test('what looks like a formula is none, wherever a merchant wrote it', async () => {
  const usual = settingsOf('generic');
  const accounts = { ...usual.accounts, sales: { code: '=1+1', name: '@SUM(A1)', tax_code: '-2' } };
  const text = (await bytesOf('generic', { ...usual, accounts })).toString();
  expect(text).toContain(",'=1+1,'@SUM(A1),");
  expect(text).not.toMatch(/,=1\+1,/);
});

/** As a merchant may have it: costs that share an account, and names in other writings than ours. */
const oddlyNamed = (settings: BookSettings): BookSettings => {
  const [fees, bank] = [
    { ...settings.accounts.processing_fees, name: 'Gebühren & Co.' },
    { ...settings.accounts.bank, name: '普通預金 (東京)' },
  ];
  const shared = { processing_fees: fees, dispute_fees: fees, payout_fees: fees };
  return { ...settings, accounts: { ...settings.accounts, ...shared, bank } };
};

/** The programs themselves, where this machine has them. */
describe.each(JOURNAL_PROGRAMS)('%s itself', (format) => {
  const isHere = hasProgram(format);
  if (!isHere)
    process.stderr.write(`${format} is not on this machine: reading the journal by it is SKIPPED.\n`);
  test.skipIf(!isHere).each(GRAINS)(
    'reads by %s what our reader reads, line by line',
    { timeout: PATIENCE },
    async (grain) => {
      const settings = { ...oddlyNamed(settingsOf(format)), grain };
      const bytes = await bytesOf(format, settings);
      const written = (lines: readonly ProgramLine[]) =>
        lines.map(({ day, account, currency, amount }) => `${day} ${account} ${amount} ${currency}`).sort();
      const lines = readByProgram(format, bytes);
      expect(written(lines)).toEqual(written(readJournalFile(format, bytes)));
      expect(sumsOf(lines)).toEqual(await expected(format, settings));
    },
  );
});
