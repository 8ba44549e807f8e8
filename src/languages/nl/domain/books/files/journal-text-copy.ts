import type * as english from '#domain/books/files/journal-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';

export const journalTextCopy: Words<typeof english.journalTextCopy> = {
  payments: (day, count) =>
    plural(count, {
      one: `Betalingen van ${day}, 1 mutatie`,
      other: `Betalingen van ${day}, ${figure(count)} mutaties`,
    }),
  payout: (payout, count) =>
    plural(count, {
      one: `Uitbetaling ${payout}, 1 mutatie`,
      other: `Uitbetaling ${payout}, ${figure(count)} mutaties`,
    }),
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id} voor bestelling ${order}`,
  late: (line, day) => `${line}, nagekomen, van ${day}`,
};
