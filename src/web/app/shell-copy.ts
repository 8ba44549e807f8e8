/** Every word the frame around the screens says. */
export const shellCopy = {
  skip: 'Skip to content',
  menu: 'Menu',
  menuLabel: 'Store admin',
  payments: 'Payments',
  settings: 'Settings',

  inbox: 'Inbox',
  account: (name: string) => `Account of ${name}`,

  theme: 'Theme',
  themeNow: (theme: string) => `Theme: ${theme}`,
  chosen: 'Chosen',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },

  modes: { test: 'Test mode', sandbox: 'Sandbox', simulator: 'Simulator' },

  search: 'Search payments, orders, customers',
  searchTitle: 'Search',

  offlineTitle: 'You are offline.',
  offline: 'What you see may be out of date. What you typed stays here; save it when the connection is back.',

  /** Quoted by the specification. */
  failed:
    'There was an error rendering this view. Please contact support for assistance if the problem persists.',
  failedReload: 'Reload this view',

  notFoundTitle: 'Page not found',
  refusedTitle: 'You cannot open this area',
  arrived: (title: string) => `${title}. Page opened.`,
} as const;
