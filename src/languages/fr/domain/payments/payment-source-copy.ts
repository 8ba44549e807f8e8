import type { paymentSourceCopy as english } from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english> = {
  labels: {
    ach_credit_transfer: 'Virement ACH',
    ach_debit: 'Prélèvement ACH',
    acss_debit: 'Prélèvement préautorisé canadien',
    au_becs_debit: 'Prélèvement BECS',
    sepa_debit: 'Prélèvement SEPA',
    stripe_account: 'Compte du prestataire',
  },
  accountBadge: 'COMPTE',
  cardBadge: 'CARTE',
  card: 'carte',
  plans: {
    pay_later: 'Payer plus tard',
    pay_now: 'Payer maintenant',
    pay_with_financing: 'Payer à crédit',
    pay_in_installments: 'Payer en plusieurs fois',
  },
};
