import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english.disputeDetailsCopy> = {
  title: 'Details van het geschil',
  waitingTitle: 'Een ogenblik',
  waiting: 'Je gaat naar de betalingsdetails…',
  failedTitle: 'Het geschil kon niet worden geladen',
  failed: 'Controleer je netwerk en probeer het opnieuw.',
};
