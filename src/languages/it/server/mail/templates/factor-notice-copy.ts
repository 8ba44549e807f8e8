import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english.factorNoticeCopy> = {
  changedSubject: (storeName) => `Il modo in cui accedi a ${storeName} è cambiato`,
  changed: {
    codesOn: (storeName) =>
      `I codici monouso di un’app sono stati attivati per il tuo account su ${storeName}.`,
    codesOff: (storeName) =>
      `I codici monouso di un’app sono stati disattivati per il tuo account su ${storeName}.`,
    newRecoveryCodes: (storeName) =>
      `Sono stati creati nuovi codici di recupero per il tuo account su ${storeName}, e quelli precedenti non valgono più.`,
    reset: (storeName) =>
      `Tutti i secondi fattori del tuo account su ${storeName} sono stati rimossi, così puoi configurarli di nuovo.`,
  },
  passkeyAdded: (name, storeName) => `La passkey “${name}” è stata aggiunta al tuo account su ${storeName}.`,
  passkeyRemoved: (name, storeName) =>
    `La passkey “${name}” è stata rimossa dal tuo account su ${storeName}.`,
  ifNotYou:
    'Se eri tu, non devi fare nulla. Se non eri tu, cambia subito la password e avvisa un titolare del negozio.',
  ifNotAsked:
    'Se l’hai chiesto tu, accedi e configura di nuovo il secondo passaggio. Se non l’hai chiesto, avvisa subito un altro titolare del negozio.',

  resetSubject: (storeName) => `Il tuo secondo passaggio su ${storeName} sta per essere reimpostato`,
  resetAsked: (by, storeName) =>
    `${by} ha chiesto di rimuovere le tue passkey e i tuoi codici su ${storeName}, dicendo che li hai persi.`,
  resetDue: (moment) => `Verranno rimossi il: ${moment}`,
  ifNotLost:
    'Se li hai persi, attendi fino ad allora e accedi con la sola password. Se non li hai persi, accedi con il secondo passaggio: così annulli la reimpostazione. Poi avvisa un altro titolare del negozio.',

  usedCodeSubject: (storeName) => `Su ${storeName} è stato usato un codice di recupero`,
  usedCode: (storeName) =>
    `Qualcuno ha usato uno dei tuoi codici di recupero su ${storeName} al posto del secondo passaggio.`,
  codesLeft: (left) => plural(left, { one: 'Rimasto: 1 codice', other: `Rimasti: ${figure(left)} codici` }),
  makeNew: 'Creane di nuovi nella tua pagina prima che ti serva un altro codice.',
  ifNotYouUsed:
    'Se eri tu e hai perso il telefono, rimuovilo nella tua pagina e crea nuovi codici. Se non eri tu, cambia subito la password.',

  linkSubject: (storeName) => `Imposta una nuova password su ${storeName}`,
  linkAsked: (storeName) =>
    `Qualcuno ha chiesto una nuova password per il tuo account su ${storeName}. Questo link permette di impostarla. Funziona una volta, entro un’ora.`,
  ifNotYouAsked: 'Se non eri tu, non devi fare nulla: senza questa email nessuno può usare il link.',
  setIt: 'Imposta una nuova password:',
  link: 'Imposta una nuova password',
};
