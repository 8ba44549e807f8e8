import type { Words } from '#languages/kit/words.ts';
import type { settlingApprovalCopy as english } from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english> = {
  capture: (amount, order) => `Capturar ${amount} do pedido #${order}`,
  cancel: (amount, order) => `Cancelar a autorização de ${amount} do pedido #${order}`,
};
