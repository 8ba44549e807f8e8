import type * as english from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english.paymentSourceCopy> = {
  labels: {
    ach_credit_transfer: 'ACH-overboeking',
    ach_debit: 'ACH-incasso',
    acss_debit: 'Canadese incasso (PAD)',
    au_becs_debit: 'BECS-incasso',
    sepa_debit: 'SEPA-incasso',
    stripe_account: 'Account bij de betaalprovider',
  },
  accountBadge: 'ACCOUNT',
  cardBadge: 'KAART',
  card: 'kaart',
  plans: {
    pay_later: 'Achteraf betalen',
    pay_now: 'Nu betalen',
    pay_with_financing: 'Betalen met financiering',
    pay_in_installments: 'Betalen in termijnen',
  },
};
