import type { Words } from '#languages/kit/words.ts';
import type { failurePagesCopy as english } from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english> = {
  fileTitle: 'ファイルを開けませんでした',
  pageTitle: '現在このページは表示できません',
  nothingTitle: 'このアドレスには何もありません',
  sentence: (title) => `${title}。`,
  toAdmin: 'ストア管理へ',
  toShop: 'ショップへ',
};
