import type { Words } from '#languages/kit/words.ts';
import type { nothingToShowCopy as english } from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english> = {
  clearFilters: 'مسح عوامل التصفية',
  noMatchTitle: () => 'لا توجد نتائج',
  noMatch: 'لا شيء يطابق البحث وعوامل التصفية. يمكن تغيير أحدها أو مسحها كلها.',
  pastEndTitle: 'لا شيء في هذه الصفحة',
  pastEnd: 'القائمة أقصر من ذلك. ربما اختفت صفوف منذ فتحها.',
  firstPage: 'الانتقال إلى الصفحة الأولى',
};
