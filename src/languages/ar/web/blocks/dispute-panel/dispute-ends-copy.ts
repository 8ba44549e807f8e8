import { days } from '#languages/ar/counted.ts';
import { numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeEndsCopy as english } from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english> = {
  daysLeft: (count) => `يتبقى ${days.is(count)}`,
  lastDay: 'اليوم آخر يوم',
  pastDue: 'فات الموعد',
  acceptFailed: 'حدث خطأ في قبول النزاع. يُرجى إعادة المحاولة لاحقًا.',
  submitted: 'أُرسلت الأدلة!',
  submitFailed: (reason) => `تعذّر إرسال الأدلة. (${reason})`,
  accepted: (order) =>
    order === undefined ? 'تم قبول النزاع.' : `تم قبول النزاع على الطلب ${numbered(order)}.`,
};
