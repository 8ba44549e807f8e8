import type { Words } from '#languages/kit/words.ts';
import type { exportLanguageCopy as english } from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english> = {
  title: 'بأي لغة يكون الملف؟',
  language: 'لغة الملف',
  english: 'الإنجليزية',
  loading: 'جارٍ تحميل لغة ملفات التصدير',
  always: 'استخدام هذه اللغة دائمًا',
  alwaysHelp: 'لن يُطرح السؤال من جديد. الخيار موجود أيضًا في الإعدادات، تحت «التقارير».',
  export: 'تصدير',
  notSaved: 'لم يُحفظ اختيارك. يمكن إعادة المحاولة، أو التصدير من دونه.',
};
