import type { fraudOutcomeLabel as english } from '#domain/fraud/fraud-outcome-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const fraudOutcomeLabel: Words<typeof english> = {
  allow: '成功',
  review: '確認待ち',
  block: 'ブロック済み',
};
