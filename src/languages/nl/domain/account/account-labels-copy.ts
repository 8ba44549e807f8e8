import type * as english from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const accountLabelsCopy: Words<typeof english.accountLabelsCopy> = {
  statuses: {
    complete: 'Volledig',
    enabled: 'Ingeschakeld',
    restricted_soon: 'Binnenkort beperkt',
    pending_verification: 'In behandeling',
    restricted_partially: 'Deels beperkt',
    restricted: 'Beperkt',
    under_review: 'Wordt beoordeeld',
  },
  rejected: 'Afgewezen',
  pending: 'In behandeling',
  unknown: 'Onbekend',
  payments: {
    enabled: 'Ingeschakeld',
    pending: 'Wacht op verificatie',
    disabled: 'Uitgeschakeld',
  },
  payouts: {
    suspended: 'Tijdelijk opgeschort',
    pending: 'Wacht op verificatie',
    disabled: 'Uitgeschakeld',
    automatic: (schedule) => `Automatisch, ${schedule}`,
    manual: 'Handmatig',
  },
};
