import type { paymentMethodsCopy as english } from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english> = {
  labels: {
    card: 'Kredit- oder Debitkarte',
    au_becs_debit: 'BECS-Lastschrift',
    sepa_debit: 'SEPA-Lastschrift',
  },
  descriptions: {
    card: 'Visa, Mastercard, Amex und andere.',
    au_becs_debit: 'Wird von australischen Bankkonten eingezogen.',
    bancontact: 'Die Bankkarte, die fast alle in Belgien haben.',
    eps: 'Online-Überweisung von österreichischen Banken.',
    giropay: 'Online-Überweisung von deutschen Banken.',
    ideal: 'In den Niederlanden beliebte Banküberweisung.',
    p24: 'Überweisung und Wallet, beliebt in Polen.',
    sepa_debit: 'Wird von Bankkonten in 36 Ländern eingezogen.',
    sofort: 'Online-Überweisung in fünf europäischen Ländern.',
    multibanco: 'Zahlschein für portugiesische Geldautomaten und Banken.',
    jcb: 'Karten des japanischen Netzwerks.',
    grabpay: 'In Singapur beliebte Wallet.',
    wechat_pay: 'Wallet von Kunden aus China.',
    affirm: 'Monatsraten in den USA und Kanada.',
    afterpay_clearpay: 'Vier Raten ohne Zinsen.',
    klarna: 'Später zahlen, oder in drei oder vier Raten.',
    link: 'Karten, die ein Kunde in einem anderen Shop gespeichert hat. Setzt Kartenzahlung voraus.',
  },
};
