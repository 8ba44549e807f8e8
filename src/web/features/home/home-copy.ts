export const homeCopy = {
  title: 'Home',
  lead: (store: string, day: string) => `${store}, ${day}`,
  greeting: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
} as const;

export const todayCopy = {
  title: 'Today',
  sold: 'Sold today',
  payments: (count: number, words: string) => (count === 1 ? '1 payment' : `${words} payments`),
  orders: 'Orders processing',
  ordersNote: 'Paid and not yet completed',
  balance: 'Balance',
  available: (amount: string) => `${amount} available`,
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
