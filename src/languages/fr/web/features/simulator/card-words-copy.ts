import type { Words } from '#languages/kit/words.ts';
import type { cardWordsCopy as english } from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english> = {
  label: (number, outcome) => `${number} – ${outcome}`,
  succeeds: (brand, country) => `réussit (${brand}, ${country})`,
  inTurn: (outcomes) => outcomes.join(', puis '),
  needsAction: 'demande un second facteur',
  blocked: 'bloqué car trop risqué',
  declined: (reason) => `refusé : ${reason}`,
  prevented: 'un litige est évité',
  inquiry: 'une demande d’information suit',
  twoDisputes: 'deux litiges suivent',
  disputed: (reasons) => `litige : ${reasons.join(', ')}`,
  refundPending: 'les remboursements restent deux jours en route',
  refundWaits: (reason) => `les remboursements attendent deux jours : ${reason}`,
  refundFails: 'les remboursements échouent après deux jours',
  skipsPending: 'l’argent est disponible aussitôt',
  risk: (level) => `risque : ${level}`,
  cvcFails: 'le code de sécurité ne concorde pas',
  addressFails: 'l’adresse ne concorde pas',
  postcodeFails: 'le code postal ne concorde pas',
  addressUnavailable: 'l’adresse ne peut pas être vérifiée',
};
