import type { journalTextCopy as english } from '#domain/books/files/journal-text-copy.ts';
import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const movements = (count: number): string =>
  plural(count, { one: '1 movimiento', other: `${figure(count)} movimientos` });

export const journalTextCopy: Words<typeof english> = {
  payments: (day, count) => `Pagos del ${day}, ${movements(count)}`,
  payout: (payout, count) => `Transferencia ${payout}, ${movements(count)}`,
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id} del pedido ${order}`,
  late: (line, day) => `${line}, con retraso, del ${day}`,
};
