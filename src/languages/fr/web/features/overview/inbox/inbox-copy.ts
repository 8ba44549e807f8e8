import type { Words } from '#languages/kit/words.ts';
import type { inboxCopy as english } from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english> = {
  title: 'Boîte de réception',
  unread: 'à lire',
  dismissAll: 'Tout effacer',
  dismiss: (title) => `Effacer le message : ${title}`,
  askOne: 'Effacer ce message ?',
  askOneText: 'Il disparaît de la boîte de réception pour tous ceux qui gèrent cette boutique.',
  askAll: 'Effacer tous les messages ?',
  askAllText: 'Ils disparaissent de la boîte de réception pour tous ceux qui gèrent cette boutique.',
  confirmOne: 'Effacer le message',
  confirmAll: 'Effacer tous les messages',
  dismissed: 'Message effacé',
  allDismissed: 'Tous les messages sont effacés',
  notDismissed: 'Le message n’a pas pu être effacé',
  noneDismissed: 'Les messages n’ont pas pu être effacés',
  notBroughtBack: 'Les messages n’ont pas pu être rétablis.',
  undo: 'Annuler',
  failed: 'Une erreur s’est produite lors du chargement de la boîte de réception. Réessayez.',
  reload: 'Recharger',
  emptyTitle: 'Rien de nouveau',
  emptyText:
    'Les rappels de dates limites, les virements échoués et les autres nouvelles de vos paiements apparaissent ici.',
};
