import type { Words } from '#languages/kit/words.ts';
import type { disputeApprovalCopy as english } from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english> = {
  accept: (amount, payment) =>
    `Anfechtung über ${amount} zur Zahlung ${payment} akzeptieren: Das Geld und die Gebühr sind dann verloren`,
  submit: (fields, amount, payment) =>
    `Beweise (${fields}) endgültig bei der Bank einreichen, gegen die Anfechtung über ${amount} zur Zahlung ${payment}`,
  save: (fields, amount, payment) =>
    `Beweisentwurf (${fields}) speichern, gegen die Anfechtung über ${amount} zur Zahlung ${payment}`,
};
