import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/person/person-copy.ts';

export const personCopy: Words<typeof english.personCopy> = {
  loading: 'Utente',
  failed: 'Impossibile caricare questa persona.',
  missing: 'A questo indirizzo non c’è nessuno',
  missingText: 'L’account potrebbe essere stato rimosso, o l’indirizzo essere incompleto.',
  you: 'Sei tu',
  about: 'Informazioni',
  name: 'Nome',
  email: 'Email',
  since: 'Membro dal',
  mayDo: 'Può fare',
  nothing: 'Nulla in questa amministrazione',
  password: 'Cambia la tua password',
  passwordLead: 'Qui la tua sessione resta aperta; tutte le altre vengono chiuse.',
  current: 'Password attuale',
  next: 'Nuova password',
  nextHelp: 'Almeno 12 caratteri.',
  again: 'Ripeti la nuova password',
  currentMissing: 'Inserisci la password attuale.',
  tooShort: 'Usa almeno 12 caratteri.',
  tooLong: 'Usa al massimo 1024 caratteri.',
  different: 'Le due nuove password sono diverse.',
  save: 'Cambia password',
  saved: 'La tua password è stata cambiata.',
  notSaved: 'La tua password non è stata cambiata.',
  unsaved: 'La tua nuova password non è ancora salvata.',
};

export const mailChoicesCopy: Words<typeof english.mailChoicesCopy> = {
  title: 'Che cosa ricevi per email',
  lead: 'Tutto è comunque nei messaggi. Ogni scelta si salva subito e vale solo per te.',
  failed: 'Impossibile caricare le tue scelte.',
  saved: 'La tua scelta è stata salvata.',
  notSaved: 'La tua scelta non è stata salvata.',
  kinds: {
    dispute_due: {
      label: 'Contestazioni che attendono risposta',
      help: 'Sette, tre e un giorno prima della scadenza, e un giorno prima che una bozza venga consegnata o persa.',
    },
    export_ready: {
      label: 'File che hai richiesto',
      help: 'Il file stesso se è piccolo, altrimenti il link.',
    },
    payout_trouble: { label: 'Bonifici non riusciti o in ritardo', help: 'Entro dieci minuti.' },
    holds_ending: {
      label: 'Pagamenti trattenuti per revisione e autorizzazioni in scadenza',
      help: 'Quando ce n’è uno nuovo su cui decidere o da acquisire.',
    },
    dispute_decided: { label: 'Contestazioni vinte e perse', help: 'Quando la banca ha deciso.' },
    refund_returned: {
      label: 'Rimborsi respinti',
      help: 'Quando la banca di un cliente non ha accettato il denaro.',
    },
    requirements: {
      label: 'Dati che servono al gestore dei pagamenti',
      help: 'Quando manca qualcosa, e quando il termine è scaduto.',
    },
  },
  always: {
    label: 'Sicurezza e modifiche del conto bancario',
    help: 'Sempre per email: nuovi dispositivi, password, chiavi API, e dove va il tuo denaro.',
  },
};
