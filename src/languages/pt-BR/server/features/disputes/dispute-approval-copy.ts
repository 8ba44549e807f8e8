import type { Words } from '#languages/kit/words.ts';
import type { disputeApprovalCopy as english } from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english> = {
  accept: (amount, payment) =>
    `Aceitar a disputa de ${amount} sobre o pagamento ${payment}: abre-se mão do dinheiro e da tarifa`,
  submit: (fields, amount, payment) =>
    `Enviar as evidências ao banco em definitivo (${fields}) contra a disputa de ${amount} sobre o pagamento ${payment}`,
  save: (fields, amount, payment) =>
    `Salvar um rascunho de evidências (${fields}) contra a disputa de ${amount} sobre o pagamento ${payment}`,
};
