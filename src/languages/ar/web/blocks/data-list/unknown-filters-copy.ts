import type { Words } from '#languages/kit/words.ts';
import type { unknownFiltersCopy as english } from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english> = {
  label: 'عامل تصفية غير معروف',
  leftOut: (filter, value) =>
    value === ''
      ? `عامل التصفية «${filter}» غير معروف ولم يُستخدم.`
      : `عامل التصفية «${filter}: ${value}» غير معروف ولم يُستخدم.`,
};
