import { figure, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof english.taskListCopy> = {
  title: 'Da fare',
  options: (task) => `Altre opzioni per: ${task}`,
  dismiss: 'Ignora',
  snooze: 'Ricordamelo domani',
  delete: 'Elimina',
  undo: 'Annulla',
  done: {
    dismiss: 'Attività ignorata.',
    snooze: 'Attività rinviata a domani.',
    delete: 'Attività eliminata.',
  },
  notSaved: 'Non è stato possibile mettere da parte l’attività.',
  showMore: (count) => plural(count, { one: 'Mostra 1 altra', other: `Mostra altre ${figure(count)}` }),
  showFewer: 'Mostra meno',
  completed: 'Fatto',
  loading: 'Ricerca delle attività da fare',
  failed: 'Non è stato possibile leggere tutto ciò che è in attesa.',
  nothing: 'Nulla richiede il tuo intervento',
  notYourWork:
    'Contestazioni, pagamenti trattenuti e autorizzazioni in scadenza sono elencati per chi può rispondere o acquisire.',
  nothingText:
    'Qui trovi contestazioni, pagamenti trattenuti, autorizzazioni in scadenza e bonifici non riusciti.',
  orMore: (count) => `${count} o più`,
};

export const detailsTaskCopy: Words<typeof english.detailsTaskCopy> = {
  finish: 'Completa la configurazione dei pagamenti',
  update: 'Aggiorna i dati dell’attività',
  several: (count) =>
    plural(count, {
      one: '1 dato richiede la tua attenzione.',
      other: `${figure(count)} dati richiedono la tua attenzione.`,
    }),
  missing: 'Mancano ancora alcuni dati sulla tua attività.',
  overdue: 'Il termine è scaduto.',
  by: (date) => `Aggiornali entro ${theDay(date)}. Dopo, pagamenti e bonifici vanno in pausa.`,
  waiting: 'Tocca a te',
  finishAction: 'Completa la configurazione',
  updateAction: 'Aggiorna',
  moreAction: 'Altri dettagli',
  dialogTitle: 'Che cosa richiede la tua attenzione',
  dialogLead:
    'Il gestore dei pagamenti non ha potuto accettare questi dati. Correggili: verranno ricontrollati, di solito in pochi minuti.',
  cancel: 'Annulla',
};

export const reconnectTaskCopy: Words<typeof english.reconnectTaskCopy> = {
  title: 'Ricollega il negozio',
  text: 'Il collegamento tra il negozio e il servizio di collegamento del sito è interrotto. I pagamenti funzionano; le novità possono arrivare in ritardo.',
  action: 'Ricollega',
};

export const bankTaskCopy: Words<typeof english.bankTaskCopy> = {
  action: 'Configura i bonifici',
  reasons: {
    after_payment: {
      title: 'Configura i tuoi bonifici',
      text: (date) =>
        `È arrivato il tuo primo pagamento. Verifica il conto bancario entro ${theDay(date)} per riceverlo.`,
    },
    balance_rising: {
      title: 'Verifica il conto bancario per ricevere il denaro',
      text: (date) =>
        `Il tuo saldo cresce. Verifica il conto bancario entro ${theDay(date)}, così potrà essere trasferito.`,
    },
    near_threshold: {
      title: 'Verifica al più presto il conto bancario per continuare a vendere',
      text: (date) =>
        `I pagamenti vanno in pausa a 5000 $ di vendite o ${theDay(date)}, a seconda di che cosa avviene prima. Verifica il conto bancario prima di allora.`,
    },
    threshold_reached: {
      title: 'I tuoi pagamenti sono in pausa: verifica il conto bancario',
      text: () =>
        'Hai raggiunto 5000 $ di vendite o trenta giorni di vendita. Verifica il conto bancario per continuare.',
    },
    no_payment: {
      title: 'Configura i tuoi bonifici',
      text: (date) =>
        `Puoi già vendere. Verifica il conto bancario entro ${theDay(date)} per ricevere il tuo denaro.`,
    },
    no_payment_14_days: {
      title: 'Verifica il conto bancario per ricevere il denaro',
      text: (date) =>
        `Il tuo account è aperto da due settimane. Verifica il conto bancario entro ${theDay(date)} per mantenerlo aperto.`,
    },
    no_payment_30_days: {
      title: 'I tuoi pagamenti sono in pausa: verifica il conto bancario',
      text: () =>
        'Il tuo account è aperto da trenta giorni. Verifica il conto bancario per accettare pagamenti.',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof english.paymentMethodsTaskCopy> = {
  title: 'Aggiungi altri modi di pagare',
  text: 'I clienti comprano più spesso quando trovano il modo di pagare che conoscono.',
  action: 'Aggiungi metodi di pagamento',
};

export const goLiveTaskCopy: Words<typeof english.goLiveTaskCopy> = {
  open: {
    title: 'Configura i pagamenti reali',
    text: 'Verifica la tua attività per accettare pagamenti reali. La sandbox resta finché il tuo account live non può accettarli.',
    time: 'Circa 10 minuti',
    action: 'Passa a live',
  },
  begun: {
    title: 'Completa la configurazione dei pagamenti reali',
    text: 'Al tuo account live mancano ancora dei dati. La sandbox resta finché non può accettare pagamenti.',
    time: 'Tocca a te',
    action: 'Completa la configurazione',
  },
};
