import { spoken } from '../shared/spoken.ts';

/** How an account stands, in one or two words. */
export const accountLabelsCopy = spoken('domain/account/account-labels-copy#accountLabelsCopy', {
  statuses: {
    complete: 'Complete',
    enabled: 'Enabled',
    restricted_soon: 'Restricted soon',
    pending_verification: 'Pending',
    restricted_partially: 'Restricted partially',
    restricted: 'Restricted',
    under_review: 'Under review',
  },
  rejected: 'Rejected',
  /** Somebody who sells before being verified. */
  pending: 'Pending',
  unknown: 'Unknown',
  payments: {
    enabled: 'Enabled',
    pending: 'Pending verification',
    disabled: 'Disabled',
  },
  payouts: {
    suspended: 'Temporarily suspended',
    pending: 'Pending verification',
    disabled: 'Disabled',
    /** With the words of `scheduleCopy`: "Automatic, weekly on Monday". */
    automatic: (schedule: string) => `Automatic, ${schedule}`,
    manual: 'Manual',
  },
} as const);
