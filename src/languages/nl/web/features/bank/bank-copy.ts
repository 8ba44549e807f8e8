import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof english.bankLinesCopy> = {
  name: 'Bankregels',
  things: (count) => plural(count, { one: 'bankregel', other: 'bankregels' }),
  failed: 'De bankregels konden niet worden geladen.',
  empty: {
    icon: 'document',
    title: 'Nog geen bankregels',
    text: 'Download een afschrift bij je bank en importeer het hier. Elke regel komt hier te staan.',
  },
};

export const FORMAT_WORDS: Words<typeof english.FORMAT_WORDS> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Words<typeof english.STATUS_WORDS> = {
  booked: 'Geboekt',
  pending: 'In behandeling',
};

export const bankCopy: Words<typeof english.bankCopy> = {
  title: 'Bank',
  lead: 'Wat er volgens je bank is bij- en afgeschreven, regel voor regel, uit de afschriften die je importeert.',
  importStatements: 'Afschriften importeren',
  toMatch: 'Te matchen',

  accounts: 'Rekeningen',
  accountsFailed: 'De rekeningen konden niet worden geladen.',
  lastStatement: (day) => `Afschriften tot ${day}`,
  noStatement: 'Nog geen afschrift',
  lineCount: (count, words) => plural(count, { one: '1 regel', other: `${words} regels` }),
  unknownBalance: 'Saldo niet vermeld',
  gap: (after, before, amount) =>
    `Tussen ${after} en ${before} ontbreekt een afschrift: er is ${amount} verplaatst dat in geen bestand staat. Download deze dagen bij je bank en importeer ze.`,

  filters: { date: 'Geboekt', account: 'Rekening', status: 'Status' },
  search: {
    label: 'Bankregels zoeken',
    placeholder: 'Zoek op tekst, naam of referentie',
    anything: (text) => `Regels met ‘${text}’`,
  },
  columns: {
    booked_on: 'Geboekt',
    text: 'Tekst',
    counterparty_name: 'Van of aan',
    account: 'Rekening',
    amount: 'Bedrag',
    status: 'Status',
    reference: 'Bankreferentie',
    file: 'Bestand',
  },
  noText: 'Geen tekst',
  noName: 'Geen naam',
  lineOf: (line, file) => `Regel ${line} van ${file}`,
  reversal: 'Terugboeking',

  files: 'Geïmporteerde bestanden',
  filesFailed: 'De bestanden konden niet worden geladen.',
  fileColumns: {
    name: 'Bestand',
    accounts: 'Rekening',
    period: 'Dagen',
    lines: 'Nieuwe regels',
    known: 'Bekend',
    imported: 'Geïmporteerd',
    by: 'Door',
  },
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  nobody: 'Iemand die hier niet meer is',
  offBy: (amount) => `Verschil van ${amount}`,
};
