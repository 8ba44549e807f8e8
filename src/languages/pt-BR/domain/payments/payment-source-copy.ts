import type { paymentSourceCopy as english } from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english> = {
  labels: {
    ach_credit_transfer: 'Transferência de crédito ACH',
    ach_debit: 'Débito ACH',
    acss_debit: 'Débito automático canadense',
    au_becs_debit: 'Débito direto BECS',
    sepa_debit: 'Débito direto SEPA',
    stripe_account: 'Conta no provedor',
  },
  accountBadge: 'CONTA',
  cardBadge: 'CARTÃO',
  card: 'cartão',
  plans: {
    pay_later: 'Depois',
    pay_now: 'Agora',
    pay_with_financing: 'Financiado',
    pay_in_installments: 'Parcelado',
  },
};
