import { spoken } from '#domain/shared/spoken.ts';

export const refundOrderCopy = spoken('server/features/orders/refund-order-copy#refundOrderCopy', {
  lineMissing: (line: number) => `Line ${line} is not there, or named twice.`,
} as const);
