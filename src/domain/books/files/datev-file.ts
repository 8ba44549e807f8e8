import { addDays } from '../../account/activity-period.ts';
import { decimalsOf } from '../../shared/money.ts';
import { calendarDate } from '../../shared/time.ts';
import { accountsIn } from '../accounts-in-currency.ts';
import type { BookAccount } from '../book-account.ts';
import type { BookEntry } from '../book-entry.ts';
import type { JournalAbout, JournalPart, PartedFile } from './journal-file.ts';
import { amountText, entryWords, journalNumber } from './journal-text.ts';

const numbered = (count: number, ...names: readonly string[]): readonly string[] =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();

/** Of the format "Buchungsstapel", version 13; all of them are written, empty or not. */
const DATEV_COLUMNS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz'],
  ...['Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];
const EMPTY_REST = ';'.repeat(DATEV_COLUMNS.length - 14);
const TEXT_MAX = 60;
const NAME_MAX = 30;

const quoted = (text: string, most = TEXT_MAX): string =>
  `"${text
    .replaceAll(/[\r\n\t]+/g, ' ')
    .slice(0, most)
    .replaceAll('"', '""')}"`;
const digits = (day: string): string => day.replaceAll('-', '');
/** The name of a batch: DATEV refuses a file for anything in it but letters, figures, points and strokes. */
const plainName = (text: string): string =>
  text
    .replaceAll(/[^A-Za-zÀ-ÖØ-öø-ÿ\d_./]+/g, ' ')
    .trim()
    .slice(0, NAME_MAX);
/** Keys are figures; a tax code of another program is none. */
const taxKey = (code: string): string => (/^\d{1,4}$/.test(code) ? code : '');

/** An amount has two decimals, whatever its currency: yen get theirs. Of three it takes no file, and none is rounded here. */
const figureOf = (amount: number, currency: string): string => {
  const written = amountText(Math.abs(amount), currency, ',');
  return decimalsOf(currency) === 0 ? `${written},00` : written;
};

/** The year that books are kept by and that a day lies in: it begins with a month. */
function yearStart(day: string, begins: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${month < begins ? year - 1 : year}${String(begins).padStart(2, '0')}01`;
}

/** Its moment of making is the end of its days: the same question gives the same bytes. */
function headOf({ currency, from, to }: JournalPart, { settings, store }: JournalAbout): string {
  const { datev } = settings;
  const { clearing } = accountsIn(settings, currency);
  const chart = settings.package === 'skr03' ? '03' : settings.package === 'skr04' ? '04' : '';
  const fields = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', `${digits(to)}000000000`, '', '"RE"', '""', '""'],
    ...[datev.adviser, datev.client, yearStart(from, datev.year_begins), clearing.code.length],
    ...[digits(from), digits(to), quoted(plainName(`Zahlungen ${store}`)), '""', '1', '0', '0'],
    ...[`"${currency.toUpperCase()}"`, '', '""', '', '', `"${chart}"`, '', '', '""', '""'],
  ];
  return `${fields.join(';')}\r\n${DATEV_COLUMNS.join(';')}\r\n`;
}

/**
 * The account that every other line of an entry is booked against: the clearing, also where an entry leaves nothing on it.
 * Two lines without it stand against each other, and what arrived at the bank stands against what was in transit.
 */
const hubOf = ({ kind, lines }: BookEntry): BookAccount | undefined =>
  kind === 'arrival' || (lines.length === 2 && lines.every(({ account }) => account !== 'clearing'))
    ? lines[0]?.account
    : 'clearing';

/** A row has one debit and one credit, so an entry becomes a row for each line but one. */
function rowsOf(entry: BookEntry, { settings }: JournalAbout): string {
  const hub = hubOf(entry);
  if (!hub) return '';
  const accounts = accountsIn(settings, entry.currency);
  const against = accounts[hub].code;
  const day = `${entry.day.slice(8)}${entry.day.slice(5, 7)}`;
  const about = `${quoted(journalNumber(entry), 36)};${quoted(entry.payout ?? '', 12)};;${quoted(entryWords(entry))}`;
  return entry.lines
    .filter(({ account }) => account !== hub)
    .map(({ account, amount }) => {
      const { code, tax_code } = accounts[account];
      const figure = figureOf(amount, entry.currency);
      const side = amount > 0 ? '"S"' : '"H"';
      return `${figure};${side};"";;;"";${code};${against};"${taxKey(tax_code)}";${day};${about}${EMPTY_REST}\r\n`;
    })
    .join('');
}

/** Postings of DATEV. The day of a row has no year, and a file of one month can be taken back alone. */
export const datevFile: PartedFile = {
  extension: 'csv',
  encoding: 'windows-1252',
  linesMax: 20_000,
  byMonth: true,
  name: ({ currency, from }, number) => `EXTF_${currency.toUpperCase()}_${from.slice(0, 7)}_${number}.csv`,
  head: headOf,
  entry: rowsOf,
};

/** The days of a month that lie between two days. */
export function daysOfMonth(month: string, from: string, to: string): Pick<JournalPart, 'from' | 'to'> {
  const first = calendarDate(`${month}-01`);
  const next = calendarDate(`${addDays(first, 31).slice(0, 7)}-01`);
  const last = addDays(next, -1);
  return { from: from > first ? calendarDate(from) : first, to: to < last ? calendarDate(to) : last };
}
