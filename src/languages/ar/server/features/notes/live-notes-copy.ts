import { disputes, rows } from '#languages/ar/counted.ts';
import { figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { liveNotesCopy as english } from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english> = {
  overdueTitle: 'بيانات حسابك متأخرة عن موعدها',
  overdue: 'قد تتوقف المدفوعات والتحويلات إلى أن تصل.',
  neededTitle: 'حسابك يحتاج إلى بيانات إضافية',
  neededBy: (moment, zone) => `يجب تقديمها في موعد أقصاه ${moment} (${zone}) كي تستمر المدفوعات والتحويلات.`,
  neededSoon: 'يجب تقديمها قريبًا كي تستمر المدفوعات والتحويلات.',
  seeNeeded: 'عرض ما ينقص',
  latePayoutTitle: (amount) => `التحويل بمبلغ ${amount} متأخر عن موعده`,
  latePayout: (day) => `كان متوقعًا في ${day}. يُرجى سؤال بنكك مع ذكر المرجع المكتوب في صفحته.`,
  seePayout: 'عرض التحويل',
  groups: {
    dispute_won: {
      one: (amount) => `كسبت نزاعًا: ${amount}`,
      several: (count) => `كسبت ${disputes.of(count)}`,
      text: 'أعاد البنك المال إليك.',
      textOfSeveral: 'أعاد البنك المال إليك.',
    },
    dispute_lost: {
      one: (amount) => `خسرت نزاعًا: ${amount}`,
      several: (count) => `خسرت ${disputes.of(count)}`,
      text: 'يبقى المال للعميل، ولا تُعاد الرسوم.',
      textOfSeveral: 'يبقى المال للعملاء، ولا تُعاد الرسوم.',
    },
    refund_returned: {
      one: (amount) => `استرداد مرتجع: ${amount}`,
      several: (count) => `عمليات استرداد مرتجعة: ${figure(count)}`,
      text: 'لم يقبله بنك العميل. عاد المال إلى رصيدك؛ ويلزم دفعه إلى العميل بطريقة أخرى.',
      textOfSeveral: 'لم تقبلها بنوك العملاء. عاد المال إلى رصيدك؛ ويلزم دفعه إلى العملاء بطريقة أخرى.',
    },
  },
  seePayment: 'عرض الدفعة',
  seeAll: 'عرض الكل',
  exported: {
    transactions: 'اكتمل تصدير المعاملات',
    payouts: 'اكتمل تصدير التحويلات',
    disputes: 'اكتمل تصدير النزاعات',
    blocked: 'اكتمل تصدير الدفعات المحظورة',
    'audit-log': 'اكتمل تصدير سجل التدقيق',
    journal: 'اكتمل إعداد دفتر اليومية',
    statement: 'اكتمل إعداد كشف شهري',
  },
  exportAgain: 'يمكن تنزيله من جديد.',
  exportRows: (count) => `فيه ${rows.is(count)}، ويمكن تنزيله من جديد.`,
  seeExports: 'عرض ملفات التصدير',
};
