import type {
  riskLevelLabel as english,
  riskLevelCopy as englishRiskLevelCopy,
} from '#domain/payments/risk-level-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const riskLevelLabel: Words<typeof english> = {
  0: 'Normal',
  1: 'Erhöht',
  2: 'Sehr hoch',
};

export const riskLevelCopy: Words<typeof englishRiskLevelCopy> = {
  notAssessed: 'Nicht bewertet',
};
