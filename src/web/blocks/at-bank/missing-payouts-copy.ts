export const missingPayoutsCopy = {
  several: (count: number) => `${count} payouts are not on your bank statements`,
  first: (text: string) => `The oldest: ${text}`,
  toMatch: 'To match',
} as const;
