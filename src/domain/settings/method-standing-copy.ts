import { spoken } from '../shared/spoken.ts';

/** How the provider thinks of a way to pay, and what it asks for. */
export const methodStandingCopy = spoken('domain/settings/method-standing-copy#methodStandingCopy', {
  /** While all is well or nobody asked for the method, nothing is said. */
  statuses: {
    inactive: 'More information needed',
    pending: 'Pending approval',
    pending_verification: 'Pending verification',
    rejected: 'Rejected',
  },
  requirements: {
    'individual.id_number': 'Personal Identification Number',
    'business_profile.url': 'Business Website',
    'company.tax_id': 'Business Number',
  },
} as const);
