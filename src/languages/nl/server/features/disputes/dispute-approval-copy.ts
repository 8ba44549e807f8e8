import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english.disputeApprovalCopy> = {
  accept: (amount, payment) =>
    `Het geschil van ${amount} over betaling ${payment} accepteren: het geld en de geschilkosten zijn dan weg`,
  submit: (fields, amount, payment) =>
    `Bewijs definitief bij de bank indienen (${fields}) tegen het geschil van ${amount} over betaling ${payment}`,
  save: (fields, amount, payment) =>
    `Een concept van bewijs opslaan (${fields}) tegen het geschil van ${amount} over betaling ${payment}`,
};
