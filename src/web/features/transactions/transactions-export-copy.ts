export const exportCopy = {
  title: (count: string) => `Export ${count} transactions?`,
  action: (count: string) => `Export ${count} transactions`,
  question: (count: number) =>
    `You are about to export ${count} transactions. If you'd like to reduce the size of your export, you can use one or more filters. Would you like to continue?`,
  accountantsColumns: 'Fees, net, tax, order, payout and its arrival are in it, whatever columns you see.',
} as const;
