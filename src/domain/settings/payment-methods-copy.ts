import { spoken } from '../shared/spoken.ts';

/** The ways to pay a merchant can offer. */
export const paymentMethodsCopy = spoken('domain/settings/payment-methods-copy#paymentMethodsCopy', {
  /** Brands keep their names; these are words. */
  labels: {
    card: 'Credit / debit card',
    au_becs_debit: 'BECS Direct Debit',
    sepa_debit: 'SEPA Direct Debit',
  },
  descriptions: {
    card: 'Visa, Mastercard, Amex and others.',
    au_becs_debit: 'Taken from Australian bank accounts.',
    bancontact: 'The bank card most Belgians carry.',
    eps: 'Online transfer from Austrian banks.',
    giropay: 'Online transfer from German banks.',
    ideal: 'Bank transfer popular in the Netherlands.',
    p24: 'Transfer and wallet, popular in Poland.',
    sepa_debit: 'Taken from bank accounts in 36 countries.',
    sofort: 'Online transfer in five European countries.',
    multibanco: 'Voucher paid at a Portuguese cash machine or bank.',
    jcb: 'Cards of the Japanese network.',
    grabpay: 'Wallet popular in Singapore.',
    wechat_pay: 'Wallet of shoppers from China.',
    affirm: 'Monthly parts in the US and Canada.',
    afterpay_clearpay: 'Four parts without interest.',
    klarna: 'Pay later, or in three or four parts.',
    link: 'Cards a shopper saved in another store. Needs cards.',
  },
} as const);
