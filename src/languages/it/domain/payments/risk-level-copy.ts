import type * as english from '#domain/payments/risk-level-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const riskLevelLabel: Words<typeof english.riskLevelLabel> = {
  0: 'Normale',
  1: 'Elevato',
  2: 'Massimo',
};

export const riskLevelCopy: Words<typeof english.riskLevelCopy> = {
  notAssessed: 'N/D',
};
