import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english.cardWordsCopy> = {
  label: (number, outcome) => `${number} – ${outcome}`,
  succeeds: (brand, country) => `slaagt (${brand}, ${country})`,
  inTurn: (outcomes) => outcomes.join(', daarna '),
  needsAction: 'vraagt een tweede factor',
  blocked: 'geblokkeerd als te riskant',
  declined: (reason) => `geweigerd: ${reason}`,
  prevented: 'een geschil wordt voorkomen',
  inquiry: 'er volgt een informatieverzoek',
  twoDisputes: 'er volgen twee geschillen',
  disputed: (reasons) => `betwist: ${reasons.join(', ')}`,
  refundPending: 'terugbetalingen blijven twee dagen onderweg',
  refundWaits: (reason) => `terugbetalingen wachten twee dagen: ${reason}`,
  refundFails: 'terugbetalingen mislukken na twee dagen',
  skipsPending: 'het geld is meteen beschikbaar',
  risk: (level) => `risico: ${level}`,
  cvcFails: 'controle van beveiligingscode mislukt',
  addressFails: 'adrescontrole mislukt',
  postcodeFails: 'postcodecontrole mislukt',
  addressUnavailable: 'adres kan niet worden gecontroleerd',
};
