import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/people/people-copy.ts';

export const peopleListCopy: Words<typeof english.peopleListCopy> = {
  name: 'Mensen',
  things: (count) => plural(count, { one: 'persoon', other: 'personen' }),
  failed: 'De mensen konden niet worden geladen.',
  empty: {
    icon: 'user',
    title: 'Nog niemand',
    text: 'Nodig een collega uit per e-mail. Die kiest een eigen wachtwoord en kan doen wat de rol toestaat.',
  },
};

export const peopleCopy: Words<typeof english.peopleCopy> = {
  title: 'Mensen',
  lead: 'Wie aan deze winkel werkt, en wat ieder mag doen.',
  tabs: 'Mensen en rollen',
  people: 'Mensen',
  roles: 'Rollen',
  table: 'Mensen',
  columns: {
    name: 'Naam',
    email: 'E-mail',
    role: 'Rol',
    state: 'Status',
    factors: 'Tweede stap',
    last_seen: 'Laatst gezien',
    actions: 'Acties',
  },
  states: { active: 'Actief', invited: 'Uitgenodigd', suspended: 'Geschorst' },
  factors: { passkey: 'Passkey', code: 'Codes' },
  noFactor: 'Geen',
  expired: 'Uitnodiging verlopen',
  you: 'Jij',
  notLately: 'Niet in de laatste maand',
  notYet: 'Nog niet',
  until: (when) => `Tot ${when}`,
  untilBy: (when, name) => `Tot ${when}, uitgenodigd door ${name}`,
  filters: { state: 'Status', role: 'Rol', factor: 'Tweede stap' },
  search: {
    label: 'Zoek op naam of e-mail',
    placeholder: 'Naam of e-mail',
    anything: (text) => `Iedereen met ‘${text}’ in naam of e-mail`,
  },

  actionsFor: (name) => `Acties voor ${name}`,
  beyondYou: 'Mag meer dan jij',
  changeRole: 'Rol wijzigen',
  suspend: 'Schorsen',
  restore: 'Weer toelaten',
  remove: 'Verwijderen',
  again: 'Uitnodiging opnieuw sturen',
  withdraw: 'Uitnodiging intrekken',
  cancel: 'Annuleren',

  invite: 'Iemand uitnodigen',
  inviteTitle: 'Iemand uitnodigen',
  inviteText:
    'Die krijgt per e-mail een link die één keer werkt, zeven dagen lang, en kiest een eigen wachtwoord.',
  email: 'E-mailadres',
  emailWrong: 'Vul een e-mailadres in, zoals robin@example.com.',
  firstName: 'Voornaam',
  firstNameMissing: 'Vul een voornaam in.',
  role: 'Rol',
  roleBeyond: (name) => `${name} (mag meer dan jij)`,
  may: (tasks) => `Mag: ${tasks}.`,
  rolesFailed: 'De rollen konden niet worden gelezen.',
  inviteAction: 'Uitnodiging sturen',
  invited: (email) => `De uitnodiging aan ${email} is onderweg.`,

  changeRoleTitle: (name) => `De rol van ${name} wijzigen`,
  changeRoleText: 'De nieuwe rol geldt vanaf de volgende klik. De persoon krijgt een e-mail.',
  ownRoleText: 'Dit is je eigen rol. Met een lagere rol zie je deze pagina misschien niet meer.',
  changeRoleAction: 'Rol wijzigen',
  roleChanged: (name, role) => `${name} heeft nu de rol ${role}.`,

  suspendTitle: (name) => `${name} schorsen?`,
  suspendText:
    'De persoon wordt binnen een seconde overal uitgelogd en kan niet terugkomen tot je die weer toelaat. De API-sleutels stoppen, en verstuurde uitnodigingen worden ingetrokken. De persoon krijgt een e-mail.',
  suspended: (name) => `${name} is geschorst.`,
  restoreTitle: (name) => `${name} weer toelaten?`,
  restoreText:
    'De persoon kan weer inloggen met dezelfde rol als eerst, en de API-sleutels werken weer. De persoon krijgt een e-mail.',
  restored: (name) => `${name} mag weer naar binnen.`,
  removeTitle: (name) => `${name} verwijderen?`,
  removeText:
    'De persoon wordt overal uitgelogd en de API-sleutels worden ingetrokken. Dit kun je niet ongedaan maken, maar opnieuw uitnodigen kan wel. Wat de persoon deed, blijft met naam in de auditlog staan.',
  removed: (name) => `${name} is verwijderd.`,
  againTitle: (name) => `De uitnodiging opnieuw sturen naar ${name}?`,
  againText:
    'Er gaat een nieuwe link uit die zeven dagen werkt. De eerder gestuurde link werkt dan niet meer.',
  againAction: 'Opnieuw sturen',
  sentAgain: (email) => `Een nieuwe uitnodiging aan ${email} is onderweg.`,
  withdrawTitle: (name) => `De uitnodiging aan ${name} intrekken?`,
  withdrawText: 'De gestuurde link werkt dan niet meer.',
  withdrawAction: 'Intrekken',
  withdrawn: (name) => `De uitnodiging aan ${name} is ingetrokken.`,
};
