import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Datum',
  type: 'Art',
  channel: 'Vertriebsweg',
  country: 'Land des Kunden',
  risk: 'Risikostufe',
  source: 'Zahlungsmethode',
  device: 'Gerät',
  paidCurrency: 'Währung der Zahlung',
  loan: 'Darlehen',
  payout: 'Auszahlungs-ID',
  carried: 'Übertrag aus Auszahlung',
  isIn: 'ist eines von',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID: ${id} | ${isActive ? 'Laufend' : 'Vollständig zurückgezahlt'}`,
};
