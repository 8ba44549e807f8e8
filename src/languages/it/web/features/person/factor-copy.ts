import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/person/factor-copy.ts';

export const factorCopy: Words<typeof english.factorCopy> = {
  title: 'Secondo passaggio',
  lead: 'Con che cosa accedi oltre alla password. Chi scopre soltanto la tua password resta fuori.',
  failed: 'Impossibile caricare il secondo passaggio.',
  demanded: 'Il tuo ruolo ne richiede uno: l’ultimo non si può rimuovere.',
  codes: 'Codici di un’app di autenticazione',
  codesOff: 'Non attivi',
  codesSince: (when) => `Attivazione: ${when}`,
  addCodes: 'Configura',
  removeCodes: 'Disattiva',
  removeCodesTitle: 'Disattivare i codici?',
  removeCodesText:
    'Dopo, i codici della tua app per questo negozio non valgono più nulla. Puoi riconfigurarli quando vuoi.',
  codesRemoved: 'I codici sono disattivati.',
  codesAdded: 'I codici sono attivi.',
  passkeys: 'Passkey',
  noPasskeys:
    'Ancora nessuna. Una passkey usa l’impronta digitale, il volto o il PIN su un tuo dispositivo, e non richiede password.',
  impossible: {
    no_name:
      'Non a questo indirizzo: le passkey sono legate a un nome di dominio, e questo negozio si apre con un indirizzo IP. Chi gestisce il server deve impostare PUBLIC_URL su un nome.',
    no_https: 'Non a questo indirizzo: le passkey richiedono https.',
  },
  unknown: 'Questo browser non supporta le passkey.',
  addPasskey: 'Aggiungi una passkey',
  passkeyName: 'Nome',
  passkeyNameHelp: 'Con cui riconosci il dispositivo.',
  passkeyNameMissing: 'Inserisci un nome.',
  passkeyNext: 'Continua',
  passkeyLead:
    'Il browser ti chiede poi l’impronta digitale, il volto o il PIN, oppure una chiave da inserire.',
  passkeyAdded: 'La passkey è stata aggiunta.',
  notAdded: 'Non è stato aggiunto nulla.',
  renamePasskey: 'Rinomina',
  renamePasskeyName: (name) => `Rinomina la passkey ${name}`,
  renamePasskeyTitle: (name) => `Rinomina “${name}”`,
  renamePasskeyAction: 'Salva il nome',
  passkeyRenamed: 'La passkey ha il nuovo nome.',
  notRenamed: 'Il nome non è stato salvato.',
  removePasskey: 'Rimuovi',
  removePasskeyName: (name) => `Rimuovi la passkey ${name}`,
  removePasskeyTitle: (name) => `Rimuovere “${name}”?`,
  removePasskeyText: 'Non farà più entrare nessuno. Rimuovila anche dal dispositivo.',
  passkeyRemoved: 'La passkey è stata rimossa.',
  synced: 'Su tutti i tuoi dispositivi',
  oneDevice: 'Su un dispositivo',
  neverUsed: 'Mai usata',
  lastUsed: (when) => `Ultimo uso: ${when}`,
  recovery: 'Codici di recupero',
  left: (count) => plural(count, { one: '1 rimasto', other: `${figure(count)} rimasti` }),
  few: (count) =>
    count === 0
      ? 'Nessuno rimasto. Creane di nuovi: senza, un dispositivo perso ti lascia fuori.'
      : plural(count, {
          one: 'Ne resta solo 1. Creane di nuovi prima che finiscano.',
          other: `Ne restano solo ${figure(count)}. Creane di nuovi prima che finiscano.`,
        }),
  renew: 'Creane di nuovi',
  renewTitle: 'Creare nuovi codici di recupero?',
  renewText: 'Quelli che hai conservato smettono subito di valere.',
  renewAction: 'Crea nuovi codici',
  codesTitle: 'I tuoi codici di recupero',
  codesText:
    'Ognuno ti fa entrare una volta quando non hai il dispositivo. Conservali dove li trovi anche senza: non verranno più mostrati.',
  codesDone: 'Li ho conservati',
  copyAll: 'tutti i codici di recupero',
  setupTitle: 'Configura i codici',
  setupLead:
    'Scansiona il codice QR con un’app di autenticazione sul telefono, poi inserisci il codice che mostra.',
  square: 'Un codice QR per la tua app di autenticazione. Sotto trovi la stessa chiave come testo.',
  secret: 'Oppure scrivi questo nell’app',
  code: 'Codice',
  codeHelp: 'Sei cifre.',
  codeMissing: 'Inserisci il codice mostrato dall’app.',
  confirm: 'Attiva',
  cancel: 'Annulla',
  reset: 'Reimposta il secondo passaggio',
  resetTitle: 'Reimpostare il secondo passaggio di questa persona?',
  resetText:
    'Per chi ha perso il dispositivo e i codici di recupero. Fra 24 ore le sue passkey e i suoi codici smettono di funzionare, e accede con la sola password finché non lo configura di nuovo. Riceve subito un’email, e può annullare accedendo con ciò che ha. Assicurati al telefono che sia davvero quella persona a chiederlo.',
  resetAsked: 'Il secondo passaggio viene reimpostato fra 24 ore.',
  ownReset: {
    title: (by) => `${by} ha chiesto di reimpostare il tuo secondo passaggio.`,
    due: 'Verrà rimosso:',
    text: 'Se non l’hai perso, mantienilo, e chiedi perché.',
    end: 'Mantieni il mio secondo passaggio',
  },
  otherReset: {
    title: (by) => `${by} ha chiesto di reimpostare questo secondo passaggio.`,
    due: 'Verrà rimosso:',
    text: 'Un accesso con questo secondo passaggio annulla la reimpostazione.',
    end: 'Annulla la reimpostazione',
  },
  resetEnded: 'La reimpostazione è stata annullata.',
  none: 'Non configurato.',
};

export const sessionsCopy: Words<typeof english.sessionsCopy> = {
  title: 'Accessi aperti',
  lead: 'Dove il tuo account è aperto ora. Termina ciò che non riconosci, e cambia la password.',
  leadOther: 'Dove questo account è aperto ora.',
  failed: 'Impossibile caricare le sessioni.',
  lastSeen: (when) => `ultima attività: ${when}`,
  since: (when) => `accesso: ${when}`,
  here: 'Questa',
  end: 'Termina',
  endName: (device, ip) => `Termina la sessione di ${device} da ${ip}`,
  ended: 'La sessione è stata terminata.',
  endOthers: 'Termina tutte le altre',
  endAll: 'Termina tutte',
  endedMany: (count) =>
    plural(count, {
      one: '1 sessione è stata terminata.',
      other: `${figure(count)} sessioni sono state terminate.`,
    }),
  notEnded: 'La sessione non è stata terminata.',
  none: 'Nessuna sessione aperta con questo account.',
};
