import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Date',
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
  isIn: 'fait partie de',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID : ${id} | ${isActive ? 'En cours' : 'Remboursé'}`,
};
