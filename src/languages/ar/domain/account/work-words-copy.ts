import type { workCopy as english } from '#domain/account/work-words-copy.ts';
import { days } from '#languages/ar/counted.ts';
import { apart, figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const workCopy: Words<typeof english> = {
  disputes: {
    one: (sum, left) => `الرد على نزاع بمبلغ ${sum}: يتبقى ${days.is(left)}`,
    oneOnLastDay: (sum) => `الرد على نزاع بمبلغ ${sum}: اليوم آخر يوم`,
    oneText: (by) => `يجب الرد في موعد أقصاه ${apart(by)}، وإلا كسبه العميل.`,
    oneAction: 'الرد الآن',
    several: ({ words }) => `الرد على النزاعات الجارية (${words})`,
    allToday: ({ words }) => `الرد على النزاعات الجارية (${words})، كلها اليوم`,
    someToday: ({ words }, today) => `الرد على النزاعات الجارية (${words})، منها ${figure(today)} اليوم`,
    severalFor: ({ words }, sum) => `الرد على النزاعات الجارية (${words})، بمجموع ${sum}`,
    allTodayFor: ({ words }, sum) => `الرد على النزاعات الجارية (${words})، كلها اليوم، بمجموع ${sum}`,
    someTodayFor: ({ words }, today, sum) =>
      `الرد على النزاعات الجارية (${words})، منها ${figure(today)} اليوم، بمجموع ${sum}`,
    severalText: (by) => `موعد أول رد أقصاه ${apart(by)}.`,
    severalAction: 'عرض النزاعات',
  },
  held: {
    one: 'البت في دفعة موقوفة',
    oneToday: 'البت في دفعة موقوفة، اليوم',
    oneText: (by) => `أوقفتها قواعد الحماية لديك. ينتهي الحجز في ${apart(by)}.`,
    several: ({ words }) => `البت في الدفعات الموقوفة (${words})`,
    allToday: ({ words }) => `البت في الدفعات الموقوفة (${words})، كلها اليوم`,
    someToday: ({ words }, today) => `البت في الدفعات الموقوفة (${words})، منها ${figure(today)} اليوم`,
    severalText: (by) => `أوقفتها قواعد الحماية لديك. ينتهي أول حجز في ${apart(by)}.`,
    action: 'مراجعة',
  },
  expiring: {
    one: 'تحصيل دفعة قبل انتهاء حجزها',
    oneToday: 'تحصيل دفعة قبل انتهاء حجزها، اليوم',
    oneText: (by) => `يجب تحصيلها في موعد أقصاه ${apart(by)}.`,
    several: ({ words }) => `تحصيل الدفعات قبل انتهاء حجزها (${words})`,
    allToday: ({ words }) => `تحصيل الدفعات قبل انتهاء حجزها (${words})، كلها اليوم`,
    someToday: ({ words }, today) => `تحصيل الدفعات قبل انتهاء حجزها (${words})، منها ${figure(today)} اليوم`,
    severalText: (by) => `يجب تحصيل أولها في موعد أقصاه ${apart(by)}.`,
    action: 'تحصيل',
  },
  worth: (title, sum) => `${title}: ${sum}`,

  failedPayout: {
    title: (sum, day) => `فشل تحويل ${day} بمبلغ ${sum}`,
    text: (reason) => `${reason} عاد المال إلى رصيدك.`,
    action: 'عرض التحويل',
  },
  failedWithdrawal: {
    title: (sum, day) => `فشل سحب ${day} بمبلغ ${sum}`,
    text: (reason) => `${reason} نقص رصيدك من جديد.`,
  },
  missingPayout: {
    title: (sum) => `التحويل بمبلغ ${sum} غير موجود في كشف حسابك البنكي`,
    text: (day, since) =>
      `كان متوقعًا بحلول ${day}، أي قبل ${days.of(since)}. يُرجى البحث عنه في «المطابقة»؛ وإن لم يكن هناك، فيُرجى سؤال بنكك مع ذكر معرّفه المرجعي.`,
    action: 'عرض التحويل',
  },
  unsentDraft: {
    title: (sum) => `أدلتك في نزاع ${sum} ليست لدى البنك`,
    changesTitle: (sum) => `ما غيّرته في أدلتك بشأن ${sum} ليس لدى البنك`,
    too_little: (by) =>
      `هي أقل من أن تُسلَّم نيابة عنك. يجب إكمالها أو إرسالها في موعد أقصاه ${apart(by)}، وإلا لم يصل إلى البنك شيء.`,
    switched_off: (by) =>
      `متجرك لا يسلّم المسودات. يجب إرسالها في موعد أقصاه ${apart(by)}، وإلا لم يصل إلى البنك شيء.`,
    saved_before: (by) =>
      `ما حفظته لوقت لاحق يذهب إليه من تلقاء نفسه. يجب حفظ ما غيّرته أيضًا أو إرساله في موعد أقصاه ${apart(by)}.`,
    action: 'إكمالها',
  },
};
