import type { Words } from '#languages/kit/words.ts';
import type { disputeDetailsCopy as english } from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english> = {
  title: 'تفاصيل النزاع',
  waitingTitle: 'لحظة من فضلك',
  waiting: 'جارٍ الانتقال إلى تفاصيل الدفعة…',
  failedTitle: 'حدث خطأ في جلب النزاع',
  failed: 'يُرجى فحص الاتصال بالشبكة وإعادة المحاولة.',
};
