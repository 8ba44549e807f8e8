import { results } from '#languages/ar/counted.ts';
import { numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { searchCopy as english } from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english> = {
  title: 'بحث',
  field: 'البحث عن دفعة أو طلب أو عميل أو تحويل أو نزاع أو صفحة أو إعداد أو مساعدة',
  placeholder: 'معرّف، طلب، اسم، بريد إلكتروني، مبلغ، آخر 4 أرقام، صفحة، إعداد',
  results: 'النتائج',
  recent: 'فُتحت مؤخرًا',
  pages: 'الصفحات',
  settings: 'الإعدادات',
  help: 'المساعدة',
  payments: 'المدفوعات',
  orders: 'الطلبات',
  subscriptions: 'الاشتراكات',
  customers: 'العملاء',
  payouts: 'التحويلات',
  disputes: 'النزاعات',
  transactions: 'حركات الرصيد',
  loans: 'القروض',
  lists: 'البحث في القوائم',

  noName: 'بلا اسم',
  payment: (amount, name) => (name === null ? amount : `${amount} من ${name}`),
  order: (number) => `الطلب ${numbered(number)}`,
  subscription: (number) => `الاشتراك ${numbered(number)}`,
  loan: (id) => `معاملات القرض ${id}`,
  movement: (type, amount) => `${type}: ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount} من ${name}`),
  guest: 'ضيف: يفتح ما دفعه',
  inTransactions: (text) => `معاملات فيها «${text}»`,
  inOrders: (text) => `طلبات فيها «${text}»`,
  inCustomers: (text) => `عملاء لديهم «${text}»`,

  nothing: (text) => `لم يُعثر على شيء يطابق «${text}». يمكن البحث عنه في القوائم أدناه.`,
  failed: 'لم يستجب البحث.',
  looking: 'جارٍ البحث…',
  count: (count) => results.is(count),
  keys: { move: 'للتنقل', open: 'للفتح', newTab: 'في علامة تبويب جديدة', close: 'للإغلاق' },
};
