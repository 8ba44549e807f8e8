import type { Words } from '#languages/kit/words.ts';
import type { notificationsCopy as english } from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english> = {
  region: 'Notifications du prestataire de paiement',
  actionRequired: 'Vous devez traiter les notifications de cette page avant de continuer.',
  inReview: 'Les éléments ci-dessous sont en cours d’examen.',
  resolved:
    'Toutes les notifications sont traitées. Actualisez la page pour voir l’état actuel de votre compte.',
  refresh: 'Actualiser',
  failed: 'Les notifications du prestataire de paiement n’ont pas pu être affichées',
  needsHttps:
    'Certaines notifications de notre partenaire financier nécessitent HTTPS et ne peuvent pas être affichées à cette adresse.',
  learnMore: 'En savoir plus',
};
