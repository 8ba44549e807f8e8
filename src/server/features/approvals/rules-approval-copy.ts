/** What a change of the approval rules would do, for whoever has to approve it. */
export const rulesApprovalCopy = {
  words: (changes: string) => `Change what needs approval: ${changes}`,
  needed: (rule: string) => `from now on ${rule}`,
  noLonger: (name: string) => `no longer ${name}`,
  above: (amounts: string) => `above ${amounts}`,
  moreThan: (count: number) => `above ${count} a day`,
  approvedBy: (roles: string) => `(approved by ${roles})`,
} as const;
