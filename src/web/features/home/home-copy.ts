export const homeCopy = {
  title: 'Home',
  lead: (store: string, day: string) => `${store}, ${day}`,
  greeting: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  stepsTitle: 'First steps',
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
  moveTime: 'Nobody waits for it in a sandbox: move the clock a week forward.',
  simulator: 'Move time forward',
} as const;

export const todayCopy = {
  title: 'Today',
  sold: 'Sold today',
  payments: (count: number, words: string) => (count === 1 ? '1 payment' : `${words} payments`),
  orders: 'Orders processing',
  ordersNote: 'Paid and not yet completed',
  balance: 'Balance',
  available: 'available',
  next: 'Next payout',
  unknown: 'Could not be read',
  failed: 'Not every figure could be read.',
} as const;

export const latestCopy = {
  title: 'Latest orders',
  loading: 'Loading the latest orders',
  failed: 'Error retrieving orders.',
  none: 'Nobody has ordered yet. Orders of your shop appear here.',
  nobody: 'No name was given',
  number: (number: string) => `#${number}`,
  all: 'See all orders',
} as const;

export const recentCopy = { title: 'Recently seen' } as const;
