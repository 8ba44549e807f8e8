import type { disputeStatusLabel as english } from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english> = {
  warning_needs_response: 'Anfrage: Antwort erforderlich',
  warning_under_review: 'Anfrage: In Prüfung',
  warning_closed: 'Anfrage: Geschlossen',
  needs_response: 'Antwort erforderlich',
  under_review: 'In Prüfung',
  charge_refunded: 'Zahlung erstattet',
  won: 'Gewonnen',
  lost: 'Verloren',
};
