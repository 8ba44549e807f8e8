import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Date',
  amount: 'Montant',
  isAtLeast: 'au moins',
  isAtMost: 'au plus',
  type: 'Type',
  channel: 'Canal',
  country: 'Pays du client',
  risk: 'Niveau de risque',
  source: 'Moyen de paiement',
  device: 'Appareil',
  paidCurrency: 'Devise du paiement',
  loan: 'Prêt',
  payout: 'ID du virement',
  carried: 'Reporté du virement',
  is: 'est',
  isNot: 'n’est pas',
  isIn: 'fait partie de',
  isBefore: 'avant le',
  isAfter: 'après le',
  isBetween: 'entre le',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID : ${id} | ${isActive ? 'En cours' : 'Remboursé'}`,
};
