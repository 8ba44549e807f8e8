import type { Words } from '#languages/kit/words.ts';
import type { unknownFiltersCopy as english } from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english> = {
  label: '不明なフィルター',
  leftOut: (filter, value) =>
    value === ''
      ? `フィルター「${filter}」は不明なため、適用されませんでした。`
      : `フィルター「${filter}：${value}」は不明なため、適用されませんでした。`,
};
