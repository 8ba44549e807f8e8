import type { methodStandingCopy as english } from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english> = {
  statuses: {
    inactive: 'Weitere Angaben nötig',
    pending: 'Zulassung ausstehend',
    pending_verification: 'Verifizierung ausstehend',
    rejected: 'Abgelehnt',
  },
  requirements: {
    'individual.id_number': 'Ausweis- oder Personennummer',
    'business_profile.url': 'Website des Unternehmens',
    'company.tax_id': 'Unternehmensnummer',
  },
};
