import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeEndsCopy as english } from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english> = {
  daysLeft: (count) => plural(count, { one: `${count} jour restant`, other: `${count} jours restants` }),
  lastDay: 'Dernier jour',
  pastDue: 'Délai dépassé',
  acceptFailed: 'Une erreur s’est produite lors de l’acceptation du litige. Réessayez plus tard.',
  submitted: 'Preuves envoyées !',
  submitFailed: (reason) => `Les preuves n’ont pas pu être envoyées. (${reason})`,
  accepted: (order) =>
    order === undefined
      ? 'Vous avez accepté le litige.'
      : `Vous avez accepté le litige de la commande n° ${order}.`,
};
