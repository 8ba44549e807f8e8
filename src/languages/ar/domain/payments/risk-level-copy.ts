import type * as english from '#domain/payments/risk-level-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const riskLevelLabel: Words<typeof english.riskLevelLabel> = {
  0: 'عادي',
  1: 'مرتفع',
  2: 'الأعلى',
};

export const riskLevelCopy: Words<typeof english.riskLevelCopy> = {
  notAssessed: 'غير متاح',
};
