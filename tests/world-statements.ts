import { dateOfBankDay } from '#domain/bank/bank-days.ts';
import type { OpenLine } from '#domain/bank/exact-pairs.ts';
import { amountText } from '#domain/books/files/journal-text.ts';

/** Formats that say of a line whether it undoes another; the others cannot be asked for it. */
export const WORLD_FORMATS = ['camt', 'mt940', 'ofx', 'csv'] as const;
export type WorldFormat = (typeof WORLD_FORMATS)[number];

type Written = Pick<OpenLine, 'day' | 'amount' | 'text' | 'isReversal' | 'currency'>;
type Statement = Readonly<{ lines: readonly Written[]; currency: string; opening: number; closing: number }>;

const IBAN = 'DE89370400440532013000';
const dayOf = ({ day }: Written): string => dateOfBankDay(day);
const size = (amount: number, currency: string, point?: string): string =>
  amountText(Math.abs(amount), currency, point);

function camt({ lines, currency, opening, closing }: Statement): string {
  const code = currency.toUpperCase();
  const money = (amount: number) =>
    `<Amt Ccy="${code}">${size(amount, currency)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (kind: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>${money(amount)}</Bal>`;
  const entries = lines.map(
    (line) =>
      `<Ntry>${money(line.amount)}${line.isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts><BookgDt><Dt>${dayOf(line)}</Dt></BookgDt><AddtlNtryInf>${line.text}</AddtlNtryInf></Ntry>`,
  );
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>${code}</Ccy></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}

function mt940({ lines, currency, opening, closing }: Statement): string {
  const short = (day: string) => day.slice(2).replaceAll('-', '');
  const last = lines.at(-1);
  const balance = (amount: number) =>
    `${amount < 0 ? 'D' : 'C'}${short(last ? dayOf(last) : '2026-03-02')}${currency.toUpperCase()}${size(amount, currency, ',')}${currency === 'jpy' ? ',' : ''}`;
  const rows = lines.flatMap((line) => {
    // A reversed credit takes money, a reversed debit gives it.
    const isDebit = line.amount < 0 !== line.isReversal;
    const mark = `${line.isReversal ? 'R' : ''}${isDebit ? 'D' : 'C'}`;
    const day = dayOf(line);
    return [
      `:61:${short(day)}${short(day).slice(2)}${mark}${size(line.amount, currency, ',')}${currency === 'jpy' ? ',' : ''}NTRFNONREF`,
      `:86:${line.text}`,
    ];
  });
  const message = [':20:A', `:25:${IBAN}`, ':28C:1', `:60F:${balance(opening)}`, ...rows];
  return [...message, `:62F:${balance(closing)}`, '-', ''].join('\r\n');
}

function ofx({ lines, currency }: Statement): string {
  const rows = lines.map(
    (line) =>
      `<STMTTRN><DTPOSTED>${dayOf(line).replaceAll('-', '')}<TRNAMT>${amountText(line.amount, currency)}<MEMO>${line.text}</STMTTRN>`,
  );
  return `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>${currency.toUpperCase()}<BANKACCTFROM><ACCTID>${IBAN}</BANKACCTFROM><BANKTRANLIST>\n${rows.join('\n')}\n</BANKTRANLIST></STMTRS></OFX>`;
}

const csv = ({ lines, currency }: Statement): string =>
  [
    'Day;What;How much',
    ...lines.map((line) => `${dayOf(line)};${line.text};${amountText(line.amount, currency)}`),
  ].join('\n');

const WRITERS: Readonly<Record<WorldFormat, (statement: Statement) => string>> = { camt, mt940, ofx, csv };

/** A file of these lines as a bank would write it, and what a person says about it. */
export function worldStatement(format: WorldFormat, lines: readonly Written[], currency: string) {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const inOrder = lines.toSorted((one, other) => one.day - other.day);
  const content = WRITERS[format]({ lines: inOrder, currency, opening: 100_000, closing: 100_000 + sum });
  const mapping = { columns: { booked: 0, amount: 2 }, text: [1], dayOrder: 'ymd', decimal: '.' };
  const answers = { account_name: 'House bank', currency, mapping: JSON.stringify(mapping) };
  return { content: Buffer.from(content), answers: format === 'csv' ? answers : {} };
}
