import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/orders/refund-order-copy.ts';

export const refundOrderCopy: Words<typeof english.refundOrderCopy> = {
  lineMissing: (line) => `Regel ${line} is er niet, of is twee keer genoemd.`,
};
