import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof english.payoutsListCopy> = {
  name: 'Storico dei bonifici',
  things: (count) => plural(count, { one: 'bonifico', other: 'bonifici' }),
  failed: 'Impossibile caricare i bonifici.',
  empty: {
    icon: 'payout',
    title: 'Ancora nessun bonifico',
    text: 'Quando i primi pagamenti diventano disponibili partono verso la tua banca, e ogni bonifico compare qui.',
  },
};

export const payoutsCopy: Words<typeof english.payoutsCopy> = {
  title: 'Bonifici',
  show: 'Mostra',
  showAll: 'Tutti i bonifici',
  showAdvanced: 'Filtri avanzati',
  total: 'Totale',
  chooseCurrency: 'Scegli una valuta per vedere i totali.',
  note: (currency, zone) => `${currency}, ${zone}`,

  filters: {
    date: 'Data',
    status: 'Stato',
    source: 'Metodo di pagamento',
  },

  detailsColumn: 'Dettagli',
  details: 'Dettagli',
  detailsOf: (type, amount, day) => `Dettagli del bonifico: ${type} di ${amount}, ${day}`,
  noBank: 'Nessun conto bancario',
  atBankColumn: 'In banca',
  notAtBank: 'Nessuna riga attesa',
  whatToDo: 'Che cosa fare',
  whatToDoAbout: (state) => `${state}: che cosa fare`,

  exportTitle: (count) => `Esportare ${count} bonifici?`,
  exportAction: (count) => `Esporta ${count} bonifici`,
  exportQuestion: (count) =>
    `Stai per esportare ${figure(count)} bonifici. Per ridurre l’esportazione puoi usare uno o più filtri. Vuoi continuare?`,
};

export const payoutTilesCopy: Words<typeof english.payoutTilesCopy> = {
  label: 'Bonifici in sintesi',
  next: 'Prossimo bonifico',
  inTransit: 'In transito',
  paidThisMonth: 'Trasferito questo mese',
  payouts: (count, words) => plural(count, { one: '1 bonifico', other: `${words} bonifici` }),
  unknown: 'Non disponibile',
};

export const payoutNoticesCopy: Words<typeof english.payoutNoticesCopy> = {
  failed:
    'I bonifici sono in pausa perché uno recente non è riuscito. Aggiorna le coordinate del tuo conto bancario.',
  failedTitle: 'I tuoi bonifici sono in pausa',
  updateBank: 'Aggiorna le coordinate bancarie',
  nextTitle: 'Quando parte il prossimo bonifico',
  next: (schedule) =>
    `I fondi disponibili partono automaticamente, ${schedule}. Le banche impiegano 1–3 giorni lavorativi per mostrarli.`,
  learnMore: 'Scopri di più sul calendario dei bonifici',
};

export const feedbackCopy: Words<typeof english.feedbackCopy> = {
  question: 'I bonifici funzionano bene per te?',
  questionText:
    'Una tua parola aiuta altri titolari di negozi a scegliere e noi a migliorare ciò che non funziona.',
  yes: 'Sì',
  no: 'No',

  positiveTitle: 'Ci fa piacere',
  positiveText: 'Se vuoi, raccontalo ad altri titolari di negozi: una tua parola li aiuta a scegliere bene.',
  done: 'Fatto',

  negativeTitle: 'Che cosa si può migliorare?',
  negativeText: 'Dicci che cosa è andato storto o che cosa ti manca. Leggiamo ogni parola.',
  comments: 'Il tuo commento',
  send: 'Invia il commento',
  cancel: 'Annulla',
  thanks: 'Grazie per il tuo commento!',
  failed: 'Il tuo commento non è stato inviato.',
};
