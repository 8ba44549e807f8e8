import { listed } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english.peopleApprovalCopy> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name} (${email})`),
  role: (who, { now, given }) =>
    now === '' ? `Dare a ${who} il ruolo ${given}` : `Dare a ${who} il ruolo ${given} al posto di ${now}`,
  suspend: (who) => `Sospendere ${who}`,
  restore: (who) => `Riammettere ${who}`,
  remove: (who) => `Rimuovere ${who}`,
  invite: (who, role) => `Invitare ${who} con il ruolo ${role}`,
  again: (who) => `Inviare di nuovo l’invito a ${who}`,
  withdraw: (who) => `Ritirare l’invito a ${who}`,

  makeRole: (name, parts) => `Creare il ruolo ${name}: ${parts}`,
  changeRole: (name, parts) => `Modificare il ruolo ${name}: ${parts}`,
  deleteRole: (name) => `Eliminare il ruolo ${name}`,
  renamed: (name) => `nuovo nome: ${name}`,
  may: (what) => `può: ${what}`,
  mayNoLonger: (what) => `non può più: ${what}`,
  refunds: (limits) => `rimborsi ${limits}`,
  noLimit: 'senza limite',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `fino a ${amount} per volta`,
  mostInADay: (amount) => `${amount} al giorno`,
  mostAtOnceAndInADay: (once, day) => `fino a ${once} per volta, ${day} al giorno`,
  anyAmount: (code) => `qualsiasi importo in ${code}`,
  secondFactor: (isDemanded) =>
    isDemanded ? 'richiedere un secondo fattore' : 'non richiedere un secondo fattore',
};
