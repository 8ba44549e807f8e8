import { listed } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { peopleApprovalCopy as english } from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name} (${email})`),
  role: (who, { now, given }) =>
    now === ''
      ? `Donner à ${who} le rôle « ${given} »`
      : `Donner à ${who} le rôle « ${given} » au lieu de « ${now} »`,
  suspend: (who) => `Suspendre l’accès : ${who}`,
  restore: (who) => `Rétablir l’accès : ${who}`,
  remove: (who) => `Supprimer l’accès : ${who}`,
  invite: (who, role) => `Inviter ${who} avec le rôle « ${role} »`,
  again: (who) => `Renvoyer l’invitation à ${who}`,
  withdraw: (who) => `Retirer l’invitation envoyée à ${who}`,

  makeRole: (name, parts) => `Créer le rôle ${name} : ${parts}`,
  changeRole: (name, parts) => `Modifier le rôle ${name} : ${parts}`,
  deleteRole: (name) => `Supprimer le rôle ${name}`,
  renamed: (name) => `le renommer ${name}`,
  may: (what) => `peut : ${what}`,
  mayNoLonger: (what) => `ne peut plus : ${what}`,
  refunds: (limits) => `remboursements ${limits}`,
  noLimit: 'sans limite',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `jusqu’à ${amount} en une fois`,
  mostInADay: (amount) => `${amount} par jour`,
  mostAtOnceAndInADay: (once, day) => `jusqu’à ${once} en une fois, ${day} par jour`,
  anyAmount: (code) => `tout montant en ${code}`,
  secondFactor: (isDemanded) => (isDemanded ? 'exiger un second facteur' : 'ne pas exiger de second facteur'),
};
