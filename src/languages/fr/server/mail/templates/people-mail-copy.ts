import type { Words } from '#languages/kit/words.ts';
import type { peopleMailCopy as english } from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english> = {
  invitedSubject: (inviter, storeName) => `${inviter} vous invite chez ${storeName}`,
  invited: (inviter, storeName, role) =>
    `${inviter} vous invite à travailler sur les paiements de la boutique ${storeName}. Votre rôle sera : ${role}.`,
  how: 'Choisissez un mot de passe ici, et c’est fait :',
  once: (until) =>
    `Le lien fonctionne une fois, jusqu’au ${until}. Ne le transmettez pas : quiconque l’ouvre prend votre place.`,
  otherwise: 'Si vous ne savez pas de quoi il s’agit, il n’y a rien à faire.',
  accept: 'Accepter l’invitation',

  changedSubject: {
    role: (storeName, role) => `Votre rôle chez ${storeName} est maintenant « ${role} »`,
    suspend: (storeName) => `Votre compte chez ${storeName} est suspendu`,
    restore: (storeName) => `Votre accès à ${storeName} est rétabli`,
    remove: (storeName) => `Votre compte chez ${storeName} a été supprimé`,
  },
  changed: {
    role: (by, storeName, role) =>
      `${by} a changé ce que vous pouvez faire chez ${storeName}. Votre rôle est désormais « ${role} » ; rechargez une page ouverte pour le voir.`,
    suspend: (by, storeName) =>
      `${by} a suspendu votre compte chez ${storeName}. Vos sessions sont fermées partout, et vos clés API ne fonctionnent plus tant que votre accès n’est pas rétabli.`,
    restore: (by, storeName) =>
      `${by} a rétabli votre accès à ${storeName}. Connectez-vous comme avant ; vos clés API fonctionnent de nouveau.`,
    remove: (by, storeName) =>
      `${by} a supprimé votre compte chez ${storeName}. Vous ne pouvez plus vous connecter, et vos clés API sont révoquées. Ce que vous avez fait reste dans le journal d’audit de la boutique.`,
  },
  ask: 'Si cela vous surprend, demandez des explications à cette personne.',
  signIn: 'Se connecter',
};
