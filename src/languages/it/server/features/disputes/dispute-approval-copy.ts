import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english.disputeApprovalCopy> = {
  accept: (amount, payment) =>
    `Accettare la contestazione di ${amount} sul pagamento ${payment}: si rinuncia al denaro e alla commissione`,
  submit: (fields, amount, payment) =>
    `Inviare alla banca le prove in modo definitivo (${fields}) contro la contestazione di ${amount} sul pagamento ${payment}`,
  save: (fields, amount, payment) =>
    `Salvare una bozza delle prove (${fields}) contro la contestazione di ${amount} sul pagamento ${payment}`,
};
