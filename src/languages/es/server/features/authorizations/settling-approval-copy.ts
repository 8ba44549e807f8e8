import type { Words } from '#languages/kit/words.ts';
import type { settlingApprovalCopy as english } from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english> = {
  capture: (amount, order) => `Capturar ${amount} del pedido #${order}`,
  cancel: (amount, order) => `Cancelar la autorización de ${amount} del pedido #${order}`,
};
