/** How much time is left for a dispute, and how it ended: the words that also pages without its panel need. */
export const disputeEndsCopy = {
  daysLeft: (count: number): string => (count === 1 ? '1 day left' : `${count} days left`),
  lastDay: 'Last day today',
  pastDue: 'Past due',
  acceptFailed: 'There has been an error accepting the dispute. Please try again later.',
  submitted: 'Evidence submitted!',
  submitFailed: (reason: string) => `Failed to submit evidence. (${reason})`,
  accepted: (order: string | undefined) =>
    order === undefined
      ? 'You have accepted the dispute.'
      : `You have accepted the dispute for order #${order}.`,
} as const;
