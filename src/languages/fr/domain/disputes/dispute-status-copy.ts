import type { disputeStatusLabel as english } from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english> = {
  warning_needs_response: 'Demande d’information : réponse requise',
  warning_under_review: 'Demande d’information : en cours d’examen',
  warning_closed: 'Demande d’information : close',
  needs_response: 'Réponse requise',
  under_review: 'En cours d’examen',
  charge_refunded: 'Encaissement remboursé',
  won: 'Gagné',
  lost: 'Perdu',
};
