import type {
  riskLevelCopy as englishRiskLevelCopy,
  riskLevelLabel as englishRiskLevelLabel,
} from '#domain/payments/risk-level-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const riskLevelLabel: Words<typeof englishRiskLevelLabel> = {
  0: '通常',
  1: '高',
  2: '最高',
};

export const riskLevelCopy: Words<typeof englishRiskLevelCopy> = {
  notAssessed: '評価なし',
};
