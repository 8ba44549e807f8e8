import type { RULE_NAMES as english } from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  refund_over: 'عمليات استرداد كبيرة',
  refunds_a_day: 'عمليات استرداد كثيرة',
  pay_out: 'التحويلات الفورية',
  bank: 'الحساب البنكي',
  fraud_rules: 'قواعد الحماية من الاحتيال',
  people: 'الأشخاص والأدوار',
  api_key: 'مفاتيح API التي تحرّك أموالًا',
};
