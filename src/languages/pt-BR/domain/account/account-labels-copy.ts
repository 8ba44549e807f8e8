import type { accountLabelsCopy as english } from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const accountLabelsCopy: Words<typeof english> = {
  statuses: {
    complete: 'Completa',
    enabled: 'Ativada',
    restricted_soon: 'Restrita em breve',
    pending_verification: 'Pendente',
    restricted_partially: 'Parcialmente restrita',
    restricted: 'Restrita',
    under_review: 'Em análise',
  },
  rejected: 'Rejeitada',
  pending: 'Pendente',
  unknown: 'Desconhecida',
  payments: {
    enabled: 'Ativados',
    pending: 'Verificação pendente',
    disabled: 'Desativados',
  },
  payouts: {
    suspended: 'Suspensos temporariamente',
    pending: 'Verificação pendente',
    disabled: 'Desativados',
    automatic: (schedule) => `Automáticos, ${schedule}`,
    manual: 'Manuais',
  },
};
