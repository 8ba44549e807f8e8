import { figure, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/bank-matching/bank-matching-copy.ts';

const VIEWS = {
  suggested: 'Da confermare',
  unknown: 'Sconosciute',
  matched: 'Abbinate',
  not_ours: 'Non nostre',
} as const;

export const bankMatchingCopy: Words<typeof english.bankMatchingCopy> = {
  title: 'Da abbinare',
  lead: 'A quali bonifici corrispondono le righe dei tuoi estratti conto. Ciò che è certo al centesimo si abbina da solo; il resto attende qui una tua decisione.',
  filter: 'Quali mostrare',
  view: (view, count) => `${VIEWS[view]} (${count})`,
  table: 'Righe bancarie e bonifici',
  columns: { line: 'Riga bancaria', payout: 'Bonifico', reason: 'Motivo', actions: 'Azioni' },
  on: (amount, day) => `${amount} ${theDay(day)}`,
  lineAt: (file, number, account) => `riga ${figure(number)} di ${file}, ${account}`,
  expected: (day) => `previsto per ${theDay(day)}`,
  withDay: (what, day) => `${what}, ${day}`,
  payoutOf: (amount) => `Bonifico di ${amount}`,
  returnOf: (amount) => `Restituzione del bonifico di ${amount}`,
  noPayout: 'Nessun bonifico corrisponde',
  reasons: {
    reference: 'La riga indica questo bonifico, e l’importo è lo stesso.',
    reversal: 'La tua banca ha stornato la riga con cui era arrivato questo bonifico.',
    only_pair: 'Stesso importo, al momento giusto, e non può essere nessun altro.',
    far_day: 'Stesso importo, ma a giorni di distanza da quando era previsto.',
    no_alias: 'Stesso importo, ma la riga non è scritta come i tuoi bonifici.',
    other_account: 'Stesso importo, ma su un conto diverso da quello a cui il bonifico era destinato.',
    names_other: 'Stesso importo, ma la riga indica un altro bonifico.',
    could_be_sum: 'Stesso importo, ma potrebbero anche essere più bonifici insieme, o una parte di uno.',
    several: 'Stesso importo di altri: scegli quello giusto.',
    many_payouts: 'La somma di questi bonifici è esattamente la riga.',
    many_lines: 'La somma di queste righe è esattamente il bonifico.',
    differs: 'Scritta come i tuoi bonifici, e quasi lo stesso importo.',
    by_hand: 'Abbinata a mano.',
  },
  ways: (count) => plural(count, { one: 'Una possibilità.', other: `Una di ${figure(count)} possibilità.` }),
  less: (amount) => `La banca mostra ${amount} in meno.`,
  more: (amount) => `La banca mostra ${amount} in più.`,

  confirm: 'Conferma',
  confirmOf: (what) => `Conferma: ${what}`,
  explain: 'Indica perché differisce',
  explainOf: (what) => `Indica perché differisce: ${what}`,
  wrong: 'Non è questo bonifico',
  wrongOf: (what) => `Non è questo bonifico: ${what}`,
  undo: 'Annulla',
  undoOf: (what) => `Annulla: ${what}`,
  notOurs: 'Non nostra',
  notOursOf: (what) => `Non nostra: ${what}`,
  restore: 'Ripristina',
  restoreOf: (what) => `Ripristina: ${what}`,
  byHand: 'Abbina a mano',
  byHandOf: (what) => `Abbina a mano: ${what}`,
  rowName: (line, payout) => `${line} e ${payout}`,

  selected: (count) => plural(count, { one: '1 selezionato', other: `${figure(count)} selezionati` }),
  confirmSelected: (count) =>
    plural(count, { one: 'Conferma 1 abbinamento', other: `Conferma ${figure(count)} abbinamenti` }),

  matched: (lines, sums, payouts) =>
    plural(lines, {
      one: `1 riga abbinata, ${sums}: ${payouts}.`,
      other: `${figure(lines)} righe abbinate, ${sums}: ${payouts}.`,
    }),
  manyPayouts: (count) => `${figure(count)} bonifici`,
  done: {
    undo: 'Annullato. Questa coppia non verrà più suggerita.',
    not_ours: 'La riga non viene più suggerita.',
    restore: 'La riga viene di nuovo considerata.',
    forget: 'Dimenticato. Ciò che era certo solo grazie a questo mittente ti attende di nuovo.',
    take_up: 'Le righe di questo mittente contano di nuovo come bonifici.',
  },
  senders: {
    title: 'Mittenti riconosciuti',
    text: 'Le righe di questi mittenti contano come bonifici, perché almeno due sono state confermate.',
    failed: 'Non è stato possibile caricare i mittenti riconosciuti.',
    unnamed: 'Mittente senza nome',
    accountEnding: (ending) => `conto che termina con ${ending}`,
    confirmed: (count, words) =>
      plural(count, { one: '1 riga confermata', other: `${words} righe confermate` }),
    forgotten: 'Dimenticato',
    forget: 'Dimentica',
    forgetOf: (who) => `Dimentica ${who}`,
    takeUp: 'Ripristina',
    takeUpOf: (who) => `Ripristina ${who}`,
  },
  notDone: 'Non è stato fatto.',

  handTitle: 'Abbina a mano',
  handText: (line) => `A quale bonifico corrisponde la riga ${line}?`,
  explainTitle: 'Dove è finita la differenza?',
  payout: 'Bonifico',
  choosePayout: 'Scegli un bonifico',
  noPayouts: 'In questa valuta tutti i bonifici hanno già la loro riga.',
  reason: 'Dove è finita la differenza',
  chooseReason: 'Scegli un motivo',
  differenceReasons: {
    bank_fee: 'La banca ha trattenuto una commissione',
    exchange: 'Cambio di valuta',
    other: 'Un altro motivo',
  },
  note: 'Nota',
  save: 'Abbina',

  failed: 'Impossibile caricare gli abbinamenti.',
  empty: {
    suggested: {
      title: 'Nulla attende una tua decisione',
      text: 'Ogni riga che può essere un bonifico è abbinata. Ciò che un nuovo estratto conto porta e non è certo comparirà qui.',
    },
    unknown: {
      title: 'Nessuna riga sconosciuta',
      text: 'Qui compariranno le righe scritte come i tuoi bonifici che non corrispondono a nessuno.',
    },
    matched: {
      title: 'Ancora nulla di abbinato',
      text: 'Importa un estratto conto della tua banca. Le sue righe vengono abbinate ai tuoi bonifici al centesimo.',
    },
    not_ours: {
      title: 'Nessuna riga segnata come non nostra',
      text: 'Ciò che indichi come estraneo ai bonifici comparirà qui, e si può ripristinare.',
    },
  },
};
