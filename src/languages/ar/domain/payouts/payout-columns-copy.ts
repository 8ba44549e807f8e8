import type * as english from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof english.payoutColumnLabels> = {
  date: 'التاريخ',
  type: 'النوع',
  amount: 'المبلغ',
  status: 'الحالة',
  bankAccount: 'الحساب البنكي',
  bank_reference_key: 'المعرّف المرجعي للبنك',
};

export const payoutColumnsCopy: Words<typeof english.payoutColumnsCopy> = {
  noReference: 'غير متاح',
  id: 'معرّف التحويل',
  currency: 'العملة',
};
