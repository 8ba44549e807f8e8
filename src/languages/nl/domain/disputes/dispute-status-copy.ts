import type * as english from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english.disputeStatusLabel> = {
  warning_needs_response: 'Informatieverzoek: reactie nodig',
  warning_under_review: 'Informatieverzoek: wordt beoordeeld',
  warning_closed: 'Informatieverzoek: gesloten',
  needs_response: 'Reactie nodig',
  under_review: 'Wordt beoordeeld',
  charge_refunded: 'Betaling terugbetaald',
  won: 'Gewonnen',
  lost: 'Verloren',
};
