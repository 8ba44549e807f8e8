import type { disputeStatusLabel as english } from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english> = {
  warning_needs_response: 'Consulta: precisa de resposta',
  warning_under_review: 'Consulta: em análise',
  warning_closed: 'Consulta: encerrada',
  needs_response: 'Precisa de resposta',
  under_review: 'Em análise',
  charge_refunded: 'Cobrança reembolsada',
  won: 'Ganha',
  lost: 'Perdida',
};
