import { spoken } from '../shared/spoken.ts';

export const foreignNotesCopy = spoken('domain/woocommerce/foreign-notes-copy#foreignNotesCopy', {
  /** As in cash, or by a way to pay that this product does not know. */
  refund: (amount: string) => `A refund of ${amount} was noted at the store. No money went through here.`,
  refundBecause: (amount: string, reason: string) =>
    `A refund of ${amount} was noted at the store: “${reason}”. No money went through here.`,
} as const);
