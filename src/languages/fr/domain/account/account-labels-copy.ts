import type { accountLabelsCopy as english } from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

// Said of the account (masculine), of payments and of payouts (masculine plural).
export const accountLabelsCopy: Words<typeof english> = {
  statuses: {
    complete: 'Complet',
    enabled: 'Activé',
    restricted_soon: 'Bientôt restreint',
    pending_verification: 'En attente',
    restricted_partially: 'Partiellement restreint',
    restricted: 'Restreint',
    under_review: 'En cours d’examen',
  },
  rejected: 'Refusé',
  pending: 'En attente',
  unknown: 'Inconnu',
  payments: {
    enabled: 'Activés',
    pending: 'En attente de vérification',
    disabled: 'Désactivés',
  },
  payouts: {
    suspended: 'Temporairement suspendus',
    pending: 'En attente de vérification',
    disabled: 'Désactivés',
    automatic: (schedule) => `Automatiques, ${schedule}`,
    manual: 'Manuels',
  },
};
