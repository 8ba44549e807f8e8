export const firstStepsCopy = {
  title: 'First steps',
  sandbox: 'Try it in a sandbox',
  done: 'Done',
  steps: {
    connect: {
      title: 'Connect a payments account',
      text: 'Verify your business to take real payments, or try everything in a sandbox first: it is there within a minute.',
      action: 'Connect',
    },
    sell: {
      title: 'Take a payment',
      text: 'Buy something in your own shop. In a sandbox a test card pays for it.',
      action: 'Open your shop',
    },
    refund: {
      title: 'Give it back',
      text: 'Open the payment and press Refund. The order and your balance change with it; the fee of the payment is not returned.',
      action: 'See transactions',
    },
    payout: {
      title: 'See a payout leave',
      text: 'Money that has become available leaves for your bank on weekdays. Each payout lists what it is made of.',
      action: 'See payouts',
    },
    live: {
      title: 'Set up live payments',
      text: 'Verify your business to take real payments. The sandbox stays until your live account can take them.',
      action: 'Go live',
    },
  },
  moveTime: 'Nobody waits for it in a sandbox: move the clock until the next payout arrives.',
  simulator: 'Move time forward',
} as const;
