import type { Words } from '#languages/kit/words.ts';
import type { readerFeeCopy as english } from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english> = {
  title: 'Frais de lecteurs de cartes',
  lead: 'Ce que chaque lecteur a coûté durant le mois de ces frais.',
  failed: 'Détails des lecteurs non chargés',
  table: 'Lecteurs de cartes',
  reader: 'ID du lecteur',
  status: 'Statut',
  count: 'Transactions',
  fee: 'Frais',
  currency: 'Devise',
  total: 'Total',
  statuses: { active: 'Actif', inactive: 'Inactif' },
  download: 'Télécharger le CSV',
  file: (id) => `lecteurs-de-cartes-${id}.csv`,
  empty: 'Aucun lecteur connu pour ces frais',
  emptyText: 'Dès que le prestataire de paiement indique quels lecteurs ont servi, ils sont affichés ici.',
};
