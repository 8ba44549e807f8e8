import type { Words } from '#languages/kit/words.ts';
import type { methodLogosCopy as english } from '#web/features/connect/method-logos-copy.ts';

export const methodLogosCopy: Words<typeof english> = {
  sepa: 'SEPA口座振替',
  becs: 'BECS口座振替',
  oneClick: 'ワンクリックチェックアウト',
};
