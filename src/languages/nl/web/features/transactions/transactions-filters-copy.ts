import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Datum',
  type: 'Type',
  channel: 'Kanaal',
  country: 'Land van de klant',
  risk: 'Risiconiveau',
  source: 'Betaalmethode',
  device: 'Apparaat',
  paidCurrency: 'Betaald in',
  loan: 'Lening',
  payout: 'Uitbetalings-ID',
  carried: 'Overgeheveld uit uitbetaling',
  isIn: 'is een van',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID: ${id} | ${isActive ? 'Lopend' : 'Volledig afgelost'}`,
};
