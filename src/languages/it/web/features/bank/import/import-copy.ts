import { figure, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/bank/import/import-copy.ts';

export const importCopy: Words<typeof english.importCopy> = {
  title: 'Importa estratti conto',
  choose: 'Estratti conto',
  kinds: 'CAMT.053, MT940, OFX, QIF o CSV, o uno ZIP di questi, fino a 32 MB ciascuno. Anche più insieme.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'Annulla',
  done: 'Fatto',
  importFiles: (count) => plural(count, { one: 'Importa 1 file', other: `Importa ${figure(count)} file` }),
  nothingToImport: 'Importa',
  remove: (name) => `Rimuovi ${name}`,
  reading: 'Lettura in corso…',
  failed: 'Questo file non è stato importato.',
  states: {
    refused: 'Non leggibile',
    imported: 'Già importato',
    asks: 'Serve una risposta',
    unreadable: 'Non leggibile',
    needs_review: 'Da controllare',
    ready: 'Pronto',
  },
  importedState: 'Importato',

  alreadyImported: (name, when) =>
    `Già importato come “${name}” ${theDay(when)}. Non si aggiungerebbe nulla.`,
  doneWords: (added, known) => `Righe nuove aggiunte: ${added}. Righe già note: ${known}.`,
  unreadable: (count) =>
    plural(count, {
      one: 'Una riga non è leggibile, quindi di questo file non viene importato nulla. Scaricalo di nuovo dalla tua banca.',
      other: `${figure(count)} righe non sono leggibili, quindi di questo file non viene importato nulla. Scaricalo di nuovo dalla tua banca.`,
    }),
  difference: (amount) =>
    `La somma delle righe non dà il saldo finale: mancano o avanzano ${amount}. Scarica di nuovo il file dalla tua banca, o importalo così com’è.`,
  isAccepted: 'Importa anche se i conti non tornano. Il registro di controllo dirà che l’ho fatto io.',

  facts: {
    format: 'Formato',
    encoding: 'Codifica',
    account: 'Conto',
    days: 'Giorni',
    opening: 'Saldo iniziale',
    closing: 'Saldo finale',
  },
  newAccount: 'nuovo',
  moreStatements: (count) => `e altri estratti conto: ${count}`,
  counts: {
    new: 'Nuove',
    known: 'Già note',
    pending: 'In attesa',
    unreadable: 'Illeggibili',
    refused: 'Escluse',
  },
  addsUp: 'Saldo iniziale e righe danno il saldo finale.',
  notTold: 'Questo file non indica entrambi i saldi, quindi non provano nulla.',

  rows: 'Righe di questo file',
  showRows: (count) => `Mostra le righe (${count})`,
  someRows: 'Di un file lungo si mostrano le prime righe di ogni stato.',
  rowStates: {
    new: 'Nuova',
    known: 'Già nota',
    pending: 'In attesa',
    unreadable: 'Illeggibile',
  },
  columns: { line: 'Riga', state: 'Stato', day: 'Contabilizzata', text: 'Descrizione', amount: 'Importo' },

  asksAccount: 'Questo file non dice di quale conto si tratta.',
  account: 'Conto',
  chooseAccount: 'Scegli un conto',
  otherAccount: 'Un altro conto…',
  accountName: 'Nome del conto',
  accountNameHelp: 'Come lo chiami tu, per esempio “Conto corrente Intesa”.',
  currency: 'Valuta',
  dayOrder: 'Come sono scritte le date in questo file?',
  dayOrders: {
    dmy: 'Prima il giorno: 31/12/2026',
    mdy: 'Prima il mese: 12/31/2026',
    ymd: 'Prima l’anno: 2026-12-31',
  },
  decimal: 'Come sono scritti gli importi in questo file?',
  decimals: { '.': 'Con il punto: 1,234.56', ',': 'Con la virgola: 1.234,56' },
  continue: 'Continua',

  columnsTitle: 'Che cosa contengono le colonne di questo file?',
  columnsText:
    'Non conosciamo nessuna banca che produca file come questo. La tua risposta viene ricordata per il prossimo file con queste colonne.',
  column: (number) => `Colonna ${number}`,
  roles: {
    booked: 'Data contabile',
    valued: 'Data valuta',
    amount: 'Importo con segno',
    out: 'Uscite',
    in: 'Entrate',
    direction: 'Dare o avere',
    currency: 'Valuta',
    balance: 'Saldo dopo',
    status: 'Stato',
    account: 'Conto proprio',
    reference: 'Riferimento della banca',
    end_to_end: 'Riferimento end-to-end',
    name: 'Controparte',
    counterparty: 'Conto della controparte',
    type: 'Tipo di operazione',
  },
  text: 'Descrizione',
  unused: 'Non usata',
  missing: {
    booked: 'Indica quale colonna contiene la data contabile.',
    amount: 'Indica quale colonna contiene l’importo, o quali due contengono uscite ed entrate.',
  },
  livePreview: 'Così si leggono le prime righe',
  cannotRead: (problem, line) => `Così non è leggibile: ${problem} (${line})`,
};
