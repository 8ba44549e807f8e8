import type * as english from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english.methodStandingCopy> = {
  statuses: {
    inactive: 'Meer informatie nodig',
    pending: 'Wacht op goedkeuring',
    pending_verification: 'Wacht op verificatie',
    rejected: 'Afgewezen',
  },
  requirements: {
    'individual.id_number': 'Persoonlijk identificatienummer',
    'business_profile.url': 'Website van het bedrijf',
    'company.tax_id': 'Bedrijfsnummer',
  },
};
