import type * as english from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english.paymentSourceCopy> = {
  labels: {
    ach_credit_transfer: 'Trasferimento ACH',
    ach_debit: 'Addebito ACH',
    acss_debit: 'Addebito preautorizzato canadese',
    au_becs_debit: 'Addebito diretto BECS',
    sepa_debit: 'Addebito diretto SEPA',
    stripe_account: 'Account del gestore dei pagamenti',
  },
  accountBadge: 'ACCOUNT',
  cardBadge: 'CARTA',
  card: 'carta',
  plans: {
    pay_later: 'Paga dopo',
    pay_now: 'Paga ora',
    pay_with_financing: 'Paga con un finanziamento',
    pay_in_installments: 'Paga a rate',
  },
};
