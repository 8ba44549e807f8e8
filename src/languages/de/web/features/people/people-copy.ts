import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  peopleCopy as english,
  peopleListCopy as englishList,
} from '#web/features/people/people-copy.ts';

export const peopleListCopy: Words<typeof englishList> = {
  name: 'Personen',
  things: (count) => plural(count, { one: 'Person', other: 'Personen' }),
  failed: 'Die Personen konnten nicht geladen werden.',
  empty: {
    icon: 'user',
    title: 'Noch niemand',
    text: 'Laden Sie jemanden aus Ihrem Team per E\u2011Mail ein. Eingeladene wählen ihr eigenes Passwort und können tun, was ihre Rolle erlaubt.',
  },
};

export const peopleCopy: Words<typeof english> = {
  title: 'Personen',
  lead: 'Wer an diesem Shop arbeitet, und was jede Person darf.',
  tabs: 'Personen und Rollen',
  people: 'Personen',
  roles: 'Rollen',
  table: 'Personen',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    role: 'Rolle',
    state: 'Status',
    factors: 'Zweiter Schritt',
    last_seen: 'Zuletzt gesehen',
    actions: 'Aktionen',
  },
  states: { active: 'Aktiv', invited: 'Eingeladen', suspended: 'Gesperrt' },
  factors: { passkey: 'Passkey', code: 'Codes' },
  noFactor: 'Keiner',
  expired: 'Einladung abgelaufen',
  you: 'Sie',
  notLately: 'Nicht im letzten Monat',
  notYet: 'Noch nicht',
  until: (when) => `Bis ${when}`,
  untilBy: (when, name) => `Bis ${when} (eingeladen von ${name})`,
  filters: { state: 'Status', role: 'Rolle', factor: 'Zweiter Schritt' },
  search: {
    label: 'Nach Name oder E\u2011Mail suchen',
    placeholder: 'Name oder E\u2011Mail',
    anything: (text) => `Alle mit „${text}“ in Name oder E\u2011Mail`,
  },

  actionsFor: (name) => `Aktionen für ${name}`,
  beyondYou: 'Darf mehr als Sie',
  changeRole: 'Rolle ändern',
  suspend: 'Sperren',
  restore: 'Wieder zulassen',
  remove: 'Entfernen',
  again: 'Einladung erneut senden',
  withdraw: 'Einladung zurückziehen',
  cancel: 'Abbrechen',

  invite: 'Person einladen',
  inviteTitle: 'Person einladen',
  inviteText:
    'Sie erhält per E\u2011Mail einen Link, der einmal und sieben Tage lang funktioniert, und wählt ihr eigenes Passwort.',
  email: 'E-Mail-Adresse',
  emailWrong: 'Geben Sie eine E\u2011Mail-Adresse ein, etwa robin@example.com.',
  firstName: 'Vorname',
  firstNameMissing: 'Geben Sie einen Vornamen ein.',
  role: 'Rolle',
  roleBeyond: (name) => `${name} (darf mehr als Sie)`,
  may: (tasks) => `Die Person darf: ${tasks}.`,
  rolesFailed: 'Die Rollen konnten nicht gelesen werden.',
  inviteAction: 'Einladung senden',
  invited: (email) => `Die Einladung an ${email} ist unterwegs.`,

  changeRoleTitle: (name) => `Rolle von ${name} ändern`,
  changeRoleText: 'Die neue Rolle gilt ab dem nächsten Klick. Die Person wird per E\u2011Mail informiert.',
  ownRoleText: 'Das ist Ihre eigene Rolle. Mit weniger Rechten sehen Sie diese Seite vielleicht nicht mehr.',
  changeRoleAction: 'Rolle ändern',
  roleChanged: (name, role) => `${name} hat jetzt die Rolle „${role}“.`,

  suspendTitle: (name) => `${name} sperren?`,
  suspendText:
    'Die Person wird innerhalb einer Sekunde überall abgemeldet und kommt nicht zurück, bis Sie sie wieder zulassen. Ihre API-Schlüssel gelten nicht mehr, und von ihr gesendete Einladungen werden zurückgezogen. Sie wird per E\u2011Mail informiert.',
  suspended: (name) => `${name} ist gesperrt.`,
  restoreTitle: (name) => `${name} wieder zulassen?`,
  restoreText:
    'Die Person kann sich mit ihrer bisherigen Rolle wieder anmelden, und ihre API-Schlüssel gelten wieder. Sie wird per E\u2011Mail informiert.',
  restored: (name) => `${name} ist wieder zugelassen.`,
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Die Person wird überall abgemeldet, und ihre API-Schlüssel werden widerrufen. Das lässt sich nicht rückgängig machen, aber sie kann wieder eingeladen werden. Was sie getan hat, bleibt unter ihrem Namen im Prüfprotokoll.',
  removed: (name) => `${name} wurde entfernt.`,
  againTitle: (name) => `Einladung an ${name} erneut senden?`,
  againText:
    'Ein neuer Link wird gesendet und gilt sieben Tage. Der zuvor gesendete funktioniert dann nicht mehr.',
  againAction: 'Erneut senden',
  sentAgain: (email) => `Eine neue Einladung an ${email} ist unterwegs.`,
  withdrawTitle: (name) => `Einladung an ${name} zurückziehen?`,
  withdrawText: 'Der gesendete Link funktioniert dann nicht mehr.',
  withdrawAction: 'Zurückziehen',
  withdrawn: (name) => `Die Einladung an ${name} ist zurückgezogen.`,
};
