import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/it/domain/payouts/proof-words-copy.ts';
import { fromDay, ofDay, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof english.payoutDetailsCopy> = {
  title: 'Dettagli del bonifico',
  titleOf: (type, day) => `${type} ${ofDay(day)}`,
  notFound: 'Il bonifico che cerchi non è stato trovato.',
  notFoundText: 'L’indirizzo potrebbe essere incompleto, o il bonifico appartenere a un altro account.',
  failedRead: 'Impossibile caricare il bonifico.',
  back: 'Torna ai bonifici',

  summary: 'Riepilogo',
  failureReason: 'Motivo: ',
  laterPayout: 'Vedi quel bonifico',
  payoutFailure: {
    title: 'Questo bonifico non è riuscito',
    mended: (day) =>
      `La tua banca ha restituito il denaro. Ora fa parte del bonifico ${ofDay(day)}; non c’è nulla da fare.`,
    text: 'La tua banca ha restituito il denaro. È di nuovo nel tuo saldo e parte con un bonifico successivo; se dipende dal conto, cambia prima le coordinate bancarie.',
  },
  withdrawalFailure: {
    title: 'Questo prelievo non è riuscito',
    mended: (day) =>
      `La tua banca non ha pagato. Ora l’importo fa parte del bonifico ${ofDay(day)}; non c’è nulla da fare.`,
    text: 'La tua banca non ha pagato, quindi l’importo manca di nuovo dal tuo saldo: lo coprono le nuove vendite, oppure viene prelevato un’altra volta. Se dipende dal conto, cambia prima le coordinate bancarie.',
  },
  updateBank: 'Aggiorna le coordinate bancarie',

  details: 'Dettagli',
  bankAccount: 'Conto bancario',
  noBank: 'Non disponibile',
  reference: 'ID di riferimento bancario',
  referenceWhat: 'ID di riferimento bancario',
  noReference: 'Non disponibile',
  type: 'Tipo',
  kinds: { automatic: 'Automatico', instant: 'Istantaneo', manual: 'Manuale' },
  fee: 'Commissione del bonifico istantaneo',
  feeOf: (percentage) => `(${percentage})`,
  feeReturned: 'Restituita con il bonifico',
  payoutId: 'ID bonifico',
  payoutIdWhat: 'ID bonifico',

  instantMessage: 'Non possiamo mostrare lo storico delle transazioni dei bonifici istantanei',
  learnMore: 'Scopri di più',
};

export const stationsCopy: Words<typeof english.stationsCopy> = {
  label: 'A che punto è',
  prepared: 'Preparato',
  made: 'Inviato',
  inTransit: 'In transito',
  inTransitText: 'Presso la banca',
  arrived: 'Arrivato',
  collected: 'Prelevato',
  expected: (day) => `Previsto per ${theDay(day)}`,
  failed: 'Non riuscito',
  canceled: 'Annullato',
  instantLead: {
    pending: (moment) => `Previsto sul tuo conto entro ${theDay(moment)}.`,
    in_transit: (moment) => `Previsto sul tuo conto entro ${theDay(moment)}.`,
    paid: (moment) => `Sul tuo conto ${fromDay(moment)}.`,
  },
  withdrawalLead: {
    pending: (day) => `Verrà prelevato dal tuo conto entro ${theDay(day)}.`,
    in_transit: (day) => `Verrà prelevato dal tuo conto entro ${theDay(day)}.`,
    paid: (day) => `Prelevato dal tuo conto ${theDay(day)}.`,
    failed: 'La banca non ha pagato. L’importo manca di nuovo dal tuo saldo.',
    canceled: 'Questo prelievo è stato annullato prima di essere eseguito.',
  },
  lead: {
    pending: (day) => `Parte a breve ed è previsto sul tuo conto entro ${theDay(day)}.`,
    in_transit: (day) =>
      `Previsto sul tuo conto entro ${theDay(day)}. Alcune banche impiegano un giorno in più.`,
    paid: (day) => `Sul tuo conto ${fromDay(day)}.`,
    failed: 'La banca ha respinto questo bonifico. Non è andato perso nulla.',
    canceled: 'Questo bonifico è stato annullato prima di partire. Non è andato perso nulla.',
  },
};

export const proofCopy: Words<typeof english.proofCopy> = {
  title: 'Quadratura del bonifico',
  checked: (rows, when) => `${rows}, controllo: ${when}`,
  rows: (count, words) => plural(count, { one: '1 transazione', other: `${words} transazioni` }),
  failed: 'Impossibile leggere la quadratura di questo bonifico.',
  madeOf: 'Da che cosa è composto',
  rowsColumn: 'Righe',
  amountColumn: 'Importo',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `Non spiegato: ${amount}`,
  toTheCent: 'al centesimo',
  exactly: 'esatto',
  off: (amount) => `Questo bonifico differisce di ${amount} dalle sue righe.`,
  offText:
    'I movimenti che lo compongono potrebbero essere ancora in arrivo. Se resta così, comunica all’assistenza l’ID bonifico.',
  allocation: 'Nostra attribuzione',
  allocationText:
    'Il gestore dei pagamenti non dice quali transazioni ha preso un bonifico istantaneo. Contiamo i fondi più vecchi che erano disponibili, e lo segnaliamo.',
  returned:
    'Con questo bonifico non è arrivato denaro in banca, e non trattiene più nessuna delle tue transazioni.',
  hadTaken: 'Le transazioni che aveva preso',
  leftWith: (day) => `Sono partite con il bonifico ${ofDay(day)}`,
  waitsForNext: 'Partono con uno successivo.',
  foot: 'Ogni riga apre le sue transazioni.',
  download: 'Scarica la quadratura',
  paper: 'Quadratura in PDF',
  file: {
    heads: ['ID bonifico', 'ID di riferimento bancario', 'Voce', 'Righe', 'Importo', 'Valuta'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `quadratura-bonifico-${payout}.csv`,
  },
  carriedFrom: (day) => `dal bonifico ${ofDay(day)}`,
};

export const payoutTransactionsCopy: Words<typeof english.payoutTransactionsCopy> = {
  name: 'Transazioni in questo bonifico',
  things: (count) => plural(count, { one: 'transazione', other: 'transazioni' }),
  failed: 'Impossibile caricare le transazioni.',
  empty: {
    icon: 'card',
    title: 'Nessuna transazione appartiene a questo bonifico',
    text: 'Un bonifico non riuscito o annullato restituisce le sue transazioni, che partono con uno successivo.',
  },
};

export const atBankCopy: Words<typeof english.atBankCopy> = {
  title: 'In banca',
  toMatch: 'Da abbinare',
};
