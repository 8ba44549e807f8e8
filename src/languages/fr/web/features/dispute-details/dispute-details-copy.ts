import type { Words } from '#languages/kit/words.ts';
import type { disputeDetailsCopy as english } from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english> = {
  title: 'Détails du litige',
  waitingTitle: 'Un instant, s’il vous plaît',
  waiting: 'Redirection vers les détails du paiement…',
  failedTitle: 'Erreur lors du chargement du litige',
  failed: 'Vérifiez votre connexion et réessayez.',
};
