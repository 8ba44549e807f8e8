import type { journalTextCopy as english } from '#domain/books/files/journal-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';

const movements = (count: number): string =>
  plural(count, { one: `${count} movimentação`, other: `${figure(count)} movimentações` });

export const journalTextCopy: Words<typeof english> = {
  payments: (day, count) => `Pagamentos de ${day}, ${movements(count)}`,
  payout: (payout, count) => `Repasse ${payout}, ${movements(count)}`,
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id} do pedido ${order}`,
  late: (line, day) => `${line}, com atraso, de ${day}`,
};
