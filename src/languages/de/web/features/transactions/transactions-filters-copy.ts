import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Datum',
  amount: 'Betrag',
  isAtLeast: 'ist mindestens',
  isAtMost: 'ist höchstens',
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
  is: 'ist',
  isNot: 'ist nicht',
  isIn: 'ist eines von',
  isBefore: 'liegt vor',
  isAfter: 'liegt nach',
  isBetween: 'liegt zwischen',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID: ${id} | ${isActive ? 'Laufend' : 'Vollständig zurückgezahlt'}`,
};
