export const homeCopy = {
  title: 'Home',
  lead: (store: string, day: string) => `${store}, ${day}`,
  greeting: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  go: 'Where to go',
  newTitle: 'What is new',
  new: [
    {
      title: 'Transactions',
      text: 'Every charge, refund and fee in one list, to filter, search and export as it stands on the screen.',
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
  notYet: 'Other pages say so while they are still being built.',
  links: {
    transactions: 'See transactions',
    connect: 'Connect a payments account',
    apiKeys: 'Make an API key',
    mail: 'Read mails',
    help: 'Read the help',
  },
} as const;
