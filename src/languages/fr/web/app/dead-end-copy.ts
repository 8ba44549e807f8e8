import type { Words } from '#languages/kit/words.ts';
import type { deadEndCopy as english } from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english> = {
  notFoundWhat: 'Il n’y a rien ici',
  notFound:
    'Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
  notFoundAction: 'Aller à l’accueil',

  refusedWhat: 'Votre compte ne permet pas de gérer la boutique',
  refused: (email) =>
    `Votre session est ouverte avec l’adresse ${email}. Demandez à un administrateur d’autoriser ce compte à gérer la boutique, ` +
    'ou déconnectez-vous et revenez avec un autre compte.',
};
