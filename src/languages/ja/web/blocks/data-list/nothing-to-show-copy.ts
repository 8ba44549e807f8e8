import type { Words } from '#languages/kit/words.ts';
import type { nothingToShowCopy as english } from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english> = {
  clearFilters: 'フィルターをクリア',
  noMatchTitle: (things) => `一致する${things}はありません`,
  noMatch: '検索とフィルターに一致するものがありません。どれかを変更するか、すべてクリアしてください。',
  pastEndTitle: 'このページには何もありません',
  pastEnd: '一覧はここまで続いていません。開いた後に行が減った可能性があります。',
  firstPage: '最初のページへ',
};
