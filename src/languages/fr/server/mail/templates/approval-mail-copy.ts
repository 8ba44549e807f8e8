import type { Words } from '#languages/kit/words.ts';
import type { approvalMailCopy as english } from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english> = {
  askedSubject: (storeName, what) => `Approbation requise chez ${storeName} : ${what}`,
  asked: (by, storeName) =>
    `${by} demande chez ${storeName} une opération qui nécessite l’accord d’une seconde personne.`,
  what: (what) => `Opération : ${what}`,
  why: (note) => `Motif : ${note}`,
  until: (moment) => `Date limite : ${moment}`,
  decidedBy: (who) => `Décision de : ${who}`,
  decide: 'Rien n’est fait avant que quelqu’un l’approuve. Approuvez ou refusez ici (connexion requise) :',
  see: 'Voir la demande ici (connexion requise) :',
  link: 'Approbations',
  endedSubject: {
    done: (what) => `Approuvé et exécuté : ${what}`,
    ready: (what) => `Approuvé : ${what}`,
    failed: (what) => `Non exécuté : ${what}`,
    declined: (what) => `Refusé : ${what}`,
    expired: (what) => `Non approuvé à temps : ${what}`,
  },
  ended: {
    done: 'Votre demande a été approuvée et exécutée.',
    ready:
      'Votre demande a été approuvée. Refaites maintenant l’opération vous-même : elle affiche un secret que personne d’autre ne peut voir.',
    failed: 'Votre demande n’a pas pu être exécutée. Rien n’a été modifié.',
    declined: 'Votre demande a été refusée. Rien n’a été fait.',
    expired:
      'Personne n’a approuvé votre demande à temps. Rien n’a été fait ; refaites-la si elle est encore nécessaire.',
  },
};
