import { spoken } from '../../shared/spoken.ts';

/** What an entry of the journal is about, in a line of a file for accountants. */
export const journalTextCopy = spoken('domain/books/files/journal-text-copy#journalTextCopy', {
  payments: (day: string, count: number) =>
    count === 1 ? `Payments of ${day}, 1 movement` : `Payments of ${day}, ${count} movements`,
  payout: (payout: string, count: number) =>
    count === 1 ? `Payout ${payout}, 1 movement` : `Payout ${payout}, ${count} movements`,
  /** `kind` is one of `MOVEMENT_KIND_WORDS`, `id` that of the movement. */
  movement: (kind: string, id: string) => `${kind} ${id}`,
  movementOfOrder: (kind: string, id: string, order: string) => `${kind} ${id} for order ${order}`,
  /** One of the lines above that came after its day was closed. */
  late: (line: string, day: string) => `${line}, late, of ${day}`,
} as const);
