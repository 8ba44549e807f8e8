export const shortcutsCopy = {
  title: 'Keyboard shortcuts',
  anywhere: 'Anywhere',
  search: 'Search for anything',
  list: 'This list',
  close: 'Close what is open',
  goTo: 'Go to',
  places: {
    h: 'Home',
    o: 'Orders',
    c: 'Customers',
    v: 'Overview',
    p: 'Payouts',
    t: 'Transactions',
    d: 'Disputes',
    s: 'Payments settings',
  },
  or: 'or',
  after: 'then',
  singleKeys: 'Shortcuts of a single key',
  singleKeysText:
    'Turn these off if you use speech or press keys by accident. Shortcuts with Ctrl or Cmd keep working.',
} as const;
