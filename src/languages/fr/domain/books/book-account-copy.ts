import type { BOOK_ACCOUNT_WORDS as english } from '#domain/books/book-account-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BOOK_ACCOUNT_WORDS: Words<typeof english> = {
  clearing: {
    name: 'Compte de transit des paiements',
    what: 'Ce que détient le prestataire de paiement. Ce solde est chaque jour celui qu’indique le prestataire.',
  },
  in_transit: {
    name: 'Virements en cours',
    what: 'Ce qui est parti vers la banque et ne figure encore sur aucun relevé bancaire.',
  },
  bank: { name: 'Banque', what: 'Ce que montre une ligne rapprochée du relevé bancaire.' },
  reserve: { name: 'Réserve détenue', what: 'Ce que le prestataire retient sur les virements.' },
  receivable: {
    name: 'Ventes comptabilisées ailleurs',
    what: 'Remplace les ventes et les remboursements quand le système de la boutique les comptabilise lui-même.',
  },
  suspense: {
    name: 'Compte d’attente',
    what: 'Ce que le prestataire a déplacé pour un motif sans compte ici. Regardez chaque ligne et reclassez-la.',
  },
  loan: { name: 'Prêt du prestataire', what: 'Ce qui reste dû d’un prêt, sans ses frais.' },
  sales_tax: { name: 'TVA collectée', what: 'La taxe comprise dans les ventes.' },
  input_tax: { name: 'TVA déductible', what: 'La taxe comprise dans les frais.' },
  sales: { name: 'Ventes', what: 'Ce que les clients ont payé.' },
  refunds: { name: 'Remboursements', what: 'Ce qui a été rendu aux clients ; montant négatif.' },
  disputes: {
    name: 'Paiements en litige',
    what: 'Ce que les banques ont repris pour des clients ; un litige gagné le restitue.',
  },
  processing_fees: { name: 'Frais de traitement', what: 'Ce que chaque paiement a coûté.' },
  dispute_fees: { name: 'Frais de litige', what: 'Ce qu’un litige a coûté en plus de son paiement.' },
  payout_fees: { name: 'Frais de virement instantané', what: 'Ce que les virements instantanés ont coûté.' },
  reader_fees: { name: 'Frais de lecteurs de cartes', what: 'Ce que les lecteurs de cartes ont coûté.' },
  bank_fees: { name: 'Frais bancaires', what: 'Ce que la banque a retenu sur un virement.' },
  financing: { name: 'Coût du financement', what: 'Les frais d’un prêt, avec chaque remboursement du prêt.' },
  exchange: {
    name: 'Écarts de change',
    what: 'Ce qu’un remboursement ou un litige a coûté de plus ou de moins que sa vente, parce que les taux ont bougé.',
  },
};
