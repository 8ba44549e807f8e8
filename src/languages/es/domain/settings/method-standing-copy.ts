import type { methodStandingCopy as english } from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english> = {
  statuses: {
    inactive: 'Hacen falta más datos',
    pending: 'Pendiente de aprobación',
    pending_verification: 'Pendiente de verificación',
    rejected: 'Rechazado',
  },
  requirements: {
    'individual.id_number': 'Número de identificación personal',
    'business_profile.url': 'Sitio web de la empresa',
    'company.tax_id': 'Número de la empresa',
  },
};
