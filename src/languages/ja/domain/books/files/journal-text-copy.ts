import type { journalTextCopy as english } from '#domain/books/files/journal-text-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const journalTextCopy: Words<typeof english> = {
  payments: (day, count) => `${day}の決済、動き${figure(count)}件`,
  payout: (payout, count) => `入金 ${payout}、動き${figure(count)}件`,
  movement: (kind, id) => `${kind} ${id}`,
  movementOfOrder: (kind, id, order) => `${kind} ${id}（注文 ${order}）`,
  late: (line, day) => `${line}、遅れて判明（${day}分）`,
};
