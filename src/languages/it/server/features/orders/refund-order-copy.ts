import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/orders/refund-order-copy.ts';

export const refundOrderCopy: Words<typeof english.refundOrderCopy> = {
  lineMissing: (line) => `La riga ${line} non c’è, o è indicata due volte.`,
};
