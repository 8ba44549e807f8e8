import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/list-totals-copy.ts';

export const listTotalsCopy: Words<typeof english.listTotalsCopy> = {
  all: (count, things) => `Totaal: ${count} ${things}`,
};
