export const loansCopy = {
  title: 'Capital Loans',
  table: 'All loans',
  failed: 'Error retrieving the active loan summary.',
  columns: {
    details: 'Details',
    paidOut: 'Disbursed',
    status: 'Status',
    amount: 'Amount',
    fee: 'Fixed fee',
    rate: 'Withhold rate',
    firstPaydown: 'First paydown',
  },
  active: 'Active',
  paidOff: (day: string) => `Paid off: ${day}`,
  noPaydown: 'No paydown yet',
  transactions: 'Transactions',
  transactionsOf: (amount: string, day: string) => `Transactions of the loan of ${amount}, ${day}`,
  empty: 'No loans',
  emptyText:
    'When the payments company offers you a loan and you accept it, it is listed here with how far it is repaid. Repayments are a share of each sale.',
} as const;
