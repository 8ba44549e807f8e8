import type { Words } from '#languages/kit/words.ts';
import type { waitingCopy as english } from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english> = {
  unread: 'غير مقروءة',
  awaiting: 'بانتظار الرد',
  uncaptured: 'بانتظار التحصيل',
  more: '99+',

  rail: 'الـ72 ساعة القادمة',
  marks: {
    dispute: {
      one: (sum, at) => `نزاع على ${sum}: الرد حتى ${at}`,
      several: (count, at) => `عدد النزاعات ${count}، وأول رد مطلوب حتى ${at}`,
    },
    hold: {
      one: (sum, at) => `دفعة بمبلغ ${sum} موقوفة للمراجعة: القرار حتى ${at}`,
      several: (count, at) => `عدد الدفعات الموقوفة للمراجعة ${count}، وأولها حتى ${at}`,
    },
    capture: {
      one: (sum, at) => `آخر موعد لتحصيل ${sum}: ${at}`,
      several: (count, at) => `عدد الدفعات المطلوب تحصيلها ${count}، وأول موعد ${at}`,
    },
    payout: {
      one: (sum, day) => `تحويل بمبلغ ${sum} يصل في ${day}`,
      several: (count, day) => `عدد التحويلات ${count}، ويصل أولها في ${day}`,
    },
  },
  withdrawal: (sum, day) => `يُسحب ${sum} من حسابك البنكي في ${day}`,
};
