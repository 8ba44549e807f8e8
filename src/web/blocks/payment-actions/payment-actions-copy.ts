/** What capturing, cancelling and refunding a payment says. Quoted sentences are the specification's. */
export const paymentActionsCopy = {
  asked: 'Sent for approval. Nothing has been done yet.',
  capture: 'Capture',
  cancel: 'Cancel',
  approve: 'Approve transaction',
  block: 'Block transaction',
  refund: 'Refund',
  noRefund: 'Why there is no refund',
  refundMenu: 'Refund this payment',
  refundInFull: 'Refund in full',
  refundInPart: 'Partial refund',

  captureOf: (order: string) => `Capture the payment for order #${order}`,
  cancelOf: (order: string) => `Cancel the payment for order #${order}`,
  /** In a row of many, where the heading says that they are held. */
  approveShort: 'Approve',
  approveOf: (order: string) => `Approve the payment for order #${order}`,
  blockShort: 'Block',
  blockOf: (order: string) => `Block the payment for order #${order}`,

  captured: (order: string, amount?: string) =>
    `Payment for order #${order} captured successfully.${amount ? ` Amount: ${amount}.` : ''}`,
  canceled: (order: string, amount?: string) =>
    `Payment for order #${order} canceled successfully.${amount ? ` Amount: ${amount}.` : ''}`,
  notCaptured: (order: string, reason: string) =>
    `There has been an error capturing the payment for order #${order}. ${reason}`,
  notCanceled: (order: string, reason: string) =>
    `There has been an error canceling the payment for order #${order}. ${reason}`,

  reasons: {
    missingOrder: 'The order could not be found.',
    refundedOrder: 'Payment cannot be processed for partially or fully refunded orders.',
    mismatch: 'The payment cannot be processed due to a mismatch with order details.',
    uncapturable: 'This payment cannot be processed in its current state.',
    minimum: (amount: string) => `The minimum amount that can be processed is ${amount}.`,
    tooSmall: 'The payment amount is too small to be processed.',
    captureFailed: 'The payment capture failed to complete.',
    cancelFailed: 'The payment cancellation failed to complete.',
    serverError: 'An unexpected error occurred. Please try again later.',
    other: 'Unable to process the payment. Please try again later.',
  },

  authorizationFailed: 'Error retrieving authorization.',
  tryAgain: 'Try again',

  refunded: (payment: string) => `Refunded payment #${payment}.`,
  notRefunded: (payment: string) =>
    `There has been an error refunding the payment #${payment}. Please try again later.`,
  refundTitle: (amount: string) => `Refund ${amount}?`,
  refundAction: (amount: string) => `Refund ${amount}`,
  refundText: 'The whole payment goes back to the customer. A refund cannot be taken back.',
  effects: {
    label: 'What this refund does',
    loading: 'What this refund does is being worked out',
    failed: 'What it does to your balance could not be worked out. The amount above is right.',
    customer: 'The customer gets',
    cost: 'Your balance loses',
    feeKept: 'Fee of the payment',
    feeKeptNote: 'not returned',
    balance: 'Your balance',
    nextPayout: (day: string) => `Next payout, ${day}`,
    estimate: 'estimate',
    change: (now: string, after: string) => `${now} → ${after}`,
  },
  refundReason: 'Reason (optional)',
  refundReasons: {
    duplicate: 'Duplicate order',
    fraudulent: 'Fraudulent',
    requested_by_customer: 'Requested by customer',
    other: 'Other',
  },

  cancelTitle: (amount: string) => `Cancel this payment of ${amount}?`,
  cancelText:
    'The customer is not charged, it costs you nothing, and the hold on their money ends. They would have to pay again.',
  cancelAction: 'Cancel the payment',
  blockTitle: (amount: string) => `Block this payment of ${amount}?`,
  blockText: 'The customer is not charged, it costs you nothing, and your decision is noted with your name.',
  keep: 'Keep it',

  waitingTitle: 'Waiting to be captured',
  waitingText: (deadline: string, left: string) =>
    `Capture it by ${deadline} (${left}). After that the hold ends.`,
  decideText: (deadline: string, left: string) =>
    `Decide by ${deadline} (${left}). After that the hold ends, and the customer would have to pay again.`,
  lapsed: (deadline: string) =>
    `The hold on the customer’s money ended ${deadline}. It can no longer be captured.`,
  heldTitle: 'Held for review',
  heldText: 'Your fraud rules held this payment. The customer is not charged until you approve it.',
  outcomes: {
    label: 'What your decision does',
    loading: 'What your decision does is being worked out',
    failed: 'What it does to your balance could not be worked out. You can decide all the same.',
    capture: 'Captured: the customer pays',
    approve: 'Approved: the customer pays',
    cancel: 'Canceled: nobody pays',
    block: 'Blocked: nobody pays',
    fee: 'Fee',
    feeNote: 'estimate, known to the cent once it is captured',
    notListed: 'known once it is captured',
    beforeFee: 'estimate, before the fee',
    unchanged: 'estimate, unchanged',
    leaves: 'Leaves with the payout of',
    nothing: 'nothing moves',
  },
  rowEffects: (price: string | undefined) =>
    `Capture and approve charge the customer the amount of the row; the fee${price ? `, from ${price} for a card,` : ''} is taken off it. Cancel and block charge nobody and cost nothing.`,
  review: {
    title: 'Marked for review',
    why: {
      rule: 'A rule at your payments service asks you to look at this payment.',
      manual: 'Somebody at your payments service asks you to look at this payment.',
    },
    taken:
      'The customer has paid already, and approving moves no money: it only says that you looked and found it right. If you do not trust it, refund it.',
    held: 'Approving does not capture it: the customer pays only once you capture the payment.',
    approve: 'Approve the review',
    approved: 'The review is closed. No money was moved.',
    notApproved: (reason: string) => `The review could not be approved. ${reason}`,
  },
  unconfirmedTitle: 'Not confirmed by the customer’s bank yet',
  unconfirmedText:
    'Payments of this kind take some days. Until then the money is not in your balance, and the payment may still fail. There is nothing to do.',
  firedRules: {
    held: 'Rules that held it',
    blocked: 'Rules that blocked it',
    billTo: 'Bill to',
    shipTo: 'Ship to',
    title: 'Stopped by your fraud rules',
    seeRules: 'See your fraud rules',
  },
  left: {
    days: (count: number) => (count === 1 ? '1 day left' : `${count} days left`),
    hours: (count: number) => (count === 1 ? '1 hour left' : `${count} hours left`),
    minutes: (count: number) => (count === 1 ? '1 minute left' : `${count} minutes left`),
  },
  expired: 'Expired',
} as const;
