import type * as english from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const accountLabelsCopy: Words<typeof english.accountLabelsCopy> = {
  statuses: {
    complete: 'Completo',
    enabled: 'Attivo',
    restricted_soon: 'Presto limitato',
    pending_verification: 'In attesa',
    restricted_partially: 'Limitato in parte',
    restricted: 'Limitato',
    under_review: 'In revisione',
  },
  rejected: 'Respinto',
  pending: 'In attesa',
  unknown: 'Sconosciuto',
  payments: {
    enabled: 'Attivi',
    pending: 'In attesa di verifica',
    disabled: 'Non attivi',
  },
  payouts: {
    suspended: 'Sospesi temporaneamente',
    pending: 'In attesa di verifica',
    disabled: 'Non attivi',
    automatic: (schedule) => `Automatici, ${schedule}`,
    manual: 'Manuali',
  },
};
