import { customers } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof english.customersListCopy> = {
  name: 'العملاء',
  things: (count) => customers.thing(count),
  failed: 'تعذّر تحميل العملاء.',
  empty: {
    icon: 'customers',
    title: 'لا عملاء بعد',
    text: 'يظهر هنا كل من يفتح حسابًا في متجرك. يظهر الضيوف مع طلباتهم.',
  },
};

export const customersCopy: Words<typeof english.customersCopy> = {
  title: 'العملاء',
  search: {
    label: 'البحث باسم العميل أو بريده الإلكتروني',
    placeholder: 'اسم العميل أو بريده',
    anything: (text) => `كل العملاء الذين يحتوي اسمهم أو بريدهم على «${text}»`,
  },
  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    country: 'البلد',
    since: 'عميل منذ',
    orders: 'الطلبات',
    lastOrder: 'آخر طلب',
  },
  noCountry: 'بلا بلد',
  noOrder: 'لا طلب بعد',
  country: 'البلد',
  is: 'يساوي',
};
