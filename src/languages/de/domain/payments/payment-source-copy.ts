import type { paymentSourceCopy as english } from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english> = {
  labels: {
    ach_credit_transfer: 'ACH-Überweisung',
    ach_debit: 'ACH-Lastschrift',
    acss_debit: 'Kanadische Lastschrift (PAD)',
    au_becs_debit: 'BECS-Lastschrift',
    sepa_debit: 'SEPA-Lastschrift',
    stripe_account: 'Konto beim Zahlungsanbieter',
  },
  accountBadge: 'KONTO',
  cardBadge: 'KARTE',
  card: 'Karte',
  plans: {
    pay_later: 'Später zahlen',
    pay_now: 'Jetzt zahlen',
    pay_with_financing: 'Mit Finanzierung zahlen',
    pay_in_installments: 'In Raten zahlen',
  },
};
