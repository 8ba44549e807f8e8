import { type Currency, type Minor, minor } from '../shared/money.ts';
import type { CalendarDate } from '../shared/time.ts';
import type { BankLine } from './bank-line.ts';
import type { StatementsRead } from './bank-statement.ts';
import { accountNumber, bankLine, collectStatements, writtenCurrency } from './statement-builder.ts';
import { type LineProblem, UnreadableFile } from './statement-problem.ts';
import { writtenAmount } from './written-amount.ts';
import { writtenDay } from './written-day.ts';
import { attributeOf, childAt, childrenAt, readXml, textAt, type XmlElement } from './xml-elements.ts';

/** The bank-to-customer statement of ISO 20022, whatever its year: elements are known by their names alone. */
export function readCamt(text: string): StatementsRead {
  const found = collectStatements();
  let lines: BankLine[] = [];
  readXml(
    text,
    (name, parent) => name === 'Stmt' || (name === 'Ntry' && parent === 'Stmt'),
    (element, raw) => {
      if (element.name === 'Stmt') {
        for (const one of readFacts(element, lines))
          found.add(
            one,
            lines.filter(({ currency }) => currency === one.currency),
          );
        lines = [];
        return;
      }
      const entry = readEntry(element, raw);
      if (entry === 'refused') return found.refuse();
      if (typeof entry === 'string') return found.unread(element.line, entry, raw);
      found.counted();
      lines.push(entry);
    },
  );
  return found.result();
}

const currencyOf = (element: XmlElement): Currency | undefined =>
  writtenCurrency(attributeOf(childAt(element, 'Amt'), 'Ccy'));

/** Amounts carry no sign; a word beside them says which way the money went. */
function signedAmount(element: XmlElement): Minor | LineProblem {
  const currency = currencyOf(element);
  if (!currency) return 'currency';
  const amount = writtenAmount(textAt(element, 'Amt') ?? '', currency, '.');
  if (typeof amount === 'string') return amount;
  const way = textAt(element, 'CdtDbtInd');
  if (way !== 'CRDT' && way !== 'DBIT') return 'sign';
  return way === 'CRDT' || amount === 0 ? amount : minor(-amount);
}

const dayAt = (element: XmlElement | undefined, ...names: readonly string[]): CalendarDate | undefined => {
  const held = childAt(element, ...names);
  return writtenDay(textAt(held, 'Dt') ?? textAt(held, 'DtTm') ?? '', 'ymd');
};

/** What a statement says of each currency it tells lines of: one number may hold several, and a sum of two is none. */
function readFacts(statement: XmlElement, lines: readonly BankLine[]) {
  const balances = childrenAt(statement, 'Bal');
  const main =
    writtenCurrency(textAt(statement, 'Acct', 'Ccy')) ??
    (balances[0] && currencyOf(balances[0])) ??
    lines[0]?.currency;
  if (!main) throw new UnreadableFile('no_account_currency', statement.line);
  return [...new Set([main, ...lines.map(({ currency }) => currency)])].map((currency) =>
    factsIn(statement, currency),
  );
}

function factsIn(statement: XmlElement, currency: Currency) {
  const account = childAt(statement, 'Acct');
  // A balance without a currency that is known is of the account, and is refused below.
  const balances = childrenAt(statement, 'Bal').filter(
    (balance) => (currencyOf(balance) ?? currency) === currency,
  );
  // One bank writes where the day before ended instead of where this one begins.
  const opening = balanceOf(balances, 'OPBD') ?? balanceOf(balances, 'PRCD');
  const closing = balanceOf(balances, 'CLBD');
  const period = childAt(statement, 'FrToDt');
  return {
    account: accountNumber(textAt(account, 'Id', 'IBAN') ?? textAt(account, 'Id', 'Othr', 'Id')),
    currency,
    sequence: textAt(statement, 'ElctrncSeqNb') ?? textAt(statement, 'LglSeqNb') ?? null,
    from: writtenDay(textAt(period, 'FrDtTm') ?? textAt(period, 'FrDt') ?? '', 'ymd') ?? null,
    to:
      writtenDay(textAt(period, 'ToDtTm') ?? textAt(period, 'ToDt') ?? '', 'ymd') ??
      dayAt(closing?.element, 'Dt') ??
      null,
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
  };
}

/** Balances of one kind: of several pages the first opens, the last closes. */
function balanceOf(balances: readonly XmlElement[], code: string) {
  const found = balances.filter((each) => textAt(each, 'Tp', 'CdOrPrtry', 'Cd') === code);
  const element = code === 'CLBD' ? found.at(-1) : found[0];
  if (!element) return undefined;
  const amount = signedAmount(element);
  if (typeof amount === 'string') throw new UnreadableFile('damaged', element.line);
  return { element, amount };
}

/** The line is the entry; what is told of its parts describes it, and never counts in its place. */
function readEntry(entry: XmlElement, raw: string): BankLine | LineProblem | 'refused' {
  const state = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK';
  if (state === 'INFO' || state === 'FUTR') return 'refused';
  const amount = signedAmount(entry);
  if (typeof amount === 'string') return amount;
  const currency = currencyOf(entry);
  if (!currency) return 'currency';
  const valuedOn = dayAt(entry, 'ValDt');
  const bookedOn = dayAt(entry, 'BookgDt') ?? valuedOn;
  if (!bookedOn) return 'day';

  const parts = childrenAt(entry, 'NtryDtls', 'TxDtls');
  const only = parts.length === 1 ? parts[0] : undefined;
  const other = amount < 0 ? 'Cdtr' : 'Dbtr';
  const party = childAt(only, 'RltdPties', other);
  const holder = childAt(only, 'RltdPties', `${other}Acct`, 'Id');
  return bankLine({
    ...{ lineNumber: entry.line, bookedOn, valuedOn: valuedOn ?? null, amount, currency, raw },
    status: state === 'PDNG' ? 'pending' : 'booked',
    bankReference: textAt(entry, 'AcctSvcrRef') ?? textAt(only, 'Refs', 'AcctSvcrRef'),
    endToEndId: textAt(only, 'Refs', 'EndToEndId'),
    text: entryText(entry, parts),
    counterpartyName: textAt(party, 'Pty', 'Nm') ?? textAt(party, 'Nm'),
    counterpartyAccount: textAt(holder, 'IBAN') ?? textAt(holder, 'Othr', 'Id'),
    typeCode: typeCode(entry),
    isReversal: textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1',
  });
}

function entryText(entry: XmlElement, parts: readonly XmlElement[]): string {
  const words = parts.flatMap((part) => [
    ...childrenAt(part, 'RmtInf', 'Ustrd').map(({ text }) => text),
    ...childrenAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text),
    textAt(part, 'AddtlTxInf') ?? '',
  ]);
  return [...words, textAt(entry, 'AddtlNtryInf') ?? ''].filter((each) => each.trim() !== '').join(' ');
}

function typeCode(entry: XmlElement): string | undefined {
  const domain = childAt(entry, 'BkTxCd', 'Domn');
  const codes = [
    textAt(domain, 'Cd'),
    textAt(domain, 'Fmly', 'Cd'),
    textAt(domain, 'Fmly', 'SubFmlyCd'),
  ].filter((code) => code !== undefined);
  return codes.length > 0 ? codes.join('/') : textAt(entry, 'BkTxCd', 'Prtry', 'Cd');
}
