import type { Words } from '#languages/kit/words.ts';
import type { coreRefusalsCopy as english } from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english> = {
  noStatus: 'هذه ليست حالة من حالات الحساب.',
  noOffer: 'لا يقدّم المزوّد مثل هذا العرض.',
  noCountry: 'لا تفتح الشركة حسابات هنا.',
  interval: 'يلزم اختيار daily أو weekly أو monthly أو manual.',
  dailyInJapan: 'التحويلات اليومية غير ممكنة في اليابان.',
  weekday: 'يلزم اختيار يوم من الاثنين إلى الجمعة.',
  bankNumber: 'يلزم من 4 إلى 20 رقمًا.',
};
