/** The words of cells that come after the rows. */
export const laterCellCopy = {
  order: (number: string) => `#${number}`,
  noSubscription: 'No subscription',
  futurePayout: 'Future payout',
  noStatus: 'No payout yet',
  subscriptionTitle: (number: string) => `Subscription ${number}`,
} as const;
