import type { Words } from '#languages/kit/words.ts';
import type { cardWordsCopy as english } from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english> = {
  label: (number, outcome) => `${number} – ${outcome}`,
  succeeds: (brand, country) => `erfolgreich (${brand}, ${country})`,
  inTurn: (outcomes) => outcomes.join(', dann '),
  needsAction: 'verlangt einen zweiten Faktor',
  blocked: 'als zu riskant blockiert',
  declined: (reason) => `abgelehnt: ${reason}`,
  prevented: 'eine Anfechtung wird verhindert',
  inquiry: 'eine Anfrage folgt',
  twoDisputes: 'zwei Anfechtungen folgen',
  disputed: (reasons) => `angefochten: ${reasons.join(', ')}`,
  refundPending: 'Erstattungen sind zwei Tage unterwegs',
  refundWaits: (reason) => `Erstattungen warten zwei Tage: ${reason}`,
  refundFails: 'Erstattungen schlagen nach zwei Tagen fehl',
  skipsPending: 'das Geld ist sofort verfügbar',
  risk: (level) => `Risiko: ${level}`,
  cvcFails: 'Prüfnummer besteht die Prüfung nicht',
  addressFails: 'Adresse besteht die Prüfung nicht',
  postcodeFails: 'Postleitzahl besteht die Prüfung nicht',
  addressUnavailable: 'Adresse lässt sich nicht prüfen',
};
