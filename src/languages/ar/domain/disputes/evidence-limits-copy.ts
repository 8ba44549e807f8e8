import type { evidenceLimitsCopy as english } from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english> = {
  filesExceedLimit:
    'الملفات المرفقة أدلةً في هذا النزاع تتجاوز الحد الأقصى لحجمها مجتمعة. يُرجى استخدام ملفات أصغر. تلميح: إن كان بينها صور، فقد تكفي نسخ منها بدقة أقل.',
};
