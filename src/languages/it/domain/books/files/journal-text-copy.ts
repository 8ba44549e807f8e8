import type * as english from '#domain/books/files/journal-text-copy.ts';
import { figure, ofDay, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const journalTextCopy: Words<typeof english.journalTextCopy> = {
  payments: (day, count) =>
    plural(count, {
      one: `Pagamenti ${ofDay(day)}, 1 movimento`,
      other: `Pagamenti ${ofDay(day)}, ${figure(count)} movimenti`,
    }),
  payout: (payout, count) =>
    plural(count, {
      one: `Bonifico ${payout}, 1 movimento`,
      other: `Bonifico ${payout}, ${figure(count)} movimenti`,
    }),
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id} per l’ordine ${order}`,
  late: (line, day) => `${line}, in ritardo, ${ofDay(day)}`,
};
