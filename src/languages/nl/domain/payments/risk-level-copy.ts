import type * as english from '#domain/payments/risk-level-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const riskLevelLabel: Words<typeof english.riskLevelLabel> = {
  0: 'Normaal',
  1: 'Verhoogd',
  2: 'Zeer hoog',
};

export const riskLevelCopy: Words<typeof english.riskLevelCopy> = {
  notAssessed: 'Niet beoordeeld',
};
