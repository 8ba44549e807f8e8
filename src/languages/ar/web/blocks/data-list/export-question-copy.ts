import type { Words } from '#languages/kit/words.ts';
import type { exportQuestionCopy as english } from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english> = {
  period: 'أي فترة؟',
  all: 'كل الفترات',
  periods: {
    this_month: 'هذا الشهر',
    last_month: 'الشهر الماضي',
    last_quarter: 'ربع السنة الماضي',
  },
  days: (from, to) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'تصدير هذا الشهر',
    last_month: 'تصدير الشهر الماضي',
    last_quarter: 'تصدير ربع السنة الماضي',
  },
  periodTitle: (action) => `${action}؟`,
  periodText:
    'في الملف ما حدث في هذه الأيام فقط، وتسري عليه أيضًا عوامل التصفية المحددة في القائمة. اسمه يبيّن الأيام التي يشملها.',
  columns:
    'في الملف الأعمدة الظاهرة أمامك. يمكن تغييرها من «الأعمدة» أعلى القائمة؛ المعرّف والعملة موجودان فيه دائمًا.',
};
