import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'لم تعد هذه الجدولة موجودة. تلزم إعادة تحميل الصفحة.',
  schedule_stopped: 'هذه الجدولة متوقفة. يلزم تشغيلها أولًا.',
  schedule_misfit:
    'لا يأتي هذا الملف بهذه الصيغة أو بهذا التكرار. يأتي الكشف الشهري مرة في الشهر، ويحتاج الملف الأسبوعي إلى يوم من الأسبوع.',
  schedule_filters_wrong:
    'لا يمكن للجدولة تضييق القائمة هكذا: يجب أن تنطبق كل عوامل التصفية، والأيام تأتي من الجدولة.',
  schedule_beyond_you: 'ترسل الجدولة ما يمكنك تصديره، ولا يمكنك تصدير هذا.',
  schedule_beyond_them:
    'أحد الأشخاص المختارين لا يمكنه تصدير هذا أو لم يعد هنا. يلزم اختيار أشخاص من القائمة فقط.',
};
