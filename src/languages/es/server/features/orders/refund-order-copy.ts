import type { Words } from '#languages/kit/words.ts';
import type { refundOrderCopy as english } from '#server/features/orders/refund-order-copy.ts';

export const refundOrderCopy: Words<typeof english> = {
  lineMissing: (line) => `La línea ${line} no existe o se ha indicado dos veces.`,
};
