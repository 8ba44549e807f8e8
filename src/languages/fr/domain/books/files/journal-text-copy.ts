import type { journalTextCopy as english } from '#domain/books/files/journal-text-copy.ts';
import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const journalTextCopy: Words<typeof english> = {
  payments: (day, count) =>
    plural(count, {
      one: `Paiements du ${day}, ${count} mouvement`,
      other: `Paiements du ${day}, ${figure(count)} mouvements`,
    }),
  payout: (payout, count) =>
    plural(count, {
      one: `Virement ${payout}, ${count} mouvement`,
      other: `Virement ${payout}, ${figure(count)} mouvements`,
    }),
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id} pour la commande ${order}`,
  late: (line, day) => `${line}, en retard, du ${day}`,
};
