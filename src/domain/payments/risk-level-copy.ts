import { spoken } from '../shared/spoken.ts';

export const riskLevelLabel = spoken('domain/payments/risk-level-copy#riskLevelLabel', {
  0: 'Normal',
  1: 'Elevated',
  2: 'Highest',
} as const);

export const riskLevelCopy = spoken('domain/payments/risk-level-copy#riskLevelCopy', {
  /** Nobody assessed the payment. */
  notAssessed: 'N/A',
} as const);
