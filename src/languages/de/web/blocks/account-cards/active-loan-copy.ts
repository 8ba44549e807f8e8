import type { Words } from '#languages/kit/words.ts';
import type { activeLoanCopy as english } from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english> = {
  title: 'Laufendes Darlehen',
  failed: 'Fehler beim Abrufen der Übersicht des laufenden Darlehens.',
  active: 'Laufend',
  repaid: 'Bisher zurückgezahlt, mit Gebühr',
  of: (paid, total) => `${paid} von ${total}`,
  interval: (day) => `Mindestbetrag bis ${day}`,
  intervalDone: (paid) => `${paid}: genug für diesen Zeitraum`,
  intervalNote: (left, day) =>
    `Bringen Verkäufe bis ${day} nicht noch ${left} ein, wird der Rest von Ihrem Guthaben abgezogen.`,
  advance: 'Darlehensbetrag',
  fee: 'Feste Gebühr',
  rate: 'Einbehalt je Verkauf',
  paidOut: 'Ausgezahlt',
  begins: 'Rückzahlungen seit',
  beginsLater: 'Rückzahlungen ab',
  transactions: 'Transaktionen ansehen',
  allLoans: 'Alle Darlehen ansehen',
};
