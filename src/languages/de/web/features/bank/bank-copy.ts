import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  bankCopy as english,
  FORMAT_WORDS as englishFormats,
  bankLinesCopy as englishLines,
  STATUS_WORDS as englishStatuses,
} from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof englishLines> = {
  name: 'Kontoumsätze',
  things: (count) => plural(count, { one: 'Kontoumsatz', other: 'Kontoumsätze' }),
  failed: 'Die Kontoumsätze konnten nicht geladen werden.',
  empty: {
    icon: 'document',
    title: 'Noch keine Kontoumsätze',
    text: 'Laden Sie einen Kontoauszug von Ihrer Bank herunter und importieren Sie ihn hier. Jede Zeile daraus wird aufgeführt.',
  },
};

export const FORMAT_WORDS: Words<typeof englishFormats> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Words<typeof englishStatuses> = {
  booked: 'Gebucht',
  pending: 'Vorgemerkt',
};

export const bankCopy: Words<typeof english> = {
  title: 'Bank',
  lead: 'Was laut Ihrer Bank ein- und ausgegangen ist, Zeile für Zeile, aus den Kontoauszügen, die Sie importieren.',
  importStatements: 'Kontoauszüge importieren',
  toMatch: 'Zuzuordnen',

  accounts: 'Konten',
  accountsFailed: 'Die Konten konnten nicht geladen werden.',
  lastStatement: (day) => `Kontoauszüge bis ${day}`,
  noStatement: 'Noch kein Kontoauszug',
  lineCount: (count, words) => plural(count, { one: '1 Zeile', other: `${words} Zeilen` }),
  unknownBalance: 'Saldo nicht angegeben',
  gap: (after, before, amount) =>
    `Zwischen ${after} und ${before} fehlt ein Kontoauszug: Bewegungen über ${amount} stehen in keiner Datei. Laden Sie diese Tage von Ihrer Bank herunter und importieren Sie sie.`,

  filters: { date: 'Gebucht', account: 'Konto', status: 'Status' },
  search: {
    label: 'Kontoumsätze suchen',
    placeholder: 'Nach Text, Name oder Referenz suchen',
    anything: (text) => `Umsätze mit „${text}“`,
  },
  columns: {
    booked_on: 'Gebucht',
    text: 'Text',
    counterparty_name: 'Von oder an',
    account: 'Konto',
    amount: 'Betrag',
    status: 'Status',
    reference: 'Bankreferenz',
    file: 'Datei',
  },
  noText: 'Kein Text',
  noName: 'Nicht genannt',
  lineOf: (line, file) => `Zeile ${line} von ${file}`,
  reversal: 'Storno',

  files: 'Importierte Dateien',
  filesFailed: 'Die Dateien konnten nicht geladen werden.',
  fileColumns: {
    name: 'Datei',
    accounts: 'Konto',
    period: 'Tage',
    lines: 'Neue Zeilen',
    known: 'Bekannt',
    imported: 'Importiert',
    by: 'Von',
  },
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  nobody: 'Jemand, der nicht mehr hier ist',
  offBy: (amount) => `Abweichung ${amount}`,
};
