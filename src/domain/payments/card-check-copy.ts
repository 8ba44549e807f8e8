import { spoken } from '../shared/spoken.ts';

/** What the card's bank answered when it compared what the customer typed with what it keeps. */
export const cardCheckCopy = spoken('domain/payments/card-check-copy#cardCheckCopy', {
  passed: 'Passed',
  failed: 'Failed',
  unavailable: 'Unavailable',
  notChecked: 'Not checked',
} as const);
