import type { disputeStatusLabel as english } from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english> = {
  warning_needs_response: 'Consulta: por responder',
  warning_under_review: 'Consulta: en revisión',
  warning_closed: 'Consulta: cerrada',
  needs_response: 'Por responder',
  under_review: 'En revisión',
  charge_refunded: 'Cargo reembolsado',
  won: 'Ganada',
  lost: 'Perdida',
};
