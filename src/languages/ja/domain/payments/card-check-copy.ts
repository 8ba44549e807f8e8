import type { cardCheckCopy as english } from '#domain/payments/card-check-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardCheckCopy: Words<typeof english> = {
  passed: '一致',
  failed: '不一致',
  unavailable: '確認不可',
  notChecked: '未確認',
};
