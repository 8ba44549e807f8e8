import type * as english from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english.disputeStatusLabel> = {
  warning_needs_response: 'Richiesta di informazioni: serve una risposta',
  warning_under_review: 'Richiesta di informazioni: in esame',
  warning_closed: 'Richiesta di informazioni: chiusa',
  needs_response: 'Serve una risposta',
  under_review: 'In esame',
  charge_refunded: 'Addebito rimborsato',
  won: 'Vinta',
  lost: 'Persa',
};
