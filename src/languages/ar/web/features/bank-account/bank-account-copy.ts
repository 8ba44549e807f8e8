import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  title: 'الحساب البنكي',
  lead: 'وجهة تحويلاتك. لا يُسأل عن غيره في حسابك ولا يُغيَّر غيره.',
  form: 'تغيير الحساب البنكي',
  currency: 'التحويلات بعملة',
  today: (currency, bank, ending) => `تذهب التحويلات بعملة ${currency} حاليًا إلى ${bank} •••• ${ending}.`,
  number: 'رقم الحساب الجديد',
  numberHelp:
    'المسافات والشرطات لا تهم. يجب أن يكون باسم المالك أو النشاط التجاري. يُبلَّغ بالتغيير بالبريد كل من يدير المتجر.',
  numberWrong: 'يلزم من 4 إلى 20 رقمًا.',
  action: 'تغيير الحساب البنكي',
  cancel: 'إلغاء',
  toPayouts: 'عرض التحويلات',
  failed: 'لم يتغير الحساب البنكي.',
  done: (currency, ending) =>
    `تذهب التحويلات بعملة ${currency} الآن إلى الحساب المنتهي بـ ${ending}. التحويل الذي فشل يُعاد مع التحويل التالي.`,
  elsewhere: 'تُغيَّر وجهة التحويلات لدى مزوّد الدفع. ما يُختار هناك يُتَّبع هنا.',
};
