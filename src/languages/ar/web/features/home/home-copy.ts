import { payments } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english.homeCopy> = {
  title: 'الرئيسية',
  lead: (store, day) => `${apart(store)}، ${day}`,
  greeting: (name) => (name === '' ? 'مرحبًا' : `مرحبًا، ${name}`),
  stepsTitle: 'الخطوات الأولى',
  done: 'تم',
  steps: {
    connect: {
      title: 'ربط حساب مدفوعات',
      text: 'لقبول مدفوعات حقيقية يلزم التحقق من نشاطك التجاري، ويمكن تجربة كل شيء أولًا في بيئة تجريبية تجهز خلال دقيقة.',
      action: 'ربط',
    },
    sell: {
      title: 'استلام دفعة',
      text: 'عملية شراء من متجرك تكفي. في البيئة التجريبية تُدفع ببطاقة اختبار.',
      action: 'فتح متجرك',
    },
    refund: {
      title: 'استردادها',
      text: 'من صفحة الدفعة، زر «استرداد». يتغير معها الطلب ورصيدك؛ ولا تُعاد رسوم الدفعة.',
      action: 'عرض المعاملات',
    },
    payout: {
      title: 'متابعة خروج تحويل',
      text: 'المال الذي أصبح متاحًا يخرج إلى بنكك في أيام العمل. كل تحويل يعرض مكوّناته.',
      action: 'عرض التحويلات',
    },
    live: {
      title: 'إعداد المدفوعات الحقيقية',
      text: 'يلزم التحقق من نشاطك التجاري لقبول مدفوعات حقيقية. تبقى البيئة التجريبية إلى أن يستطيع حسابك الحقيقي قبولها.',
      action: 'بدء البيع الحقيقي',
    },
  },
  moveTime: 'لا داعي للانتظار في البيئة التجريبية: يمكن تقديم الساعة أسبوعًا.',
  simulator: 'تقديم الوقت',
};

export const todayCopy: Words<typeof english.todayCopy> = {
  title: 'اليوم',
  sold: 'مبيعات اليوم',
  payments: (count, words) => payments.is(count, words),
  orders: 'طلبات قيد التنفيذ',
  ordersNote: 'مدفوعة ولم تكتمل بعد',
  balance: 'الرصيد',
  available: 'متاح',
  next: 'التحويل التالي',
  unknown: 'تعذّرت قراءته',
  failed: 'تعذّرت قراءة بعض الأرقام.',
};

export const latestCopy: Words<typeof english.latestCopy> = {
  title: 'أحدث الطلبات',
  loading: 'جارٍ تحميل أحدث الطلبات',
  failed: 'حدث خطأ في جلب الطلبات.',
  none: 'لم يطلب أحد شيئًا بعد. تظهر هنا طلبات متجرك.',
  nobody: 'لم يُذكر اسم',
  number: (number) => `#${number}`,
  all: 'عرض كل الطلبات',
};

export const recentCopy: Words<typeof english.recentCopy> = { title: 'شوهدت مؤخرًا' };
