import type { journalTextCopy as english } from '#domain/books/files/journal-text-copy.ts';
import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const movements = (count: number): string =>
  plural(count, { one: '1 Bewegung', other: `${figure(count)} Bewegungen` });

export const journalTextCopy: Words<typeof english> = {
  payments: (day, count) => `Zahlungen vom ${day}, ${movements(count)}`,
  payout: (payout, count) => `Auszahlung ${payout}, ${movements(count)}`,
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id} zur Bestellung ${order}`,
  late: (line, day) => `${line}, verspätet, vom ${day}`,
};
