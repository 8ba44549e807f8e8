import { counted } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { listTotalsCopy as english } from '#web/blocks/data-list/list-totals-copy.ts';

export const listTotalsCopy: Words<typeof english> = {
  all: (count, things) => `${things} 全${counted(count, things)}`,
};
