import type { booksFailuresCopy as english } from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english> = {
  books_days_wrong: 'يلزم اختيار يوم أول لا يأتي بعد اليوم الأخير، وكلاهما بين 1970 و2999.',
  books_chart_wrong:
    'حساب في دليل الحسابات ينقصه رقم أو اسم، أو رقمه مستخدم في حساب آخر، أو له رقم لا يقبله DATEV. لم يُحفظ شيء.',
  books_locked_basis:
    'توجد أشهر أُقفلت حسب يوم القيد المعتمد الآن. يلزم فتحها قبل اعتماد يوم آخر؛ وإلا قُيّدت مدفوعات مرتين أو لم تُقيَّد أبدًا.',
  books_month_not_over: 'لم ينتهِ هذا الشهر بعد. يمكن قفله متى انتهى.',
  books_month_locked: 'هذا الشهر مقفل بالفعل.',
  books_month_gap: 'شهر أسبق منه ما زال مفتوحًا. تُقفل الأشهر واحدًا بعد الآخر.',
  books_month_not_locked: 'هذا الشهر غير مقفل.',
  books_month_locked_after: 'شهر لاحق مقفل أيضًا. يلزم فتحه أولًا.',
  books_not_datev:
    'لا يقبل DATEV إلا أرقام حسابات من أربع إلى ثماني خانات. يلزم أولًا اختيار دليل لـ DATEV في دليل الحسابات.',
};
