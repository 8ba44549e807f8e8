import type { Words } from '#languages/kit/words.ts';
import type { proofPaperCopy as english } from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english> = {
  title: 'إثبات التحويل',
  payout: 'معرّف التحويل',
  status: 'الحالة',
  arrival: 'الوصول المتوقع',
  account: 'الحساب البنكي',
  reference: 'المعرّف المرجعي للبنك',
  atBank: 'في بنكك',
  checked: 'وقت الفحص',
  unknown: 'غير متاح',
  line: (currency) => `مم يتكوّن (${currency})`,
  rows: 'الصفوف',
  amount: 'المبلغ',
  toTheBank: 'كل حركة في هذا التحويل موجودة في أحد الأسطر أعلاه، والسطر الأخير موجود في كشف الحساب البنكي.',
  toTheProvider:
    'كل حركة في هذا التحويل موجودة في أحد الأسطر أعلاه. لم يُستورَد ويُطابَق بعد كشف حساب بنكي يظهر فيه.',
  foot: (store, payout) => `${store}، إثبات التحويل ${payout}`,
};
