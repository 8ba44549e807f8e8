import type { Words } from '#languages/kit/words.ts';
import type { invoiceCopy as english } from '#provider/simulator/documents/invoice-copy.ts';

const causes = {
  charge: 'مدفوعات البطاقات',
  payment: 'مدفوعات بطرق أخرى',
  payment_failure_refund: 'مدفوعات فشلت في النهاية',
  payment_refund: 'استرداد مدفوعات بطرق أخرى',
  refund: 'عمليات الاسترداد',
  refund_failure: 'عمليات استرداد مرتجعة',
  dispute: 'النزاعات',
  dispute_reversal: 'نزاعات كسبتها: رسوم مُعادة',
  card_reader_fee: 'قارئات البطاقات',
  financing_payout: 'قروض صُرفت',
  financing_paydown: 'سداد القروض',
  adjustment: 'تسويات',
  instant_payout: 'التحويلات الفورية',
};

export const invoiceCopy: Words<typeof english> = {
  title: 'فاتورة ضريبية',
  issuer: ['Simulated Payments Company', '1 Ledger Lane', 'Simulation'],
  issuedBy: 'صادرة عن',
  billedTo: 'صادرة إلى',
  number: 'رقم الفاتورة',
  date: 'تاريخ الإصدار',
  period: 'الفترة',
  account: 'الحساب',
  days: (from, to) => `من ${from} إلى ${to}`,
  registeredAs: (country, number) =>
    country === 'JP' ? `رقم الشركة: ${number}` : `الرقم الضريبي: ${number}`,
  notRegistered: 'غير مسجل في ضريبة القيمة المضافة',
  description: (currency) => `الرسوم بعملة ${currency}`,
  count: 'العدد',
  amount: 'المبلغ',
  causes,
  net: 'الرسوم دون ضريبة',
  tax: (country) => `${country === 'JP' ? 'ضريبة الاستهلاك' : 'ضريبة القيمة المضافة'}، 0% (خدمة مالية معفاة)`,
  total: (currency) => `الإجمالي ${currency}`,
  nothing: 'لم تُحتسب رسوم في هذه الفترة.',
  paid: 'اقتُطعت هذه الرسوم من رصيدك حين نشأت. لم يبق شيء للدفع.',
  daysNote: 'الأيام بتوقيت UTC. كل سطر هو مجموع الرسوم في معاملاتك وتحويلاتك الفورية في هذه الأيام.',
  foot: 'أعدّها مزوّد الدفع في المحاكي. لا تقبل أي جهة ضريبية هذا المستند.',
};
