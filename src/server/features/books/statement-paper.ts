import { amountText } from '#domain/books/files/journal-text.ts';
import { firstDay, lastDay } from '#domain/books/lock-periods.ts';
import { csvCell } from '#domain/shared/csv-cell.ts';
import { formatDay } from '#domain/shared/format-date.ts';
import { moneyFigure } from '#domain/shared/format-money.ts';
import { minor, money } from '#domain/shared/money.ts';
import { paperAmount } from '#domain/shared/paper-figure.ts';
import { paperSizeOf } from '#domain/shared/paper-size.ts';
import { parted } from '#domain/shared/separators.ts';
import { shortDay } from '#domain/shared/short-days.ts';
import { zoneName } from '#domain/shared/zone-name.ts';
import type { Paper, PaperRow, PaperTable } from '#provider/paper.ts';
import type { StatementOfMonth } from './read-statement.ts';
import { statementCopy as copy } from './statement-copy.ts';

type OfCurrency = StatementOfMonth['currencies'][number];

/** What it is called by: the same for the same month and account. */
const numberOf = ({ month, account_id }: StatementOfMonth): string =>
  [month, account_id.slice(-6).toUpperCase()].filter(Boolean).join('-');

/** A month on paper: a table for each currency, from what was there to what is. */
export function statementPaper(statement: StatementOfMonth): Paper {
  const { month, store, account_id, isTest, currencies } = statement;
  const number = numberOf(statement);
  const isUnsaid = currencies.some(({ remainder }) => remainder === null);
  return {
    size: paperSizeOf(store.country),
    from: store.name,
    title: copy.title(monthWords(month, store.locale)),
    stamp: isTest ? copy.sandbox : undefined,
    totals: currencies.map(({ currency, closing }) => ({
      label: copy.closingIn(currency.toUpperCase()),
      amount: paperAmount(money(closing, currency), store.locale),
    })),
    facts: [
      [copy.number, number],
      [copy.period, copy.days(formatDay(firstDay(month), store), formatDay(lastDay(month), store))],
      [copy.zone, zoneName(store.timezone)],
      ...(account_id ? [[copy.account, account_id] as const] : []),
    ],
    parties: [{ label: copy.to, lines: [store.name] }],
    tables: currencies.map((each) => tableOf(each, store.locale)),
    notes: [
      ...(currencies.length === 0 ? [copy.nothing] : []),
      ...currencies
        .filter(({ fees_untold }) => fees_untold !== 0)
        .map(({ currency, fees_untold }) =>
          copy.taxUntold(paperAmount(money(fees_untold, currency), store.locale)),
        ),
      ...(isUnsaid ? [copy.unsaid] : []),
    ],
    foot: copy.foot(store.name, number),
  };
}

/** "November 2026", as a language writes a month that stands alone: "noviembre de 2026", "2026年11月". */
const monthWords = (month: StatementOfMonth['month'], locale: string): string =>
  shortDay(new Date(`${firstDay(month)}T00:00:00Z`), locale, { month: 'long', year: 'numeric' });

function tableOf(statement: OfCurrency, locale: string): PaperTable {
  const { currency, opening, lines, closing } = statement;
  const code = currency.toUpperCase();
  const figure = (amount: number) => moneyFigure(money(minor(amount), currency), locale);
  const row = (label: string, amount: number, count?: number): PaperRow => [
    label,
    count === undefined ? '' : parted(String(count), locale),
    figure(amount),
  ];
  return {
    head: [copy.head(code), copy.count, copy.amount],
    lines: [
      row(copy.opening, opening),
      ...lines.map(({ line, count, amount }) => row(copy.lines[line], amount, count)),
    ],
    sums: besides(statement).map(({ label, amount, count }) => row(label, amount, count)),
    total: [copy.closingIn(code), '', paperAmount(money(closing, currency), locale)],
  };
}

type Beside = Readonly<{ label: string; amount: number; count?: number }>;

/** What is said of the closing balance and of the lines, beside them. */
function besides(statement: OfCurrency): readonly Beside[] {
  const { remainder, available, pending, in_transit, arrived, fee_tax } = statement;
  return [
    { label: copy.available, amount: available },
    { label: copy.pending, amount: pending },
    { label: copy.inTransit, amount: in_transit },
    ...(arrived.count === 0 ? [] : [{ label: copy.arrived, ...arrived }]),
    ...(fee_tax === 0 ? [] : [{ label: copy.feeTax, amount: fee_tax }]),
    ...(remainder === null ? [] : [{ label: copy.remainder, amount: remainder }]),
  ];
}

/** The same figures for a spreadsheet, a line for each. */
export function statementFile({ month, currencies }: StatementOfMonth): string {
  const rows = currencies.flatMap((statement) => {
    const { currency, opening, lines, closing } = statement;
    const row = (label: string, amount: number, count?: number) =>
      `${month},${currency.toUpperCase()},${csvCell(label)},${count ?? ''},${amountText(amount, currency)}\n`;
    return [
      row(copy.opening, opening),
      ...lines.map(({ line, count, amount }) => row(copy.lines[line], amount, count)),
      row(copy.closing, closing),
      ...besides(statement).map(({ label, amount, count }) => row(label, amount, count)),
    ];
  });
  return `\ufeff${copy.heads.map(csvCell).join(',')}\n${rows.join('')}`;
}
