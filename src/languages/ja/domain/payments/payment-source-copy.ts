import type { paymentSourceCopy as english } from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english> = {
  labels: {
    ach_credit_transfer: 'ACH振込',
    ach_debit: 'ACH口座振替',
    acss_debit: 'カナダの口座振替（PAD）',
    au_becs_debit: 'BECS口座振替',
    sepa_debit: 'SEPA口座振替',
    stripe_account: '決済サービスのアカウント',
  },
  accountBadge: 'アカウント',
  cardBadge: 'カード',
  card: 'カード',
  plans: {
    pay_later: '後払い',
    pay_now: '今すぐ支払い',
    pay_with_financing: '融資による支払い',
    pay_in_installments: '分割払い',
  },
};
