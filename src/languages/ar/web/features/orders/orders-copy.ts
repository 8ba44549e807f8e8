import { orders } from '#languages/ar/counted.ts';
import { numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof english.ordersListCopy> = {
  name: 'الطلبات',
  things: (count) => orders.thing(count),
  failed: 'تعذّر تحميل الطلبات.',
  empty: {
    icon: 'orders',
    title: 'لا طلبات بعد',
    text: 'يظهر هنا ما يشتريه العملاء من متجرك، كل طلب مع عناصره ودفعته.',
  },
};

export const ordersCopy: Words<typeof english.ordersCopy> = {
  title: 'الطلبات',
  search: {
    label: 'البحث برقم الطلب أو اسم العميل أو بريده الإلكتروني',
    placeholder: 'رقم الطلب، العميل، البريد',
    anything: (text) => `كل الطلبات التي يحتوي رقمها أو عميلها أو بريده على «${text}»`,
  },
  status: 'الحالة',
  account: 'الحساب',
  accounts: { connected: 'المربوط الآن', left: 'بيئة تجريبية غادرتها' },
  selected: (count) => `المحدد: ${count}`,
  notReady: (count) => `غير مدفوع أو مكتمل من قبل: ${count}`,
  clear: 'مسح التحديد',
  rowName: (number) => `الطلب ${numbered(number)}`,
  mails: {
    open: 'رسائل إلى العملاء',
    title: 'رسائل إلى العملاء',
    text: 'يعرف العملاء أخبار طلباتهم بالبريد الإلكتروني. يمكن اختيار ما يُرسَل منها؛ وكل رسالة تُرسَل مرة واحدة.',
    choices: {
      paid: 'دُفع طلب',
      refunded: 'استُرد مبلغ طلب، كليًا أو جزئيًا',
      completed: 'اكتمل طلب',
    },
    save: 'حفظ',
    saved: 'حُفظ الاختيار.',
    notSaved: 'لم يُحفظ الاختيار.',
    failed: 'تعذّر تحميل الاختيار.',
  },
  ofCustomer: 'طلبات عميل واحد',
  ofSubscription: (number) => `طلبات الاشتراك ${numbered(number)}.`,
  showAll: 'عرض كل الطلبات',
};
