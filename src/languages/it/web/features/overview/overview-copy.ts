import { capital } from '#languages/it/letters.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/overview-copy.ts';

const GREETINGS = { morning: 'Buongiorno', afternoon: 'Buon pomeriggio', evening: 'Buonasera' } as const;

export const overviewCopy: Words<typeof english.overviewCopy> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]}, ${name}` : GREETINGS[part]),
  lead: (weekday, date, zone) => `${capital(weekday)} ${date} (${zone})`,
  currency: 'Valuta mostrata',
};

export const safeModeCopy: Words<typeof english.safeModeCopy> = {
  title: 'Il tuo sito è in modalità sicura (Safe Mode).',
  text: 'Il suo indirizzo è cambiato, o ne è in funzione una copia. I pagamenti continuano a funzionare; le novità dal gestore dei pagamenti possono arrivare in ritardo.',
  action: 'Intervieni',
};

export const flagCopy: Words<typeof english.flagCopy> = {
  'wcpay-login-error': 'Si è verificato un problema nel portarti alla dashboard dell’account. Riprova.',
  'wcpay-loan-offer-error':
    'Si è verificato un problema nel portarti all’offerta di prestito. Controlla che non sia scaduta e riprova.',
  'wcpay-server-link-error':
    'Si è verificato un problema nel portarti al link richiesto. Controlla che sia valido e riprova.',
  'wcpay-reset-account-error':
    'Si è verificato un problema nella reimpostazione del tuo account. Attendi qualche secondo e riprova.',
};

export const sandboxSuccessCopy: Words<typeof english.sandboxSuccessCopy> = {
  title: 'Il tuo account sandbox è pronto.',
  text: 'Compra qualcosa nel tuo negozio con una carta di test per veder arrivare qui un pagamento.',
  action: 'Apri il tuo negozio',
};

export const fraudBannerCopy: Words<typeof english.fraudBannerCopy> = {
  title: 'Ferma i pagamenti rischiosi prima che ti costino denaro',
  text: 'I filtri di rischio trattengono o bloccano i pagamenti che non convincono: importi insoliti, altri Paesi, indirizzi diversi.',
  action: 'Scegli i tuoi filtri',
  never: 'Non mostrare più',
};

export const toolsCopy: Words<typeof english.toolsCopy> = {
  title: 'Strumenti dell’account',
  text: 'La configurazione non è andata come previsto? Ricomincia con un nuovo account. I pagamenti di test di questo non si vedranno più; gli ordini restano nel negozio.',
  reset: 'Reimposta l’account',
  ask: 'Reimpostare il tuo account?',
  askText:
    'I pagamenti di test di questo account non si vedranno più; gli ordini restano nel negozio. Non si può annullare.',
};

export const standingCopy: Words<typeof english.standingCopy> = {
  waitsFor: {
    you: 'Tocca a te.',
    provider: 'In attesa del gestore dei pagamenti. Non devi fare nulla.',
    nobody: 'Il gestore dei pagamenti comunica per email che cosa succede al denaro ancora trattenuto.',
  },
  checkNow: 'Controlla ora',
  unchanged: 'Non è ancora cambiato nulla.',
  checkFailed: 'Non è stato possibile controllare l’account.',
  update: 'Aggiorna i dati',
  finish: 'Completa la configurazione',
  payouts: 'Configura i bonifici',
  history: 'Vedi i tuoi pagamenti',
  help: 'Che cosa significa',
  words: {
    unfinished: {
      title: 'Il tuo account non è completo.',
      text: 'Completa la configurazione per accettare pagamenti.',
    },
    past_due: {
      title: 'Il termine per i dati del tuo account è scaduto.',
      text: 'Al gestore dei pagamenti servono dati il cui termine è scaduto.',
    },
    due_soon: { title: 'Presto serviranno dei dati.' },
    early_selling: {
      title: 'Puoi vendere; i bonifici iniziano quando il tuo conto bancario è verificato.',
      text: 'La vendita anticipata termina a 5000 $ di vendite o dopo trenta giorni, a seconda di che cosa avviene prima.',
    },
    partly_restricted: {
      title: 'Una parte del tuo account è limitata.',
      text: 'Al gestore dei pagamenti servono altri dati.',
    },
    verifying: {
      title: 'I tuoi dati sono in corso di verifica.',
      text: 'Di solito bastano pochi minuti, a volte fino a due giorni lavorativi.',
    },
    paused: {
      title: 'Il gestore dei pagamenti ha messo in pausa il tuo account.',
      text: 'Sta esaminando l’account e, se gli serve qualcosa, scrive al suo indirizzo email.',
    },
    under_review: {
      title: 'Il tuo account è in revisione.',
      text: 'Di solito bastano pochi giorni.',
    },
    rejected: {
      title: 'Il tuo account è stato respinto.',
      text: 'Non può più accettare pagamenti. Pagamenti, bonifici, contestazioni e documenti passati restano accessibili.',
    },
  },
};

export const liveApplicationCopy: Words<typeof english.liveApplicationCopy> = {
  titles: {
    verifying: 'Il tuo account live è in corso di verifica.',
    under_review: 'Il tuo account live è in revisione.',
    paused: 'Il gestore dei pagamenti ha messo in pausa il tuo account live.',
    rejected: 'Il tuo account live è stato respinto.',
  },
  rejected: 'Qui i pagamenti restano di test.',
  text: 'Qui i pagamenti restano di test finché non può accettarne. Poi questa pagina cambia da sola e la sandbox viene archiviata.',
};

export const connectionSuccessCopy: Words<typeof english.connectionSuccessCopy> = {
  title: 'Il tuo account è verificato',
  text: 'Puoi accettare pagamenti, e i bonifici vanno sul tuo conto bancario. I pagamenti compaiono qui appena i clienti pagano.',
  close: 'Vedi la panoramica',
};

export const detailsSentCopy: Words<typeof english.detailsSentCopy> = {
  title: 'Il gestore dei pagamenti ha ricevuto i tuoi dati',
  text: 'Li controlla, per lo più entro un’ora. Pagamenti e bonifici iniziano quando ha finito; questa pagina lo mostra da sola.',
  close: 'Vedi la panoramica',
};

export const eligibilityCopy: Words<typeof english.eligibilityCopy> = {
  title: 'Puoi iniziare ad accettare pagamenti!',
  text: 'Puoi vendere subito. Il tuo denaro attende finché il conto bancario non è verificato: al massimo 5000 $ di vendite o trenta giorni.',
  startTitle: 'Inizia a vendere ora',
  payoutsTitle: 'Oppure configura prima i bonifici',
  payoutsText: 'Bastano pochi minuti, e il primo bonifico arriva prima.',
  setUp: 'Configura i bonifici',
  start: 'Inizia a vendere',
};
