import type { Currency, Minor } from '../shared/money.ts';
import type { BankLine } from './bank-line.ts';
import type { StatementsRead } from './bank-statement.ts';
import { lineCounter } from './line-counter.ts';
import { bankLine, collectStatements, writtenCurrency } from './statement-builder.ts';
import { type LineProblem, UnreadableFile } from './statement-problem.ts';
import { writtenAmount } from './written-amount.ts';
import { writtenDay } from './written-day.ts';

/** The leaves below one aggregate, by name: `BANKACCTFROM.ACCTID`. Of what repeats, the first counts. */
type Leaves = Map<string, string>;
type Transaction = Readonly<{ leaves: Leaves; line: number; raw: string }>;
type Statement = { readonly line: number; readonly leaves: Leaves; readonly transactions: Transaction[] };

const TAG = /<(\/?)([A-Za-z0-9._]+)[^<>]*>([^<]*)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
};
const plain = (text: string): string =>
  text.replace(/&(?:lt|gt|amp|quot|apos|nbsp);/g, (entity) => ENTITIES[entity] ?? entity).trim();

/** A transaction that is never closed ends where one of these begins or ends. */
const ENDS_TRANSACTION: ReadonlySet<string> = new Set([
  'STMTTRN',
  'BANKTRANLIST',
  'LEDGERBAL',
  'AVAILBAL',
  'STMTRS',
  'CCSTMTRS',
]);
/** Of which currency an amount is, where it is not the account's. What `ORIGCURRENCY` tells was exchanged already. */
const OWN_CURRENCY = 'CURRENCY.CURSYM';

/**
 * Statements of accounts and cards in OFX 1 and 2. In the older one a leaf has no end, so whatever text follows a tag makes it
 * a leaf, and only what holds others is followed to its end.
 */
function statementsOf(text: string): readonly Statement[] {
  const statements: Statement[] = [];
  let statement: Statement | undefined;
  let transaction: { leaves: Leaves; line: number; from: number } | undefined;
  let within: string[] = [];
  const lineAt = lineCounter(text);
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, written = '', value = ''] = match;
    const line = lineAt(match.index);
    const name = written.toUpperCase();
    if (statement && transaction && ENDS_TRANSACTION.has(name)) {
      const isClosed = slash && name === 'STMTTRN';
      const until = match.index + (isClosed ? whole.length - value.length : 0);
      statement.transactions.push({ ...transaction, raw: text.slice(transaction.from, until) });
      transaction = undefined;
      within = [];
    }
    if (name === 'STMTRS' || name === 'CCSTMTRS') {
      if (statement) statements.push(statement);
      statement = slash ? undefined : { line, leaves: new Map(), transactions: [] };
    } else if (!statement) continue;
    else if (name === 'STMTTRN') {
      if (!slash) transaction = { leaves: new Map(), line, from: match.index };
    } else if (slash) {
      const at = within.lastIndexOf(name);
      if (at !== -1) within.length = at;
    } else if (value.trim() === '') within.push(name);
    else {
      const leaves = transaction?.leaves ?? statement.leaves;
      const path = transaction ? pathIn(within, name) : [...within.slice(-1), name].join('.');
      if (!leaves.has(path)) leaves.set(path, plain(value));
    }
  }
  if (statement) throw new UnreadableFile('cut_off', lineAt(text.length));
  return statements;
}

/** Within a transaction names alone tell leaves apart, but for the two currencies it may name. */
const pathIn = (within: readonly string[], name: string): string =>
  name === 'CURSYM' && within.includes('CURRENCY') ? OWN_CURRENCY : name;

export function readOfx(text: string): StatementsRead {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFile('doctype');
  const found = collectStatements();
  for (const { leaves, transactions, line } of statementsOf(text)) {
    const leaf = (name: string): string | undefined =>
      [...leaves].find(([path]) => path === name || path.endsWith(`.${name}`))?.[1];
    const currency = writtenCurrency(leaf('CURDEF'));
    if (!currency) throw new UnreadableFile('no_account_currency', line);
    const lines: BankLine[] = [];
    for (const one of transactions) {
      const read = readTransaction(one, currency);
      if (read === 'refused') found.refuse();
      else if (typeof read === 'string') found.unread(one.line, read, one.raw);
      else {
        found.counted();
        lines.push(read);
      }
    }
    found.add(
      {
        account: [leaf('BANKID'), leaf('ACCTID')].filter((part) => part !== undefined).join(' ') || null,
        currency,
        sequence: null,
        from: writtenDay(leaf('DTSTART') ?? '', 'ymd') ?? null,
        to: writtenDay(leaf('DTEND') ?? '', 'ymd') ?? null,
        opening: null,
        closing: closingOf(leaves, lines, currency),
      },
      lines,
    );
  }
  return found.result();
}

/** The balance of the ledger, unless it is older than the last line. */
function closingOf(leaves: Leaves, lines: readonly BankLine[], currency: Currency): Minor | null {
  const written = leaves.get('LEDGERBAL.BALAMT') ?? '';
  const amount = writtenAmount(written, currency, signIn(written));
  const asOf = writtenDay(leaves.get('LEDGERBAL.DTASOF') ?? '', 'ymd');
  if (typeof amount === 'string' || lines.some(({ bookedOn }) => asOf && bookedOn > asOf)) return null;
  return amount;
}

/** There is no grouping in this format, so the only sign there is is the decimal one. */
const signIn = (written: string) => (written.includes(',') ? ',' : '.');

function readTransaction(
  { leaves, line, raw }: Transaction,
  currency: Currency,
): BankLine | LineProblem | 'refused' {
  // It takes an earlier line back, which the next file simply does not tell any more.
  if (leaves.get('CORRECTACTION')?.toUpperCase() === 'DELETE') return 'refused';
  const bookedOn = writtenDay(leaves.get('DTPOSTED') ?? '', 'ymd');
  if (!bookedOn) return 'day';
  const own = leaves.get(OWN_CURRENCY);
  if (own !== undefined && writtenCurrency(own) !== currency) return 'other_currency';
  const written = leaves.get('TRNAMT') ?? '';
  const amount = writtenAmount(written, currency, signIn(written));
  if (typeof amount === 'string') return amount;
  const text = [leaves.get('NAME'), leaves.get('MEMO')].filter((part) => part !== undefined);
  return bankLine({
    ...{ lineNumber: line, bookedOn, amount, currency, raw },
    valuedOn: writtenDay(leaves.get('DTAVAIL') ?? '', 'ymd') ?? null,
    bankReference: leaves.get('FITID'),
    endToEndId: leaves.get('REFNUM'),
    text: text.join(' '),
    counterpartyName: leaves.get('NAME'),
    typeCode: leaves.get('TRNTYPE'),
  });
}
