import { figure } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/api-keys/api-keys-copy.ts';

export const apiKeysCopy: Words<typeof english.apiKeysCopy> = {
  title: 'Chiavi API',
  lead: 'Una chiave permette a un programma di leggere o modificare i dati del negozio a tuo nome.',
  learnMore: 'Come si usano le chiavi',
  everyCall: 'Tutte le chiamate, da leggere e da provare',
  table: 'Chiavi API',
  columns: {
    description: 'Descrizione',
    key: 'La chiave termina con',
    scope: 'Può',
    user: 'A nome di',
    created: 'Creata',
    lastUsed: 'Ultimo uso',
    expires: 'Scadenza',
    actions: 'Azioni',
  },
  scopes: { read: 'Leggere', write: 'Modificare', read_write: 'Leggere e modificare' },
  scopeHelp: {
    read: 'Elenchi, dettagli ed esportazioni. Non può modificare nulla.',
    write:
      'Modifica ciò che scegli qui sotto e non legge nulla: per programmi che inseriscono soltanto dati.',
    read_write: 'Tutto ciò che scegli qui sotto.',
  },
  neverUsed: 'Mai',
  from: (ip) => `da ${ip}`,
  neverEnds: 'Quando viene revocata',
  expired: 'Scaduta',
  proposes: 'Può solo proporre',

  emptyTitle: 'Ancora nessuna chiave API',
  empty: 'Creane una per ogni programma, così puoi fermarne uno senza fermare gli altri.',
  loadFailed: 'Impossibile leggere le chiavi API.',

  create: 'Crea una chiave API',
  createTitle: 'Crea una chiave API',
  description: 'Descrizione',
  descriptionHelp: 'Che cosa la usa, per esempio “Contabilità”.',
  descriptionMissing: 'Indica a che cosa serve la chiave.',
  descriptionTooLong: (max) => `Usa al massimo ${figure(max)} caratteri.`,
  scope: 'La chiave può',
  all: 'Tutto ciò che può fare il tuo ruolo, oggi e in futuro',
  allHelp: 'Disattiva per scegliere compito per compito. Un programma dovrebbe avere solo ciò che gli serve.',
  capabilities: 'I suoi compiti',
  capabilitiesMissing: 'Scegli almeno una cosa che la chiave può fare.',
  ends: 'La chiave scade',
  lives: {
    '30': 'Fra 30 giorni',
    '90': 'Fra 90 giorni',
    '365': 'Fra un anno',
    never: 'Quando viene revocata',
  },
  onlyProposes: 'Può solo proporre: una persona approva ciò che la chiave chiede',
  onlyProposesHelp: 'Per script e assistenti: ciò che la chiave chiede attende che qualcuno sia d’accordo.',
  createAction: 'Crea la chiave',
  cancel: 'Annulla',

  madeTitle: 'La tua nuova chiave API',
  made: 'Copia entrambi ora. Il segreto viene mostrato solo questa volta; non ne conserviamo una copia leggibile.',
  consumerKey: 'Chiave',
  consumerSecret: 'Segreto',
  madeDone: 'Ho copiato entrambi',

  revoke: 'Revoca',
  revokeName: (description) => `Revoca ${description}`,
  revokeTitle: (description) => `Revocare “${description}”?`,
  revokeText: 'I programmi che usano questa chiave smettono subito di funzionare. Non si può annullare.',
  revokeAction: 'Revoca la chiave',
  revoked: (description) => `“${description}” è stata revocata.`,
};
