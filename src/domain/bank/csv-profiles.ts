import type { CsvColumn } from './csv-columns.ts';
import type { DecimalSign } from './written-amount.ts';
import type { DayOrder } from './written-day.ts';

type Names = readonly string[];

/** How one bank writes its files: by the names of its columns, in small letters, whatever their order. */
export type CsvProfile = Readonly<{
  id: string;
  bank: string;
  /** All of these are in the header. Where there is none, the profile is known by the shape of its rows. */
  header: Names;
  columns: Readonly<Partial<Record<CsvColumn, Names>>>;
  text: Names;
  /** Decided by the rows where a bank writes both. */
  dayOrder?: DayOrder;
  decimal: DecimalSign;
  currency?: 'usd' | 'eur';
  /** A quote is a sign like any other. */
  isUnquoted?: true;
  /** Accounts are told apart by their names at this bank. */
  namesAccounts?: true;
  pendingHasNoBalance?: true;
  /** The first cell of a row below the bookings that tells the balance, and where. */
  footer?: Readonly<{ word: string; amount: number }>;
}>;

const GERMAN_TEXT = ['verwendungszweck'];

export const CSV_PROFILES: readonly CsvProfile[] = [
  {
    ...{
      id: 'chase',
      bank: 'Chase',
      dayOrder: 'mdy',
      decimal: '.',
      currency: 'usd',
      pendingHasNoBalance: true,
    },
    header: ['details', 'posting date', 'description', 'amount', 'type', 'balance'],
    columns: {
      booked: ['posting date'],
      amount: ['amount'],
      balance: ['balance'],
      type: ['type'],
    },
    text: ['description'],
  },
  {
    ...{ id: 'bank_of_america', bank: 'Bank of America', dayOrder: 'mdy', decimal: '.', currency: 'usd' },
    header: ['date', 'description', 'amount', 'running bal.'],
    columns: { booked: ['date'], amount: ['amount'], balance: ['running bal.'] },
    text: ['description'],
  },
  {
    ...{ id: 'deutsche_bank', bank: 'Deutsche Bank', dayOrder: 'dmy', decimal: ',', isUnquoted: true },
    header: ['buchungstag', 'wert', 'umsatzart', 'verwendungszweck', 'soll', 'haben', 'währung'],
    columns: {
      booked: ['buchungstag'],
      valued: ['wert'],
      amount: ['betrag'],
      out: ['soll'],
      in: ['haben'],
      currency: ['währung'],
      name: ['begünstigter / auftraggeber'],
      counterparty: ['iban / kontonummer', 'iban'],
      end_to_end: ['kundenreferenz'],
      type: ['umsatzart'],
    },
    text: GERMAN_TEXT,
    footer: { word: 'kontostand', amount: 4 },
  },
  {
    ...{ id: 'ing_nl', bank: 'ING', dayOrder: 'ymd', decimal: ',', currency: 'eur' },
    header: ['datum', 'naam / omschrijving', 'rekening', 'af bij', 'bedrag (eur)'],
    columns: {
      booked: ['datum'],
      amount: ['bedrag (eur)'],
      direction: ['af bij'],
      account: ['rekening'],
      balance: ['saldo na mutatie'],
      name: ['naam / omschrijving'],
      counterparty: ['tegenrekening'],
      type: ['mutatiesoort', 'code'],
    },
    text: ['mededelingen'],
  },
  {
    ...{ id: 'ing_nl_english', bank: 'ING', dayOrder: 'ymd', decimal: ',', currency: 'eur' },
    header: ['date', 'name / description', 'account', 'debit/credit', 'amount (eur)'],
    columns: {
      booked: ['date'],
      amount: ['amount (eur)'],
      direction: ['debit/credit'],
      account: ['account'],
      balance: ['resulting balance'],
      name: ['name / description'],
      counterparty: ['counterparty'],
      type: ['transaction type', 'code'],
    },
    text: ['notifications'],
  },
  {
    ...{ id: 'ing_de', bank: 'ING', dayOrder: 'dmy', decimal: ',' },
    header: ['buchung', 'auftraggeber/empfänger', 'buchungstext', 'verwendungszweck', 'betrag'],
    columns: {
      booked: ['buchung'],
      valued: ['wertstellungsdatum', 'valuta'],
      amount: ['betrag'],
      balance: ['saldo'],
      currency: ['währung'],
      name: ['auftraggeber/empfänger'],
      type: ['buchungstext'],
    },
    text: GERMAN_TEXT,
  },
  {
    ...{ id: 'revolut', bank: 'Revolut', decimal: '.', namesAccounts: true },
    header: ['date started (utc)', 'date completed (utc)', 'id', 'state', 'total amount', 'payment currency'],
    columns: {
      booked: ['date completed (utc)', 'date started (utc)'],
      valued: ['date started (utc)'],
      // With the fee, as it moves the balance.
      amount: ['total amount'],
      currency: ['payment currency'],
      balance: ['balance'],
      status: ['state'],
      account: ['account'],
      reference: ['id'],
      end_to_end: ['reference'],
      name: ['payer'],
      counterparty: ['beneficiary iban'],
      type: ['type'],
    },
    text: ['description', 'reference'],
  },
  {
    ...{ id: 'wise', bank: 'Wise', decimal: '.', namesAccounts: true },
    header: ['transferwise id', 'date', 'amount', 'currency', 'description', 'running balance'],
    columns: {
      booked: ['date'],
      amount: ['amount'],
      currency: ['currency'],
      balance: ['running balance'],
      reference: ['transferwise id'],
      end_to_end: ['payment reference'],
      name: ['payer name', 'payee name'],
      counterparty: ['payee account number'],
    },
    text: ['description', 'payment reference'],
  },
  {
    ...{
      id: 'mercury',
      bank: 'Mercury',
      dayOrder: 'mdy',
      decimal: '.',
      currency: 'usd',
      namesAccounts: true,
    },
    header: ['date (utc)', 'description', 'amount', 'status', 'source account'],
    columns: {
      booked: ['date (utc)'],
      amount: ['amount'],
      status: ['status'],
      account: ['source account'],
      reference: ['tracking id'],
      name: ['description'],
      type: ['mercury category'],
    },
    text: ['description', 'bank description', 'reference', 'tracking id'],
  },
];

/** Without a header: day, amount, nothing or a star, a check's number, a text. */
export const WELLS_FARGO: CsvProfile = {
  ...{ id: 'wells_fargo', bank: 'Wells Fargo', dayOrder: 'mdy', decimal: '.', currency: 'usd' },
  header: [],
  columns: { booked: ['1'], amount: ['2'], type: ['4'] },
  text: ['5'],
};

/** No payout ever goes to a card. */
export const CARD_HEADER: Names = [
  'transaction date',
  'post date',
  'description',
  'category',
  'type',
  'amount',
];
