import type { Words } from '#languages/kit/words.ts';
import type { disputeApprovalCopy as english } from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english> = {
  accept: (amount, payment) =>
    `Aceptar la disputa de ${amount} sobre el pago ${payment}: se renuncia al dinero y a la comisión`,
  submit: (fields, amount, payment) =>
    `Enviar pruebas al banco de forma definitiva (${fields}) contra la disputa de ${amount} sobre el pago ${payment}`,
  save: (fields, amount, payment) =>
    `Guardar un borrador de pruebas (${fields}) contra la disputa de ${amount} sobre el pago ${payment}`,
};
