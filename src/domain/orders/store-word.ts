import { ORDER_STATUSES } from './order-status.ts';

/** The word of an attached store, where it says more than ours: one of a plugin, or of an order that is no longer there. */
export const storeWord = (status: string, word: string | null | undefined): string | undefined =>
  word && word !== status && !ORDER_STATUSES.some((known) => known === word) ? word : undefined;
