import { documentNumber } from '#domain/account/document-type.ts';
import { moneyFigure } from '#domain/shared/format-money.ts';
import { languageCopy } from '#domain/shared/language-copy.ts';
import { type Currency, minor, money } from '#domain/shared/money.ts';
import { paperAmount } from '#domain/shared/paper-figure.ts';
import { paperSizeOf } from '#domain/shared/paper-size.ts';
import { parted } from '#domain/shared/separators.ts';
import { shortDay } from '#domain/shared/short-days.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Paper, PaperTable } from '../../paper.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { ProviderDocument } from '../../provider-objects.ts';
import type { FeeCause, FeeLine } from '../facts/fee-lines.ts';
import { invoiceCopy as copy } from './invoice-copy.ts';

type BilledAccount = Pick<ProviderAccount, 'account_id' | 'email' | 'country' | 'vat_details'>;
export type Invoice = Readonly<{
  document: ProviderDocument;
  account: BilledAccount;
  lines: readonly FeeLine[];
}>;

/** By the language alone: the provider knows nothing of how a store writes its days. */
const dayWords = (day: CalendarDate): string =>
  shortDay(new Date(`${day}T00:00:00Z`), WRITTEN_IN[languageCopy.tag] ?? languageCopy.tag, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
  });
/** The provider of the simulator is at home where the day comes before the month. */
const WRITTEN_IN: Readonly<Record<string, string>> = { en: 'en-GB' };
const countWords = (count: number): string => parted(String(count), languageCopy.tag);

/** The tax invoice of a month as a merchant files it: what it comes to, who, to whom, which days, and each fee of the ledger. */
export function invoicePaper({ document, account, lines }: Invoice): Paper {
  // A table for each currency: sums of several are never one.
  const currencies = [...new Set(lines.map(({ currency }) => currency))].sort();
  const own = (currency: Currency) => lines.filter((line) => line.currency === currency);
  return {
    size: paperSizeOf(account.country),
    from: copy.issuer[0],
    title: copy.title,
    totals: currencies.map((currency) => ({
      label: copy.total(currency.toUpperCase()),
      amount: withCode(totalOf(own(currency)), currency),
    })),
    facts: [
      [copy.number, documentNumber(document)],
      [copy.date, dayWords(document.date)],
      [copy.period, copy.days(dayWords(document.period_from), dayWords(document.period_to))],
      [copy.account, account.account_id],
    ],
    parties: [
      { label: copy.billedTo, lines: billedTo(account) },
      { label: copy.issuedBy, lines: copy.issuer },
    ],
    tables: currencies.map((currency) => tableOf(currency, own(currency), account.country)),
    notes: lines.length > 0 ? [copy.paid, copy.daysNote] : [copy.nothing],
    foot: copy.foot,
  };
}

/** Without the merchant's own words, the account stands for the business. */
function billedTo({ vat_details, email, country }: BilledAccount): readonly string[] {
  if (!vat_details) return [email, country];
  const { name, address, vat_number } = vat_details;
  return [
    name,
    ...address.split(/\r?\n/),
    vat_number === null ? copy.notRegistered : copy.registeredAs(country, vat_number),
  ];
}

const totalOf = (lines: readonly FeeLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

function tableOf(currency: Currency, lines: readonly FeeLine[], country: string): PaperTable {
  const code = currency.toUpperCase();
  const words = (amount: number) => moneyFigure(money(minor(amount), currency));
  const total = totalOf(lines);
  return {
    head: [copy.description(code), copy.count, copy.amount],
    lines: lines
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ cause, count, amount }) => [copy.causes[cause], countWords(count), words(amount)]),
    sums: [
      [copy.net, '', words(total)],
      [copy.tax(country), '', words(0)],
    ],
    total: [copy.total(code), '', withCode(total, currency)],
  };
}

/** What was sold comes first, what was lost after it, and what stands beside the sales last: the order of the lines. */
const CAUSES: readonly FeeCause[] = [
  'charge',
  'payment',
  'payment_failure_refund',
  'payment_refund',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'card_reader_fee',
  'financing_payout',
  'financing_paydown',
  'adjustment',
  'instant_payout',
];
const placeOf = ({ cause }: FeeLine): number => CAUSES.indexOf(cause);

const withCode = (amount: number, currency: Currency): string => paperAmount(money(minor(amount), currency));
