import { orders } from '#languages/ar/counted.ts';
import { numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { completeOrdersCopy as english } from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english> = {
  one: 'إكمال الطلب',
  mayNot: 'دورك لا يشمل إكمال الطلبات.',
  several: (count) => `إكمال ${orders.of(count)}`,
  done: (number) => `اكتمل الطلب ${numbered(number)}.`,
  doneSeveral: (count, shown) => (count === 1 ? 'اكتمل طلب واحد.' : `عدد الطلبات المكتملة: ${shown}.`),
  left: (words, count) =>
    `${words} تعذّر إكمال الباقي (${count}): لا تُكمل إلا الطلبات المدفوعة التي لم تكتمل بعد.`,
  notDone: 'لم يكتمل شيء.',
};
