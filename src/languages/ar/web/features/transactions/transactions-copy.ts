import { transactions } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof english.transactionsListCopy> = {
  name: 'المعاملات',
  things: (count) => transactions.thing(count),
  failed: 'حدث خطأ في جلب المعاملات.',
  empty: {
    icon: 'card',
    title: 'لا معاملات بعد',
    text: 'تظهر هنا أول دفعة، وكل عملية خصم واسترداد ورسوم بعدها، فور حدوثها.',
  },
};

export const transactionsCopy: Words<typeof english.transactionsCopy> = {
  title: 'المعاملات',

  tabs: {
    label: 'أنواع المعاملات',
    transactions: 'المعاملات',
    uncaptured: 'غير محصّلة',
    blocked: 'محظورة',
    waiting: 'تنتظر',
    counting: '…',
  },
  search: {
    people: { label: 'البحث باسم العميل أو بريده الإلكتروني', placeholder: 'اسم العميل أو بريده' },
    orders: {
      label: 'البحث برقم الطلب أو اسم العميل أو بريده الإلكتروني',
      placeholder: 'رقم الطلب، العميل، البريد',
    },
    subscriptions: {
      label: 'البحث برقم الطلب أو رقم الاشتراك أو اسم العميل أو بريده الإلكتروني',
      placeholder: 'رقم الطلب أو الاشتراك، العميل، البريد',
    },
    anything: (text) => `كل المعاملات التي يحتوي اسم عميلها أو بريده على «${text}»`,
  },

  total: 'الإجمالي',
  fees: 'الرسوم',
  net: 'الصافي',
  chooseCurrency: 'لعرض الإجماليات يلزم اختيار عملة واحدة.',
  note: (currency, zone) => `${currency}، ${zone}`,

  forAccountants: 'للمحاسبة',
};
