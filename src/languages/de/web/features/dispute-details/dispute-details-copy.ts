import type { Words } from '#languages/kit/words.ts';
import type { disputeDetailsCopy as english } from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english> = {
  title: 'Anfechtungsdetails',
  waitingTitle: 'Einen Moment bitte',
  waiting: 'Sie werden zu den Zahlungsdetails weitergeleitet …',
  failedTitle: 'Fehler beim Abrufen der Anfechtung',
  failed: 'Bitte prüfen Sie Ihre Netzwerkverbindung und versuchen Sie es erneut.',
};
