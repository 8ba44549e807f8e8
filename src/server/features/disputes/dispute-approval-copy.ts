import { spoken } from '#domain/shared/spoken.ts';

/** What an answer to a dispute would do, for whoever has to approve it. `fields` are what the bank calls them, parted as things on one line are. */
export const disputeApprovalCopy = spoken(
  'server/features/disputes/dispute-approval-copy#disputeApprovalCopy',
  {
    accept: (amount: string, payment: string) =>
      `Accept the dispute of ${amount} about payment ${payment}: the money and its fee are given up`,
    submit: (fields: string, amount: string, payment: string) =>
      `Submit evidence to the bank for good (${fields}) against the dispute of ${amount} about payment ${payment}`,
    save: (fields: string, amount: string, payment: string) =>
      `Save a draft of evidence (${fields}) against the dispute of ${amount} about payment ${payment}`,
  } as const,
);
