import type {
  riskLevelCopy as englishRiskLevelCopy,
  riskLevelLabel as englishRiskLevelLabel,
} from '#domain/payments/risk-level-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const riskLevelLabel: Words<typeof englishRiskLevelLabel> = {
  0: 'Normal',
  1: 'Elevado',
  2: 'Máximo',
};

export const riskLevelCopy: Words<typeof englishRiskLevelCopy> = {
  notAssessed: 'N/D',
};
