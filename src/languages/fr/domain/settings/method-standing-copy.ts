import type { methodStandingCopy as english } from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english> = {
  statuses: {
    inactive: 'Informations supplémentaires requises',
    pending: 'En attente d’approbation',
    pending_verification: 'En attente de vérification',
    rejected: 'Refusé',
  },
  requirements: {
    'individual.id_number': 'Numéro d’identification personnel',
    'business_profile.url': 'Site web de l’entreprise',
    'company.tax_id': 'Numéro d’entreprise',
  },
};
