import { transactions } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english> = {
  title: (count) => `تصدير المعاملات (${count})؟`,
  action: (count) => `تصدير المعاملات (${count})`,
  question: (count) =>
    `سيجري تصدير ${transactions.of(count)}. لتصغير الملف يمكن استخدام عامل تصفية أو أكثر. هل نتابع؟`,
  accountantsColumns:
    'يتضمن الملف الرسوم والصافي والضريبة والطلب والتحويل ويوم وصوله، أيًا كانت الأعمدة المعروضة.',
};
