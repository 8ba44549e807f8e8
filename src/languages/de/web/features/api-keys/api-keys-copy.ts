import type { Words } from '#languages/kit/words.ts';
import type { apiKeysCopy as english } from '#web/features/api-keys/api-keys-copy.ts';

export const apiKeysCopy: Words<typeof english> = {
  title: 'API-Schlüssel',
  lead: 'Mit einem Schlüssel kann ein Programm in Ihrem Namen Daten des Shops lesen oder ändern.',
  learnMore: 'Wie Schlüssel verwendet werden',
  everyCall: 'Alle Aufrufe, zum Lesen und Ausprobieren',
  table: 'API-Schlüssel',
  columns: {
    description: 'Beschreibung',
    key: 'Endet auf',
    scope: 'Darf',
    user: 'Handelt für',
    created: 'Erstellt',
    lastUsed: 'Zuletzt verwendet',
    expires: 'Gültig bis',
    actions: 'Aktionen',
  },
  scopes: { read: 'Lesen', write: 'Ändern', read_write: 'Lesen und ändern' },
  scopeHelp: {
    read: 'Listen, Details und Exporte. Ändern kann er nichts.',
    write: 'Ändert, was unten ausgewählt ist, und liest nichts: für Programme, die nur etwas übermitteln.',
    read_write: 'Alles, was unten ausgewählt ist.',
  },
  neverUsed: 'Nie',
  from: (ip) => `von ${ip}`,
  neverEnds: 'Bis auf Widerruf',
  expired: 'Abgelaufen',
  proposes: 'Schlägt nur vor',

  emptyTitle: 'Noch keine API-Schlüssel',
  empty:
    'Erstellen Sie einen für jedes Programm, damit Sie eines stoppen können, ohne die anderen zu stoppen.',
  loadFailed: 'Die API-Schlüssel konnten nicht gelesen werden.',

  create: 'API-Schlüssel erstellen',
  createTitle: 'API-Schlüssel erstellen',
  description: 'Beschreibung',
  descriptionHelp: 'Wer ihn verwendet, etwa „Buchhaltung“.',
  descriptionMissing: 'Geben Sie an, wofür der Schlüssel ist.',
  descriptionTooLong: (max) => `Verwenden Sie höchstens ${max} Zeichen.`,
  scope: 'Der Schlüssel darf',
  all: 'Alles, was Ihre Rolle darf, heute und später',
  allHelp:
    'Schalten Sie dies aus, um Aufgabe für Aufgabe zu wählen. Ein Programm sollte nicht mehr dürfen, als es braucht.',
  capabilities: 'Seine Aufgaben',
  capabilitiesMissing: 'Wählen Sie mindestens eine Sache, die der Schlüssel darf.',
  ends: 'Die Gültigkeit endet',
  lives: {
    '30': 'In 30 Tagen',
    '90': 'In 90 Tagen',
    '365': 'In einem Jahr',
    never: 'Wenn er widerrufen wird',
  },
  onlyProposes: 'Schlägt nur vor: Eine Person gibt frei, was er beantragt',
  onlyProposesHelp: 'Für Skripte und Assistenten: Was der Schlüssel beantragt, wartet, bis jemand zustimmt.',
  createAction: 'Schlüssel erstellen',
  cancel: 'Abbrechen',

  madeTitle: 'Ihr neuer API-Schlüssel',
  made: 'Kopieren Sie jetzt beides. Das Geheimnis wird nur dieses eine Mal angezeigt; wir behalten keine lesbare Kopie.',
  consumerKey: 'Schlüssel',
  consumerSecret: 'Geheimnis',
  madeDone: 'Ich habe beides kopiert',

  revoke: 'Widerrufen',
  revokeName: (description) => `${description} widerrufen`,
  revokeTitle: (description) => `„${description}“ widerrufen?`,
  revokeText:
    'Programme, die diesen Schlüssel verwenden, funktionieren sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
  revokeAction: 'Schlüssel widerrufen',
  revoked: (description) => `„${description}“ wurde widerrufen.`,
};
