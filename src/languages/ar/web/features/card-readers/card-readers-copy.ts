import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/card-readers/card-readers-copy.ts';

export const cardReadersCopy: Words<typeof english.cardReadersCopy> = {
  title: 'قارئات البطاقات',
  tabs: 'قارئات البطاقات',
  connected: 'القارئات المتصلة',
  failed: 'لم تُحمَّل تفاصيل القارئات',
  columns: { id: 'معرّف القارئ', model: 'الطراز', status: 'الحالة' },
  active: 'نشط',
  inactive: 'غير نشط',
  note: 'القارئات النشطة استلمت مدفوعات منذ آخر رسوم شهرية لها.',
  empty: 'لا قارئات بطاقات متصلة',
  emptyText:
    'بعد تشغيل القارئ وربطه في التطبيق المستخدم لاستلام المدفوعات، وبعد أول دفعة، يظهر هنا أي القارئات قيد الاستخدام وعليها رسوم شهرية.',
};

/** أسماء الأجهزة كما تُباع. */
const MODELS: Readonly<Record<string, string>> = {
  bbpos_chipper2x: 'BBPOS Chipper 2X BT',
  bbpos_wisepad3: 'BBPOS WisePad 3',
  bbpos_wisepos_e: 'BBPOS WisePOS E',
  stripe_m2: 'Stripe Reader M2',
  stripe_s700: 'Stripe Reader S700',
  verifone_P400: 'Verifone P400',
};
export const modelWords: Words<typeof english.modelWords> = (device_type) =>
  MODELS[device_type] ?? device_type;
