import type { Words } from '#languages/kit/words.ts';
import type { refundOrderCopy as english } from '#server/features/orders/refund-order-copy.ts';

export const refundOrderCopy: Words<typeof english> = {
  lineMissing: (line) => `A linha ${line} não existe ou foi citada duas vezes.`,
};
