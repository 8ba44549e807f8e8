export const helpCopy = {
  title: 'Help',
  lead: 'Short answers about payments, payouts, disputes and settings.',
  see: 'Read next',
  notFoundTitle: 'This help page does not exist',
  notFound: 'The link may be old. All topics are on the help page.',
  allTopics: 'All topics',
  keyboard: 'Keyboard',
  keyboardText: 'Search, go to a page and more without the mouse. Press ? anywhere to see the list.',
  showKeys: 'Show keyboard shortcuts',
  groups: {
    account: 'Your account',
    money: 'Payments and payouts',
    risk: 'Disputes and fraud',
    setUp: 'Settings and tools',
  },
} as const;
