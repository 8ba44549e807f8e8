import type { Words } from '#languages/kit/words.ts';
import { listed } from '#languages/nl/speech.ts';
import type * as english from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english.peopleApprovalCopy> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name} (${email})`),
  role: (who, { now, given }) =>
    now === '' ? `${who} de rol ${given} geven` : `${who} de rol ${given} geven in plaats van ${now}`,
  suspend: (who) => `${who} schorsen`,
  restore: (who) => `${who} weer toelaten`,
  remove: (who) => `${who} verwijderen`,
  invite: (who, role) => `${who} uitnodigen met de rol ${role}`,
  again: (who) => `De uitnodiging opnieuw sturen naar ${who}`,
  withdraw: (who) => `De uitnodiging aan ${who} intrekken`,

  makeRole: (name, parts) => `De rol ${name} maken: ${parts}`,
  changeRole: (name, parts) => `De rol ${name} wijzigen: ${parts}`,
  deleteRole: (name) => `De rol ${name} verwijderen`,
  renamed: (name) => `nieuwe naam: ${name}`,
  may: (what) => `mag: ${what}`,
  mayNoLonger: (what) => `mag niet meer: ${what}`,
  refunds: (limits) => `terugbetalingen ${limits}`,
  noLimit: 'zonder limiet',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `tot ${amount} per keer`,
  mostInADay: (amount) => `${amount} per dag`,
  mostAtOnceAndInADay: (once, day) => `tot ${once} per keer, ${day} per dag`,
  anyAmount: (code) => `elk bedrag in ${code}`,
  secondFactor: (isDemanded) => (isDemanded ? 'een tweede factor eisen' : 'geen tweede factor eisen'),
};
