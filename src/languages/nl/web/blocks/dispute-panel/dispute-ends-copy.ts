import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english.disputeEndsCopy> = {
  daysLeft: (count) => plural(count, { one: 'Nog 1 dag', other: `Nog ${figure(count)} dagen` }),
  lastDay: 'Vandaag laatste dag',
  pastDue: 'Te laat',
  acceptFailed: 'Er ging iets mis bij het accepteren van het geschil. Probeer het later opnieuw.',
  submitted: 'Bewijs ingediend!',
  submitFailed: (reason) => `Het bewijs kon niet worden ingediend. (${reason})`,
  accepted: (order) =>
    order === undefined
      ? 'Je hebt het geschil geaccepteerd.'
      : `Je hebt het geschil over bestelling #${order} geaccepteerd.`,
};
