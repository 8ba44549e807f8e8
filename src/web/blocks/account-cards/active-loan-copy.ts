export const activeLoanCopy = {
  title: 'Active loan overview',
  failed: 'Error retrieving the active loan summary.',
  active: 'Active',
  repaid: 'Repaid so far, fee included',
  of: (paid: string, total: string) => `${paid} of ${total}`,
  interval: (day: string) => `Minimum by ${day}`,
  intervalDone: (paid: string) => `${paid}: enough for this period`,
  intervalNote: (left: string, day: string) =>
    `If sales do not bring ${left} more by ${day}, the rest is taken from your balance.`,
  advance: 'Loan amount',
  fee: 'Fixed fee',
  rate: 'Withheld from each sale',
  paidOut: 'Paid out',
  begins: 'Repayments since',
  beginsLater: 'Repayments begin',
  transactions: 'View transactions',
  allLoans: 'View all loans',
} as const;
