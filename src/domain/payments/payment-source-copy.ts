import { spoken } from '../shared/spoken.ts';

/** The ways of paying that are no brand's name; brands stay as they are. */
export const paymentSourceCopy = spoken('domain/payments/payment-source-copy#paymentSourceCopy', {
  labels: {
    ach_credit_transfer: 'ACH credit transfer',
    ach_debit: 'ACH debit',
    acss_debit: 'Canadian pre-authorized debit',
    au_becs_debit: 'BECS direct debit',
    sepa_debit: 'SEPA direct debit',
    stripe_account: 'Provider account',
  },
  /** In a narrow mark, so ten letters at most. */
  accountBadge: 'ACCOUNT',
  cardBadge: 'CARD',
  /** A card of no brand we know. */
  card: 'card',
  /** How a purchase on account is paid. */
  plans: {
    pay_later: 'Pay later',
    pay_now: 'Pay now',
    pay_with_financing: 'Pay with financing',
    pay_in_installments: 'Pay in installments',
  },
} as const);
