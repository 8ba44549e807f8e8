import type { journalTextCopy as english } from '#domain/books/files/journal-text-copy.ts';
import { movements } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';

export const journalTextCopy: Words<typeof english> = {
  payments: (day, count) => `مدفوعات ${day}، ${movements.is(count)}`,
  payout: (payout, count) => `التحويل ${payout}، ${movements.is(count)}`,
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id} للطلب ${order}`,
  late: (line, day) => `${line}، متأخر، من ${day}`,
};
