import type { peopleFailuresCopy as english } from '#contract/kit/people-failures-copy.ts';
import { figure, listed, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const peopleFailuresCopy: Words<typeof english> = {
  account_suspended:
    'Votre compte est suspendu, rien n’a donc été fait. Demandez à la personne qui gère les accès de cette boutique de rétablir le vôtre.',
  own_factor_first:
    'Configurez d’abord votre propre second facteur : votre rôle l’exigerait aussitôt de vous. Rien n’a été modifié.',
  api_key_expired: 'Cette clé API a expiré. Créez-en une nouvelle dans Paramètres › Clés API.',
  api_key_beyond_you:
    'Une clé ne peut pas avoir plus de droits que vous. Choisissez seulement ce que votre propre rôle permet.',
  person_is_yourself:
    'Vous ne pouvez ni suspendre, ni supprimer, ni réinitialiser votre propre accès. Demandez à une autre personne qui gère les accès.',
  person_beyond_you:
    'Cette personne a plus de droits que vous ; seule une personne ayant autant de droits peut y changer quelque chose.',
  person_changed: 'Quelqu’un vient de modifier cette personne. Regardez de nouveau avant de continuer.',
  role_beyond_you:
    'Nul ne donne ce qu’il n’a pas : ce rôle permet plus, ou de plus gros remboursements, que le vôtre.',
  last_owner:
    'Une boutique a besoin d’un propriétaire, et c’est le dernier. Donnez d’abord ce rôle à quelqu’un d’autre.',
  email_works_here: 'Une personne avec cette adresse e-mail travaille déjà ici.',
  email_invited: 'Cette adresse e-mail est déjà invitée. Renvoyez cette invitation, ou retirez-la d’abord.',
  invitation_over: 'Cette invitation a été acceptée, retirée ou renvoyée entre-temps.',
  role_missing: 'Ce rôle n’existe plus. Choisissez-en un autre.',
  role_name_taken: 'Un rôle porte déjà ce nom. Choisissez un autre nom.',
  role_in_use: ({ names, more }) =>
    more > 0
      ? `Ce rôle ne peut pas être supprimé tant que quelqu’un l’a : ${names.join(', ')} et ${plural(more, { one: `${more} autre`, other: `${figure(more)} autres` })}.`
      : `Ce rôle ne peut pas être supprimé tant que quelqu’un l’a : ${listed(names)}.`,
};
