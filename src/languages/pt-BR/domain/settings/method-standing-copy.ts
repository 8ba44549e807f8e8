import type { methodStandingCopy as english } from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english> = {
  statuses: {
    inactive: 'Faltam informações',
    pending: 'Aprovação pendente',
    pending_verification: 'Verificação pendente',
    rejected: 'Rejeitada',
  },
  requirements: {
    'individual.id_number': 'Número de identidade pessoal',
    'business_profile.url': 'Site da empresa',
    'company.tax_id': 'Número de registro da empresa',
  },
};
