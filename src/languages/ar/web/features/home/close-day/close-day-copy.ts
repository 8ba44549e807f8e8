import type { Words } from '#languages/kit/words.ts';
import type { closeDayCopy as english } from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english> = {
  title: 'إقفال اليوم',
  day: (day, zone) => `${day}، ${zone}`,
  loading: 'جارٍ جمع حركات اليوم',
  failed: 'تعذّر جمع حركات اليوم.',
  opening: 'الرصيد الافتتاحي',
  closing: 'الرصيد الختامي',
  unexplained: 'غير مفسَّر',
  lines: {
    payments: 'المدفوعات',
    refunds: 'عمليات الاسترداد',
    disputes: 'النزاعات',
    fees: 'الرسوم',
    payouts: 'التحويلات',
    other: 'أخرى',
  },
  ledger: (currency) => `اليوم بعملة ${currency}`,
  addsUp: 'الحركات في سجلاتك تطابق الرصيد لدى مزوّد الدفع.',
  off: {
    title: (sums) => `${sums} بلا تفسير`,
    text: 'الرصيد لدى مزوّد الدفع يختلف عن سجلاتك. ربما لم يصل شيء إلى هنا بعد: تعرض المزامنة ما ينقص وتجلبه. يمكن الفحص من جديد بعد ذلك.',
    sync: 'فتح المزامنة',
    rows: 'عرض معاملات اليوم',
    again: 'الفحص من جديد',
  },
  note: 'سبب اعتماده مع ذلك',
  noteMissing: 'يلزم تدوين السبب.',
  signOff: 'اعتماد اليوم',
  signed: (name) => `الاعتماد من ${name}،`,
  said: (note) => `«${note}»`,
  done: 'تم الاعتماد. وهو مدوَّن في سجل التدقيق.',
  notDone: 'لم يُعتمد اليوم.',
  print: 'طباعة',
};
