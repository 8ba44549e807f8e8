import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/connect/connect-copy.ts';

export const connectCopy: Words<typeof english.connectCopy> = {
  greeting: (name) => (name ? `Ciao ${name}, iniziamo a incassare` : 'Iniziamo a incassare'),
  title: 'Accetta pagamenti nel tuo negozio',
  lead: 'Carte e metodi locali, nelle valute dei tuoi clienti. Denaro, commissioni e bonifici in un solo posto, e ogni bonifico quadra.',
  methods: 'Metodi di pagamento',
  more: (count) => `+ ${count}`,
  moreLabel: (count) =>
    plural(count, {
      one: '1 altro metodo di pagamento',
      other: `Altri ${figure(count)} metodi di pagamento`,
    }),
  payouts: 'Bonifici',
  payoutsValue: 'Automatici, ogni giorno',
  capture: 'Acquisizione dei pagamenti',
  captureValue: 'Al momento dell’ordine',
  recurring: 'Pagamenti ricorrenti',
  recurringValue: 'Supportati',
  verifyTitle: 'Verificherai i dati della tua attività',
  verifyText: 'Bastano circa dieci minuti, e puoi fermarti e riprendere.',
  verifyLink: 'Che cosa ti serve',
  primary: {
    connect_store: 'Collega il tuo negozio',
    verify: 'Verifica i dati dell’attività',
    finish: 'Completa la verifica dei dati',
    overview: 'Vedi la panoramica',
  },
  terms: (terms, privacy) => `Continuando accetti i ${terms} e l’${privacy}.`,
  termsLink: 'termini di servizio',
  privacyLink: 'informativa sulla privacy',
  reset: 'Reimposta l’account',

  incomplete: 'Completa la configurazione per accettare pagamenti.',
  sandboxFailed: 'Si è verificato un errore nella configurazione del tuo account sandbox. Riprova!',
  paused:
    'Abbiamo sospeso temporaneamente la creazione di nuovi account. Nient’altro nel tuo negozio ne risente. Torna fra qualche giorno.',
  connected: 'Il tuo account di pagamento è collegato',
  verifying: 'Il tuo account live è in corso di verifica',
  connectedText: 'Pagamenti, bonifici e ciò che serve ancora all’account sono nella panoramica.',
  notConnected: 'Il tuo account non è stato collegato. Non è andato perso nulla: riprendi da dove eri.',
  saved: 'Le pagine completate sono salvate',
  besideSandbox: 'Il tuo account live non è completo',
  besideSandboxText: 'La sandbox resta com’è finché l’account live non può accettare pagamenti.',

  needsTitle: 'Verificare la tua attività',
  needsLead:
    'La legge chiede a chi gestisce pagamenti di sapere chi riceve il denaro. Il gestore dei pagamenti controlla questi dati; noi non conserviamo mai i tuoi documenti.',
  needsOwner: 'Sul titolare',
  needsOwnerText:
    'Nome, indirizzo di residenza, data di nascita, un numero di identificazione e una foto di un passaporto o di una carta d’identità.',
  needsBusiness: 'Sull’attività',
  needsBusinessText:
    'Denominazione legale, tipo di attività, codice fiscale o numero di registrazione, sito web.',
  needsBank: 'Un conto bancario',
  needsBankText: 'Dove devono andare i bonifici. Deve essere intestato al titolare o all’attività.',
  close: 'Chiudi',

  countryContinue: 'Continua',
  cancel: 'Annulla',

  resetTitle: 'Reimpostare l’account?',
  resetText:
    'Ricominci con un nuovo account. I pagamenti di test e i dati inseriti finora non si vedranno più; gli ordini restano nel negozio.',
  resetAction: 'Reimposta l’account',

  sandboxTitle: 'Sto configurando un negozio per qualcun altro.',
  sandboxText:
    'Prova tutto con pagamenti di test: nessun controllo d’identità, nessun denaro reale. Il titolare verifica l’attività in seguito; i dati della sandbox restano separati.',
  sandboxAction: 'Attiva la modalità sandbox',
  sandboxTry: 'Prova in una sandbox',
  loaderTitle: 'Completamento della configurazione',
  loaderText: 'Creazione del tuo account sandbox. Bastano pochi secondi.',

  atHand: 'Che cosa tenere a portata di mano',
  who: 'Chi fa che cosa',
  steps: [
    { id: 'you', icon: 'user', title: 'Tu', text: 'Inserisci i dati dell’attività, circa 10 minuti' },
    {
      id: 'company',
      icon: 'shield',
      title: 'Gestore dei pagamenti',
      text: 'Li controlla, per lo più entro un’ora',
    },
    {
      id: 'bank',
      icon: 'payout',
      title: 'Banca',
      text: 'Riceve il primo bonifico circa 7 giorni dopo la prima vendita',
    },
  ],
};
