import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Data',
  type: 'Tipo',
  channel: 'Canale',
  country: 'Paese del cliente',
  risk: 'Livello di rischio',
  source: 'Metodo di pagamento',
  device: 'Dispositivo',
  paidCurrency: 'Valuta pagata',
  loan: 'Prestito',
  payout: 'ID bonifico',
  carried: 'Riportato dal bonifico',
  isIn: 'è uno tra',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID: ${id} | ${isActive ? 'Attivo' : 'Rimborsato del tutto'}`,
};
