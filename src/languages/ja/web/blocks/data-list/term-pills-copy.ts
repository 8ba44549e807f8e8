import type { Words } from '#languages/kit/words.ts';
import type { termPillsCopy as english } from '#web/blocks/data-list/term-pills-copy.ts';

export const termPillsCopy: Words<typeof english> = {
  searchTerm: '検索',
  searchTerms: '検索した語句',
  removeTerm: (term) => `検索語句を削除：${term}`,
};
