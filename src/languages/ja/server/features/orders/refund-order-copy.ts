import type { Words } from '#languages/kit/words.ts';
import type { refundOrderCopy as english } from '#server/features/orders/refund-order-copy.ts';

export const refundOrderCopy: Words<typeof english> = {
  lineMissing: (line) => `明細行${line}は存在しないか、2回指定されています。`,
};
