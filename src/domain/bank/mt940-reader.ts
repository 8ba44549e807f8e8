import { type Currency, type Minor, minor } from '../shared/money.ts';
import { type CalendarDate, isCalendarDate } from '../shared/time.ts';
import type { BankLine } from './bank-line.ts';
import type { StatementsRead } from './bank-statement.ts';
import { mt940Text } from './mt940-text.ts';
import { accountNumber, bankLine, collectStatements, writtenCurrency } from './statement-builder.ts';
import { type LineProblem, UnreadableFile } from './statement-problem.ts';
import { writtenAmount } from './written-amount.ts';

/** A tag with all that stands before the next one. */
type Field = { readonly tag: string; readonly line: number; value: string };

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;

/** Tags of a text, message by message: a dash alone, the block of the next one, or the next reference ends one. */
function messagesOf(text: string): readonly (readonly Field[])[] {
  const messages: Field[][] = [];
  let message: Field[] = [];
  const end = (): void => {
    if (message.length > 0) messages.push(message);
    message = [];
  };
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const row = written.replace(/^\{1:.*\{4:/, '');
    if (row === '-' || row.startsWith('-}') || row.startsWith('{')) {
      end();
      continue;
    }
    const [, tag, value = ''] = TAG.exec(row) ?? [];
    if (tag === undefined) {
      const last = message.at(-1);
      if (last) last.value += `\n${row}`;
      continue;
    }
    if (tag === '20') end();
    message.push({ tag, line: index + 1, value });
  }
  end();
  return messages.filter((fields) => fields.some(({ tag }) => tag.startsWith('60')));
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d,]+)\s*$/;

type Balance = Readonly<{ amount: Minor; currency: Currency; day: CalendarDate }>;

function balanceOf({ value, line }: Field): Balance {
  const [, mark, date = '', code, written = ''] = BALANCE.exec(value.split('\n')[0] ?? '') ?? [];
  const [currency, day] = [writtenCurrency(code), shortDay(date)];
  const amount = currency && writtenAmount(written, currency, ',');
  if (!currency || !day || typeof amount !== 'number') throw new UnreadableFile('damaged', line);
  return { amount: mark === 'D' && amount !== 0 ? minor(-amount) : amount, currency, day };
}

/** Customer statements of SWIFT. A line is `:61:` with the `:86:` that follows it. */
export function readMt940(text: string): StatementsRead {
  const found = collectStatements();
  for (const fields of messagesOf(text)) {
    const one = (tag: string) => fields.find((field) => field.tag.startsWith(tag));
    const [first, last] = [one('60'), one('62')];
    if (!first) continue;
    if (!last) throw new UnreadableFile('cut_off', fields.at(-1)?.line);
    const [opening, closing] = [balanceOf(first), balanceOf(last)];
    // Between two currencies nothing adds up.
    if (closing.currency !== opening.currency) throw new UnreadableFile('damaged', last.line);
    const lines: BankLine[] = [];
    for (const [index, field] of fields.entries()) {
      if (field.tag !== '61') continue;
      const next = fields[index + 1];
      const about = next?.tag === '86' ? next.value : '';
      const line = readLine(field, about, opening.currency);
      if (typeof line === 'string') found.unread(field.line, line, `:61:${field.value}`);
      else {
        found.counted();
        lines.push(line);
      }
    }
    found.add(
      {
        // Behind the number the currency may stand as well.
        account: accountNumber(
          one('25')
            ?.value.split('\n')[0]
            ?.replace(/(?<=\d)\s*[A-Z]{3}$/, ''),
        ),
        currency: opening.currency,
        sequence: one('28')?.value.trim() || null,
        from: lines.length > 0 ? null : opening.day,
        to: closing.day,
        opening: opening.amount,
        closing: closing.amount,
      },
      lines,
    );
  }
  return found.result();
}

/** Value day, entry day, mark, third letter of the currency, amount, type, references to the end of the line. */
const LINE = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(-?[\d,]+)([A-Z][A-Z\d]{3})?([^\n]*)(?:\n([\s\S]*))?$/;

function readLine({ value, line }: Field, about: string, currency: Currency): BankLine | LineProblem {
  const [, valued = '', entered, mark = '', , written = '', type, references = '', more = ''] =
    LINE.exec(value) ?? [];
  const valuedOn = shortDay(valued);
  if (!valuedOn) return 'day';
  const bookedOn = entered === undefined ? valuedOn : entryDay(valuedOn, entered);
  if (!bookedOn) return 'day';
  const amount = writtenAmount(written.replace(/^-/, ''), currency, ',');
  if (typeof amount === 'string') return amount;
  // A reversed credit takes money away, a reversed debit gives it back.
  const isOut = mark.endsWith('D') !== mark.startsWith('R');
  const [customer = '', bank] = splitAt(references, '//');
  const purpose = mt940Text(about);
  return bankLine({
    ...{ lineNumber: line, bookedOn, valuedOn, currency },
    amount: isOut && amount !== 0 ? minor(-amount) : amount,
    raw: about === '' ? `:61:${value}` : `:61:${value}\n:86:${about}`,
    bankReference: bank,
    endToEndId: purpose.endToEndId ?? customer,
    text: purpose.text || more,
    counterpartyName: purpose.name,
    counterpartyAccount: purpose.account,
    typeCode: purpose.typeCode ?? type,
    isReversal: mark.startsWith('R'),
  });
}

function splitAt(text: string, mark: string): readonly [string, string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

const CENTURY = '20';
function shortDay(text: string): CalendarDate | undefined {
  const day = `${CENTURY}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isCalendarDate(day) ? day : undefined;
}

/** The entry day has no year: it is of the year that brings it nearest to the value day. */
function entryDay(valuedOn: CalendarDate, entered: string): CalendarDate | undefined {
  const year = Number(valuedOn.slice(0, 4));
  const near = [year, year - 1, year + 1]
    .map((each) => `${each}-${entered.slice(0, 2)}-${entered.slice(2)}`)
    .filter(isCalendarDate);
  const away = (day: string): number => Math.abs(Date.parse(day) - Date.parse(valuedOn));
  return near.sort((one, other) => away(one) - away(other))[0];
}
