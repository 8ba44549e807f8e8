import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'التاريخ',
  type: 'النوع',
  channel: 'القناة',
  country: 'بلد العميل',
  risk: 'مستوى المخاطر',
  source: 'طريقة الدفع',
  device: 'الجهاز',
  paidCurrency: 'عملة الدفع',
  loan: 'القرض',
  payout: 'معرّف التحويل',
  carried: 'مُرحَّل من التحويل',
  isIn: 'أي من',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `المعرّف: ${id} | ${isActive ? 'قائم' : 'مسدَّد بالكامل'}`,
};
