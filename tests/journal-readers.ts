import { inflateRawSync } from 'node:zlib';
import { ACCOUNT_ROOTS, type BookAccount } from '#domain/books/book-account.ts';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import type { JournalFormat } from '#domain/books/journal-format.ts';
import { type Currency, decimalsOf } from '#domain/shared/money.ts';
import { parseCsv } from './parse-csv.ts';

/** One line as a program takes it: which entry and account it names, the day, and minor units; a debit above nothing. */
export type ReadLine = Readonly<{
  entry: string;
  day: string;
  account: string;
  currency: string;
  amount: number;
}>;
export type ReadFile = Readonly<{ name: string; content: Buffer }>;

/** The files of a ZIP by its directory, as an unpacker finds them. */
export function unzip(bytes: Buffer): readonly ReadFile[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: ReadFile[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, whole, named] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const place = bytes.readUInt32LE(at + 42);
    const begin = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    const content = inflateRawSync(bytes.subarray(begin, begin + packed));
    if (content.length !== whole) throw new Error('A file of the ZIP is not as long as it says.');
    files.push({ name: bytes.subarray(at + 46, at + 46 + named).toString(), content });
    at += 46 + named;
  }
  return files;
}

/** Minor units of a written figure, by its digits. */
export function minorOf(text: string, currency: string): number {
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency.toLowerCase());
  if (whole === '' || fraction.length !== decimals) throw new Error(`${text} is no amount in ${currency}`);
  return Number(`${minus}${whole}${fraction}`) + 0;
}

const currencyIn = (name: string): string => /[-_]([A-Za-z]{3})[-_]/.exec(name)?.[1]?.toLowerCase() ?? '';
const latin = (content: Buffer): string => new TextDecoder('windows-1252', { fatal: true }).decode(content);

/** A program refuses a whole file for what is wrong with one line of it, and so do these readers. */
function must(holds: boolean, words: string): asserts holds {
  if (!holds) throw new Error(words);
}

function isoOf(text: string, order: 'dmy' | 'mdy'): string {
  const [, one = '', two = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const day = order === 'dmy' ? `${year}-${two}-${one}` : `${year}-${one}-${two}`;
  must(new Date(`${day}T00:00:00Z`).toISOString().startsWith(day), `${text} is no day`);
  return day;
}

/** The rows of a table whose header is as it must be, each of them as wide. */
function tableOf(content: Buffer, header: string, end: '\n' | '\r\n'): readonly (readonly string[])[] {
  const text = content.toString().replace(/^\ufeff/, '');
  must(end === '\r\n' || !text.includes('\r'), 'lines end with a line feed alone');
  must(end === '\n' || !/[^\r]\n/.test(text), 'lines end as on Windows');
  const [titles = [], ...rows] = parseCsv(text.replaceAll('\r\n', '\n'));
  must(titles.join(',') === header, `the header is ${titles.join(',')}`);
  for (const row of rows) must(row.length === titles.length, `${row.length} cells: ${row.join(',')}`);
  return rows;
}

function onOneSide(debit: string, credit: string, code: string): number {
  must((debit === '') !== (credit === ''), 'debit or credit, never both');
  const amount = debit === '' ? -minorOf(credit, code) : minorOf(debit, code);
  must(!`${debit}${credit}`.startsWith('-'), 'a side has no sign');
  return amount;
}

const GENERIC =
  'Entry,Date,Line,Account code,Account name,Debit,Credit,Currency,Tax code,Description,Transaction,Payment,Order,Payout,Late of';
function readGeneric({ content }: ReadFile): readonly ReadLine[] {
  must(content.subarray(0, 3).equals(Buffer.from('\ufeff')), 'a spreadsheet takes it for UTF-8');
  return tableOf(content, GENERIC, '\n').map(
    ([entry = '', day = '', , account = '', , debit = '', credit = '', code = '']) => ({
      ...{ entry, day, account, currency: code.toLowerCase() },
      amount: onOneSide(debit, credit, code),
    }),
  );
}

const XERO =
  '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2';
/** Manual journals: a debit is positive; lines of one narration and day are one journal, which comes to nothing. */
function readXero({ name, content }: ReadFile): readonly ReadLine[] {
  const lines = tableOf(content, XERO, '\r\n').map(
    ([entry = '', day = '', , account = '', , amount = '', ...tracking]) => {
      must(entry !== '' && account !== '' && tracking.every((cell) => cell === ''), 'what must be there is');
      const currency = currencyIn(name);
      return { entry, day: isoOf(day, 'dmy'), account, currency, amount: minorOf(amount, currency) };
    },
  );
  must(lines.length <= 300, 'Xero takes 300 lines');
  return lines;
}

const QUICKBOOKS =
  'JournalNo,JournalDate,Account Name,Debits,Credits,Description,Name,Currency,Location,Class';
function readQuickbooks({ content }: ReadFile): readonly ReadLine[] {
  const lines = tableOf(content, QUICKBOOKS, '\r\n').map(
    ([entry = '', day = '', account = '', debit = '', credit = '', , , code = '']) => {
      must(entry !== '' && entry.length <= 21, `${entry} is no number of a journal`);
      must(account !== '', 'an account is known by its name');
      const on = { entry, day: isoOf(day, 'mdy'), account, currency: code.toLowerCase() };
      return { ...on, amount: onOneSide(debit, credit, code) };
    },
  );
  must(lines.length <= 1000, 'QuickBooks takes 1000 lines');
  return lines;
}

/** Three heads, and then blocks: a first line, its splits, an end; each block comes to nothing. */
function readIif({ name, content }: ReadFile): readonly ReadLine[] {
  const text = latin(content);
  must(!text.includes('"') && !/[^\r]\n/.test(text), 'no quotes, and lines that end as on Windows');
  const [transaction = '', split = '', end = '', ...rows] = text.split('\r\n');
  const titles = transaction.split('\t').slice(1);
  must(transaction.startsWith('!TRNS\t') && split.startsWith('!SPL\t') && end === '!ENDTRNS', 'three heads');
  must(split.split('\t').length === titles.length + 1, 'both heads are as wide');
  const currency = currencyIn(name);
  const lines: ReadLine[] = [];
  let block: ReadLine[] = [];
  for (const row of rows.slice(0, -1)) {
    const [kind, ...cells] = row.split('\t');
    if (kind === 'ENDTRNS') {
      must(
        block.length > 1 && block.reduce((sum, { amount }) => sum + amount, 0) === 0,
        'a block is nothing',
      );
      lines.push(...block);
      block = [];
      continue;
    }
    must(kind === (block.length === 0 ? 'TRNS' : 'SPL') && cells.length === titles.length, `a line: ${row}`);
    const cell = (title: string) => cells[titles.indexOf(title)] ?? '';
    must(/^.{1,11}$/.test(cell('DOCNUM')), `${cell('DOCNUM')} is no number of an entry`);
    must(cell('TRNSTYPE') === 'GENERAL JOURNAL' && cell('ACCNT') !== '', 'an entry of the general journal');
    block.push({
      ...{ entry: cell('DOCNUM'), day: isoOf(cell('DATE'), 'mdy'), account: cell('ACCNT'), currency },
      amount: minorOf(cell('AMOUNT'), currency),
    });
  }
  must(block.length === 0 && rows.at(-1) === '', 'the last block has its end');
  return lines;
}

/** Both sides of every row; the year stands only in the head of the file. */
function readDatev({ name, content }: ReadFile): readonly ReadLine[] {
  must(name.startsWith('EXTF_'), 'DATEV finds its files by their names');
  const text = latin(content);
  must(!/[^\r]\n/.test(text), 'lines end as on Windows');
  const [head = '', titles = '', ...rows] = text.split('\r\n');
  const facts = cellsOf(head);
  must(
    facts.length === 31 && facts.slice(0, 5).join() === 'EXTF,700,21,Buchungsstapel,13',
    'EXTF, version 13',
  );
  must(titles.split(';').length === 125, '125 titles');
  must(/^[\wÀ-ÖØ-öø-ÿ./ ]{0,30}$/.test(facts[16] ?? ''), `${facts[16]} is no name of a batch`);
  const [adviser, client] = [Number(facts[10]), Number(facts[11])];
  must(adviser >= 1001 && adviser <= 9_999_999 && client >= 1 && client <= 99_999, 'adviser and client');
  const [year = '', from = '', to = ''] = [facts[12], facts[14], facts[15]];
  must(year <= from && from <= to && Number(to) < Number(year) + 10_000, 'days of one year');
  const currency = (facts[21] ?? '').toLowerCase();
  return rows
    .filter(Boolean)
    .flatMap((row) => datevLines(row, { currency, from, to, length: Number(facts[13]) }));
}

const cellsOf = (row: string): readonly string[] =>
  (row.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;]*)(?=;|$)/g) ?? []).map((cell) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

type DatevHead = Readonly<{ currency: string; from: string; to: string; length: number }>;
function datevLines(row: string, { currency, from, to, length }: DatevHead): readonly ReadLine[] {
  const cells = cellsOf(row);
  must(cells.length === 125, `A row of DATEV has ${cells.length} cells.`);
  const [figure = '', side, , , , , account = '', against = '', key = '', written = '', entry = ''] = cells;
  // A currency of three decimals has no place in DATEV; its file is read here to be added up all the same.
  must(decimalsOf(currency) === 3 || /^\d{1,10},\d{2}$/.test(figure), `${figure} is no Umsatz.`);
  must(side === 'S' || side === 'H', 'Soll or Haben');
  const numbers = new RegExp(`^\\d{${length}}$`);
  must(
    numbers.test(account) && numbers.test(against) && account !== against,
    `${account} against ${against}`,
  );
  must(
    /^\d{0,4}$/.test(key) && /^[\w$%/-]{1,36}$/.test(entry) && (cells[13] ?? '').length <= 60,
    'no text is too long',
  );
  const short = `${from.slice(0, 4)}${written.slice(2)}${written.slice(0, 2)}`;
  must(/^\d{4}$/.test(written) && short >= from && short <= to, `${written} is none of the days`);
  const day = `${short.slice(0, 4)}-${short.slice(4, 6)}-${short.slice(6)}`;
  const exact = decimalsOf(currency) === 0 ? figure.replace(/,00$/, '') : figure;
  const amount = minorOf(exact, currency) * (side === 'S' ? 1 : -1);
  must(amount !== 0, 'a row moves something');
  return [
    { entry, day, currency, account, amount },
    { entry, day, currency, account: against, amount: -amount },
  ];
}

function plainLines(content: Buffer, posting: RegExp): readonly ReadLine[] {
  let [day, entry] = ['', ''];
  return content
    .toString()
    .split('\n')
    .flatMap((line): ReadLine[] => {
      const head = /^(\d{4}-\d\d-\d\d) \* (.*)$/.exec(line);
      if (head) [, day = '', entry = ''] = head;
      const [, account, amount = '', currency = ''] = posting.exec(line) ?? [];
      if (account === undefined) return [];
      return [{ entry, day, account, currency: currency.toLowerCase(), amount: minorOf(amount, currency) }];
    });
}

const READERS: Readonly<Record<JournalFormat, (file: ReadFile) => readonly ReadLine[]>> = {
  generic: readGeneric,
  xero: readXero,
  quickbooks: readQuickbooks,
  iif: readIif,
  datev: readDatev,
  beancount: ({ content }) =>
    plainLines(content, /^\s+((?:Assets|Liabilities|Equity|Income|Expenses):\S+)\s+(-?[\d.]+) ([A-Z]{3})$/),
  hledger: ({ content }) => plainLines(content, /^\s+(\S+)\s{2,}(-?[\d.]+) ([A-Z]{3})$/),
};

/** Every line of a journal in a format, whether it is one file or a ZIP of several. */
export function readJournalFile(format: JournalFormat, bytes: Buffer): readonly ReadLine[] {
  const isZip = bytes.subarray(0, 2).toString() === 'PK';
  const files = isZip
    ? unzip(bytes).filter(({ name }) => name !== 'totals.csv')
    : [{ name: '', content: bytes }];
  return files.flatMap(READERS[format]);
}

/** What a format calls an account: by its number, by its name, or by both in the letters that plain text takes. */
export function accountIn(
  format: JournalFormat,
  settings: BookSettings,
  { account, currency }: Readonly<{ account: BookAccount; currency: Currency }>,
): string {
  const own = settings.currency_accounts.find((one) => one.account === account && one.currency === currency);
  const { code, name } = own ?? settings.accounts[account];
  if (format === 'quickbooks' || format === 'iif') return name;
  if (format !== 'beancount' && format !== 'hledger') return code;
  const letters = `${code} ${name}`.replaceAll(/[^\p{L}\p{Nd}]+/gu, '-').replace(/-$/, '');
  return `${ACCOUNT_ROOTS[account]}:${letters}`;
}

/** What every account comes to, as `currency account`. */
export function sumsOf(
  lines: readonly Pick<ReadLine, 'currency' | 'account' | 'amount'>[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { currency, account, amount } of lines) {
    const key = `${currency} ${account}`;
    sums[key] = (sums[key] ?? 0) + amount;
  }
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, sum]) => sum !== 0)
      .sort(),
  );
}
