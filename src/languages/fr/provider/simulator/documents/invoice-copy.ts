import type { Words } from '#languages/kit/words.ts';
import type { invoiceCopy as english } from '#provider/simulator/documents/invoice-copy.ts';

export const invoiceCopy: Words<typeof english> = {
  title: 'Facture fiscale',
  issuer: ['Prestataire de paiement simulé', '1 Ledger Lane', 'Simulation'],
  issuedBy: 'Émise par',
  billedTo: 'Facturée à',
  number: 'Numéro de facture',
  date: 'Date d’émission',
  period: 'Période',
  account: 'Compte',
  days: (from, to) => `du ${from} au ${to}`,
  registeredAs: (country, number) =>
    country === 'JP' ? `Numéro d’entreprise (Corporate Number) : ${number}` : `Numéro de TVA : ${number}`,
  notRegistered: 'Non assujetti à la TVA',
  description: (currency) => `Frais en ${currency}`,
  count: 'Nombre',
  amount: 'Montant',
  causes: {
    charge: 'Paiements par carte',
    payment: 'Paiements par d’autres moyens',
    payment_failure_refund: 'Paiements finalement échoués',
    payment_refund: 'Remboursements de paiements par d’autres moyens',
    refund: 'Remboursements',
    refund_failure: 'Remboursements retournés',
    dispute: 'Litiges',
    dispute_reversal: 'Litiges gagnés : frais restitués',
    card_reader_fee: 'Lecteurs de cartes',
    financing_payout: 'Prêts débloqués',
    financing_paydown: 'Remboursements de prêt',
    adjustment: 'Ajustements',
    instant_payout: 'Virements instantanés',
  },
  net: 'Frais hors taxes',
  tax: (country) => `${country === 'JP' ? 'Taxe à la consommation' : 'TVA'}, 0 % (service financier exonéré)`,
  total: (currency) => `Total ${currency}`,
  nothing: 'Aucuns frais n’ont été prélevés durant cette période.',
  paid: 'Ces frais ont été prélevés sur votre solde au fur et à mesure. Il n’y a plus rien à payer.',
  daysNote:
    'Les jours sont des jours UTC. Chaque ligne est la somme des frais de vos transactions et virements instantanés de ces jours.',
  foot: 'Établi par le prestataire de paiement du simulateur. Aucune administration fiscale n’accepte ce document.',
};
