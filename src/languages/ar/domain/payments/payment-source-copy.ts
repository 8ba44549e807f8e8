import type { paymentSourceCopy as english } from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english> = {
  labels: {
    ach_credit_transfer: 'تحويل ACH دائن',
    ach_debit: 'خصم ACH',
    acss_debit: 'خصم كندي بتفويض مسبق',
    au_becs_debit: 'خصم مباشر BECS',
    sepa_debit: 'خصم مباشر SEPA',
    stripe_account: 'حساب لدى مزوّد الدفع',
  },
  accountBadge: 'حساب',
  cardBadge: 'بطاقة',
  card: 'بطاقة',
  plans: {
    pay_later: 'الدفع لاحقًا',
    pay_now: 'الدفع الآن',
    pay_with_financing: 'الدفع بتمويل',
    pay_in_installments: 'الدفع على أقساط',
  },
};
