export const homeCopy = {
  title: 'Home',
  lead: (store: string, day: string) => `${store}, ${day}`,
  greeting: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  go: 'Where to go',
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
      text: 'Open the payment and press Refund. The order, the fees and your balance follow.',
      action: 'See transactions',
    },
    payout: {
      title: 'See a payout leave',
      text: 'Money that has become available leaves for your bank on weekdays. Each payout lists what it is made of.',
      action: 'See payouts',
    },
  },
  newTitle: 'What you find here',
  new: [
    {
      title: 'Transactions',
      text: 'Every charge, refund and fee in one list, to filter, search and export as it stands on the screen.',
    },
    {
      title: 'Payouts',
      text: 'What left for your bank, when it arrives, and every movement it is made of.',
    },
    {
      title: 'Disputes',
      text: 'What customers ask back through their bank, until when to answer, and what proves your case.',
    },
    {
      title: 'API keys',
      text: 'Let a program read or change the data of the store in your name, and stop it at any time.',
    },
    {
      title: 'Help',
      text: 'Short answers about payouts, fees, disputes and settings, on pages of their own.',
    },
  ],
  links: {
    overview: 'See the overview',
    transactions: 'See transactions',
    connect: 'Connect a payments account',
    apiKeys: 'Make an API key',
    mail: 'Read mails',
    help: 'Read the help',
  },
} as const;
