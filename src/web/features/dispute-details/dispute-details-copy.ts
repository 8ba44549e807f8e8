export const disputeDetailsCopy = {
  title: 'Dispute details',
  waitingTitle: 'One moment please',
  waiting: 'Redirecting to payment details…',
  failedTitle: 'Error retrieving dispute',
  failed: 'Please check your network and try again.',
} as const;
