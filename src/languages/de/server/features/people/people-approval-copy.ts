import { listed } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { peopleApprovalCopy as english } from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name} (${email})`),
  role: (who, { now, given }) =>
    now === '' ? `${who} die Rolle „${given}“ geben` : `${who} die Rolle „${given}“ statt „${now}“ geben`,
  suspend: (who) => `${who} sperren`,
  restore: (who) => `${who} wieder zulassen`,
  remove: (who) => `${who} entfernen`,
  invite: (who, role) => `${who} mit der Rolle „${role}“ einladen`,
  again: (who) => `Einladung an ${who} erneut senden`,
  withdraw: (who) => `Einladung an ${who} zurückziehen`,

  makeRole: (name, parts) => `Rolle „${name}“ erstellen: ${parts}`,
  changeRole: (name, parts) => `Rolle „${name}“ ändern: ${parts}`,
  deleteRole: (name) => `Rolle „${name}“ löschen`,
  renamed: (name) => `umbenennen in „${name}“`,
  may: (what) => `darf: ${what}`,
  mayNoLonger: (what) => `darf nicht mehr: ${what}`,
  refunds: (limits) => `erstattet ${limits}`,
  noLimit: 'ohne Grenze',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `bis zu ${amount} auf einmal`,
  mostInADay: (amount) => `${amount} am Tag`,
  mostAtOnceAndInADay: (once, day) => `bis zu ${once} auf einmal, ${day} am Tag`,
  anyAmount: (code) => `jeden Betrag in ${code}`,
  secondFactor: (isDemanded) => (isDemanded ? 'zweiten Faktor verlangen' : 'keinen zweiten Faktor verlangen'),
};
