import { inflateRawSync } from 'node:zlib';
import type { JournalFormat } from '#domain/books/journal-format.ts';
import { decimalsOf } from '#domain/shared/money.ts';
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
const latin = (content: Buffer): string => new TextDecoder('windows-1252').decode(content);
const isoOf = (text: string, order: 'dmy' | 'mdy'): string => {
  const [one = '', two = '', year = ''] = text.split('/');
  return order === 'dmy' ? `${year}-${two}-${one}` : `${year}-${one}-${two}`;
};

const READERS: Readonly<Record<JournalFormat, (file: ReadFile) => readonly ReadLine[]>> = {
  generic: ({ content }) =>
    parseCsv(content.toString())
      .slice(1)
      .map(([entry = '', day = '', , account = '', , debit = '', credit = '', code = '']) => ({
        ...{ entry, day, account, currency: code.toLowerCase() },
        amount: debit === '' ? -minorOf(credit, code) : minorOf(debit, code),
      })),
  xero: ({ name, content }) =>
    parseCsv(content.toString().replaceAll('\r\n', '\n'))
      .slice(1)
      .map(([entry = '', day = '', , account = '', , amount = '']) => ({
        ...{ entry, day: isoOf(day, 'dmy'), account, currency: currencyIn(name) },
        amount: minorOf(amount, currencyIn(name)),
      })),
  quickbooks: ({ content }) =>
    parseCsv(content.toString().replaceAll('\r\n', '\n'))
      .slice(1)
      .map(([entry = '', day = '', account = '', debit = '', credit = '', , , code = '']) => ({
        ...{ entry, day: isoOf(day, 'mdy'), account, currency: code.toLowerCase() },
        amount: debit === '' ? -minorOf(credit, code) : minorOf(debit, code),
      })),
  iif: ({ name, content }) =>
    latin(content)
      .split('\r\n')
      .filter((line) => /^(TRNS|SPL)\t/.test(line))
      .map((line) => {
        const [, , , day = '', account = '', , amount = '', entry = ''] = line.split('\t');
        const currency = currencyIn(name);
        return { entry, day: isoOf(day, 'mdy'), account, currency, amount: minorOf(amount, currency) };
      }),
  datev: readDatev,
  beancount: ({ content }) =>
    plainLines(content, /^\s+((?:Assets|Liabilities|Equity|Income|Expenses):\S+)\s+(-?[\d.]+) ([A-Z]{3})$/),
  hledger: ({ content }) => plainLines(content, /^\s+(\S+)\s{2,}(-?[\d.]+) ([A-Z]{3})$/),
};

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

/** Both sides of every row; the year stands only in the head of the file. */
function readDatev({ content }: ReadFile): readonly ReadLine[] {
  const [head = '', titles = '', ...rows] = latin(content).split('\r\n');
  const facts = head.split(';').map((cell) => cell.replaceAll('"', ''));
  if (facts.length !== 31 || titles.split(';').length !== 125)
    throw new Error('This is no EXTF of version 13.');
  const [currency, from] = [(facts[21] ?? '').toLowerCase(), facts[14] ?? ''];
  return rows.filter(Boolean).flatMap((row) => {
    const cells = row.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;]*)(?=;|$)/g) ?? [];
    if (cells.length !== 125) throw new Error(`A row of DATEV has ${cells.length} cells.`);
    const [figure = '', side, , , , , account = '', against = '', , day = '', entry = ''] = cells;
    if (!/^\d{1,10},\d{2}$/.test(figure) && decimalsOf(currency) === 2)
      throw new Error(`${figure} is no Umsatz.`);
    const amount = minorOf(figure, currency) * (side === '"S"' ? 1 : -1);
    const on = { entry, currency, day: `${from.slice(0, 4)}-${day.slice(2)}-${day.slice(0, 2)}` };
    return [
      { ...on, account, amount },
      { ...on, account: against, amount: -amount },
    ];
  });
}

/** Every line of a journal in a format, whether it is one file or a ZIP of several. */
export function readJournalFile(format: JournalFormat, bytes: Buffer): readonly ReadLine[] {
  const isZip = bytes.subarray(0, 2).toString() === 'PK';
  const files = isZip
    ? unzip(bytes).filter(({ name }) => name !== 'totals.csv')
    : [{ name: '', content: bytes }];
  return files.flatMap(READERS[format]);
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
