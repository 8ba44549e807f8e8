import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Data',
  type: 'Tipo',
  channel: 'Canal',
  country: 'País do cliente',
  risk: 'Nível de risco',
  source: 'Forma de pagamento',
  device: 'Dispositivo',
  paidCurrency: 'Moeda do pagamento',
  loan: 'Empréstimo',
  payout: 'ID do repasse',
  carried: 'Transportado do repasse',
  isIn: 'é um destes',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID: ${id} | ${isActive ? 'Ativo' : 'Quitado'}`,
};
