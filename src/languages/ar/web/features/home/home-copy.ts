import { payments } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english.homeCopy> = {
  title: 'الرئيسية',
  lead: (store, day) => `${apart(store)}، ${day}`,
  greeting: (name) => (name === '' ? 'مرحبًا' : `مرحبًا، ${name}`),
};

export const todayCopy: Words<typeof english.todayCopy> = {
  title: 'اليوم',
  sold: 'مبيعات اليوم',
  payments: (count, words) => payments.is(count, words),
  orders: 'طلبات قيد التنفيذ',
  ordersNote: 'مدفوعة ولم تكتمل بعد',
  balance: 'الرصيد',
  available: (amount) => `${amount} متاح`,
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
