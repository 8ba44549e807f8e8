import { spoken } from '#domain/shared/spoken.ts';

/** What a change of the approval rules would do, for whoever has to approve it. */
export const rulesApprovalCopy = spoken('server/features/approvals/rules-approval-copy#rulesApprovalCopy', {
  words: (changes: string) => `Change what needs approval: ${changes}`,
  needed: (name: string, roles: string) => `from now on ${name} (approved by ${roles})`,
  neededAbove: (name: string, amounts: string, roles: string) =>
    `from now on ${name} above ${amounts} (approved by ${roles})`,
  neededMoreThan: (name: string, count: number, roles: string) =>
    `from now on ${name} above ${count} a day (approved by ${roles})`,
  noLonger: (name: string) => `no longer ${name}`,
  once: 'Each kind may stand once.',
  amount: 'Say above which amount.',
  count: 'Say how many in a day.',
} as const);
