import { movements, payments, refunds } from '#languages/ar/counted.ts';
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
  volume: 'حجم المدفوعات',
  charges: 'المخصوم من العملاء',
  refunds: 'عمليات الاسترداد',
  disputes: 'النزاعات',
  fees: 'الرسوم',
  net: 'الصافي',
  netNote: 'بعد الرسوم',
  volumeHint: 'عن حجم المدفوعات',
  volumeText: 'المخصوم من العملاء ناقصًا عمليات الاسترداد والنزاعات، قبل الرسوم.',
  change: (words, range) => `${fromLeft(words)} مقارنةً بالفترة ${range}`,
  payments: (count, shown) => payments.is(count, shown),
  refundCount: (count, shown) => refunds.is(count, shown),
  disputeCount: (count, shown) => movements.is(count, shown),
  ofVolume: (percent) => `${percent} من المخصوم من العملاء`,
  todaySoFar: (volume) => `اليوم حتى الآن: ${volume}. وهو ليس ضمن هذه الأيام بعد.`,
  showToday: 'عرض اليوم',
  custom: 'أيام من اختيارك',
  days: 'الأيام',
  compare: 'المقارنة مع',
  comparisons: {
    previous: 'مقارنةً بالفترة السابقة',
    year: 'مقارنةً بالعام السابق',
  },
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
    hour: 'المدفوعات حسب الساعة',
    day: 'المدفوعات حسب اليوم',
    week: 'المدفوعات حسب الأسبوع',
    month: 'المدفوعات حسب الشهر',
  },
  sentence: (first, last, peak, at) =>
    `رسم بياني خطي. انتقل حجم المدفوعات من ${first} إلى ${last}، وبلغ ذروته ${peak}: ${at}.`,
  nothing: 'رسم بياني خطي. لا مدفوعات في هذه الفترة.',
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
