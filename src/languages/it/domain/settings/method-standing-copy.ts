import type * as english from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english.methodStandingCopy> = {
  statuses: {
    inactive: 'Servono altre informazioni',
    pending: 'In attesa di approvazione',
    pending_verification: 'In attesa di verifica',
    rejected: 'Respinto',
  },
  requirements: {
    'individual.id_number': 'Numero di identificazione personale',
    'business_profile.url': 'Sito web dell’attività',
    'company.tax_id': 'Numero di registrazione dell’attività',
  },
};
