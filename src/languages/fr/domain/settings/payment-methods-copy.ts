import type { paymentMethodsCopy as english } from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english> = {
  labels: {
    card: 'Carte bancaire',
    au_becs_debit: 'Prélèvement BECS',
    sepa_debit: 'Prélèvement SEPA',
  },
  descriptions: {
    card: 'Visa, Mastercard, Amex et d’autres.',
    au_becs_debit: 'Prélevé sur des comptes bancaires australiens.',
    bancontact: 'La carte bancaire de la plupart des Belges.',
    eps: 'Virement en ligne depuis des banques autrichiennes.',
    giropay: 'Virement en ligne depuis des banques allemandes.',
    ideal: 'Virement bancaire très utilisé aux Pays-Bas.',
    p24: 'Virement et portefeuille, très utilisé en Pologne.',
    sepa_debit: 'Prélevé sur des comptes bancaires de 36 pays.',
    sofort: 'Virement en ligne dans cinq pays européens.',
    multibanco: 'Bon payé à un distributeur ou dans une banque au Portugal.',
    jcb: 'Cartes du réseau japonais.',
    grabpay: 'Portefeuille très utilisé à Singapour.',
    wechat_pay: 'Portefeuille des acheteurs chinois.',
    affirm: 'Mensualités aux États-Unis et au Canada.',
    afterpay_clearpay: 'En quatre fois, sans intérêts.',
    klarna: 'Payer plus tard, ou en trois ou quatre fois.',
    link: 'Cartes enregistrées par l’acheteur dans une autre boutique. Nécessite les cartes.',
  },
};
