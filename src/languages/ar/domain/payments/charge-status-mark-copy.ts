import type { chargeStatusMarkCopy as english } from '#domain/payments/charge-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chargeStatusMarkCopy: Words<typeof english> = {
  labels: {
    fraud_outcome_review: 'تحتاج إلى مراجعة',
    fraud_outcome_block: 'دفعة محظورة',
    failed: 'دفعة فاشلة',
    blocked: 'محظورة لارتفاع مخاطرها',
    refunded_partial: 'مستردة جزئيًا',
    refunded_full: 'مستردة',
    refund_failed: 'فشل الاسترداد',
    paid: 'مدفوعة',
    authorized: 'دفعة مفوَّضة',
  },
  disputed: (status) => `متنازع عليها: ${status}`,
};
