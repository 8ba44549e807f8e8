import { plural, theDay, toDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof english.bankLinesCopy> = {
  name: 'Righe bancarie',
  things: (count) => plural(count, { one: 'riga bancaria', other: 'righe bancarie' }),
  failed: 'Impossibile caricare le righe bancarie.',
  empty: {
    icon: 'document',
    title: 'Ancora nessuna riga bancaria',
    text: 'Scarica un estratto conto dalla tua banca e importalo qui. Ne vedrai ogni riga.',
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
  booked: 'Contabilizzata',
  pending: 'In attesa',
};

export const bankCopy: Words<typeof english.bankCopy> = {
  title: 'Banca',
  lead: 'Ciò che secondo la tua banca è arrivato e uscito, riga per riga, dagli estratti conto che importi.',
  importStatements: 'Importa estratti conto',
  toMatch: 'Da abbinare',

  accounts: 'Conti',
  accountsFailed: 'Impossibile caricare i conti.',
  lastStatement: (day) => `Estratti conto fino ${toDay(day)}`,
  noStatement: 'Ancora nessun estratto conto',
  lineCount: (count, words) => plural(count, { one: '1 riga', other: `${words} righe` }),
  unknownBalance: 'Saldo non indicato',
  gap: (after, before, amount) =>
    `Manca un estratto conto tra ${theDay(after)} e ${theDay(before)}: si sono mossi ${amount} che nessun file riporta. Scarica questi giorni dalla tua banca e importali.`,

  filters: { date: 'Contabilizzata', account: 'Conto', status: 'Stato' },
  search: {
    label: 'Cerca righe bancarie',
    placeholder: 'Cerca per descrizione, nome o riferimento',
    anything: (text) => `Righe con “${text}”`,
  },
  columns: {
    booked_on: 'Contabilizzata',
    text: 'Descrizione',
    counterparty_name: 'Controparte',
    account: 'Conto',
    amount: 'Importo',
    status: 'Stato',
    reference: 'Riferimento bancario',
    file: 'File',
  },
  noText: 'Nessuna descrizione',
  noName: 'Non indicato',
  lineOf: (line, file) => `Riga ${line} di ${file}`,
  reversal: 'Storno',

  files: 'File importati',
  filesFailed: 'Impossibile caricare i file.',
  fileColumns: {
    name: 'File',
    accounts: 'Conto',
    period: 'Giorni',
    lines: 'Righe nuove',
    known: 'Già note',
    imported: 'Importato',
    by: 'Da',
  },
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  nobody: 'Qualcuno che non c’è più',
  offBy: (amount) => `Differenza di ${amount}`,
};
