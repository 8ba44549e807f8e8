import type { accountLabelsCopy as english } from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const accountLabelsCopy: Words<typeof english> = {
  statuses: {
    complete: 'Vollständig',
    enabled: 'Aktiviert',
    restricted_soon: 'Bald eingeschränkt',
    pending_verification: 'Ausstehend',
    restricted_partially: 'Teilweise eingeschränkt',
    restricted: 'Eingeschränkt',
    under_review: 'In Prüfung',
  },
  rejected: 'Abgelehnt',
  pending: 'Ausstehend',
  unknown: 'Unbekannt',
  payments: {
    enabled: 'Aktiviert',
    pending: 'Verifizierung ausstehend',
    disabled: 'Deaktiviert',
  },
  payouts: {
    suspended: 'Vorübergehend ausgesetzt',
    pending: 'Verifizierung ausstehend',
    disabled: 'Deaktiviert',
    automatic: (schedule) => `Automatisch, ${schedule}`,
    manual: 'Manuell',
  },
};
