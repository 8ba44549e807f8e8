import type { accountLabelsCopy as english } from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const accountLabelsCopy: Words<typeof english> = {
  statuses: {
    complete: 'Completa',
    enabled: 'Activada',
    restricted_soon: 'Pronto restringida',
    pending_verification: 'Pendiente',
    restricted_partially: 'Restringida en parte',
    restricted: 'Restringida',
    under_review: 'En revisión',
  },
  rejected: 'Rechazada',
  pending: 'Pendiente',
  unknown: 'Desconocida',
  payments: {
    enabled: 'Activados',
    pending: 'Pendientes de verificación',
    disabled: 'Desactivados',
  },
  payouts: {
    suspended: 'Suspendidas temporalmente',
    pending: 'Pendientes de verificación',
    disabled: 'Desactivadas',
    automatic: (schedule) => `Automáticas, ${schedule}`,
    manual: 'Manuales',
  },
};
