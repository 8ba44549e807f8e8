import { fromLeft } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof english.activityCopy> = {
  title: 'نشاط المدفوعات',
  period: 'الفترة',
  failed: 'حدث خطأ في جلب بيانات نشاط المدفوعات.',
  emptyTitle: 'لا مدفوعات… بعد!',
  emptyText: 'فور أن يدفع أحد، تعرض هذه البطاقة مبيعاتك وما استُرد منها وما دُفع من رسوم.',
  emptyAction: 'فتح متجرك',
  volume: 'إجمالي الحجم',
  charges: 'المخصوم من العملاء',
  refunds: 'عمليات الاسترداد',
  disputes: 'النزاعات',
  fees: 'الرسوم',
  net: 'الصافي',
  netNote: 'الحجم بعد الرسوم',
  volumeHint: 'عن إجمالي الحجم',
  volumeText: 'المخصوم من العملاء ناقصًا عمليات الاسترداد والنزاعات، قبل الرسوم.',
  change: (words, range) => `${fromLeft(words)} مقارنةً بالفترة ${range}`,
  payments: (count, isOne) => (isOne ? 'دفعة واحدة' : `عدد الدفعات: ${count}`),
  refundCount: (count, isOne) => (isOne ? 'عملية استرداد واحدة' : `عدد العمليات: ${count}`),
  disputeCount: (count, isOne) => (isOne ? 'حركة واحدة' : `عدد الحركات: ${count}`),
  ofVolume: (percent) => `${percent} من المخصوم من العملاء`,
  todaySoFar: (volume) => `اليوم حتى الآن: ${volume}. وهو ليس ضمن هذه الأيام بعد.`,
  showToday: 'عرض اليوم',
  report: 'فتح التقرير',
  zone: (range, zone) => `${range}، ${zone}`,
  presets: {
    today: 'اليوم',
    last_7_days: 'آخر 7 أيام',
    last_4_weeks: 'آخر 4 أسابيع',
    last_3_months: 'آخر 3 أشهر',
    last_12_months: 'آخر 12 شهرًا',
    month_to_date: 'منذ بداية الشهر',
    quarter_to_date: 'منذ بداية ربع السنة',
    year_to_date: 'منذ بداية السنة',
    all_time: 'كل الفترات',
  },
};

export const activityChartCopy: Words<typeof english.activityChartCopy> = {
  titles: {
    hour: 'الحجم حسب الساعة',
    day: 'الحجم حسب اليوم',
    week: 'الحجم حسب الأسبوع',
    month: 'الحجم حسب الشهر',
  },
  sentence: (first, last, peak, at) =>
    `رسم بياني خطي. انتقل الحجم من ${first} إلى ${last}، وبلغ ذروته ${peak}: ${at}.`,
  nothing: 'رسم بياني خطي. لا حجم في هذه الفترة.',
  weekOf: (day) => `أسبوع يبدأ ${day}`,
  from: (day) => `من ${day}`,
};

export const surveyCopy: Words<typeof english.surveyCopy> = {
  question: 'هل تفيدك هذه الأرقام؟',
  ratings: {
    'very-unhappy': 'لا تفيدني إطلاقًا',
    unhappy: 'لا تفيدني',
    neutral: 'لا رأي لي',
    happy: 'تفيدني',
    'very-happy': 'تفيدني كثيرًا',
  },
  comment: 'ما الذي يجعلها أفضل؟',
  privacy: 'تبقى إجابتك في سجلات متجرك.',
  cancel: 'إلغاء',
  send: 'إرسال',
  thanks: 'نقدّر ملاحظاتك!',
  failed: 'حدث خطأ في إرسال الاستبيان. يُرجى إعادة المحاولة.',
};
