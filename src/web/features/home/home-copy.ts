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
  },
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

export const waitingCopy = {
  title: 'Waiting for you',
  loading: 'Looking for what waits for you',
  failed: 'Not everything that waits could be read.',
  nothing: 'Nothing waits for you',
  nothingText: 'Disputes, held payments, holds about to end and payouts that failed are listed here.',
  orMore: (count: string) => `${count} or more`,
  about: (what: string, sum: string) => `${what}: ${sum}`,
  unsentDraft: {
    title: (amount: string) => `Your evidence about ${amount} is not with the bank`,
    left: {
      too_little: (until: string, zone: string) =>
        `It is too little to be handed in for you. Add to it or submit it by ${until}, ${zone}, or the bank gets nothing.`,
      switched_off: (until: string, zone: string) =>
        `Your store does not hand in drafts. Submit it by ${until}, ${zone}, or the bank gets nothing.`,
    },
    action: 'Finish it',
  },
  disputes: {
    one: 'Answer a dispute',
    several: (count: string) => `Answer ${count} disputes`,
    until: (by: string, zone: string) => `Respond by ${by}, ${zone}.`,
    firstUntil: (by: string, zone: string) => `The first answer is due by ${by}, ${zone}.`,
    action: 'Respond',
  },
  held: {
    one: 'Decide about a held payment',
    several: (count: string) => `Decide about ${count} held payments`,
    until: (by: string, zone: string) => `Your fraud rules held it. The hold ends on ${by}, ${zone}.`,
    firstUntil: (by: string, zone: string) =>
      `Your fraud rules held them. The first hold ends on ${by}, ${zone}.`,
    action: 'Review',
  },
  expiring: {
    one: 'Capture a payment before its hold ends',
    several: (count: string) => `Capture ${count} payments before their holds end`,
    until: (by: string, zone: string) => `Capture it by ${by}, ${zone}.`,
    firstUntil: (by: string, zone: string) => `Capture the first by ${by}, ${zone}.`,
    action: 'Capture',
  },
  failedPayout: {
    title: (amount: string, day: string) => `The payout of ${amount} of ${day} failed`,
    text: (reason: string) => `${reason} The money is back in your balance.`,
    action: 'See payout',
  },
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
