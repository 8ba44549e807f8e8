import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english> = {
  started: (email) => `جارٍ إعداد ملف التصدير. سيُنزَّل تلقائيًا ويُرسَل بالبريد إلى ${apart(email)}.`,
  late: (email) => `الملف ليس جاهزًا بعد. سيُرسَل بالبريد إلى ${apart(email)}.`,
};
