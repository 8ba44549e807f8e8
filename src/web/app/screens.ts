import type { Screen } from '#web/shared/screen.ts';

/** Every place of the admin, with the title it shows. The router, the breadcrumbs and the menu agree on these. */
export const SCREENS = {
  '/': { title: 'Home' },
  '/orders': { title: 'Orders' },
  '/orders/$id': { title: 'Order' },
  '/products': { title: 'Products' },
  '/customers': { title: 'Customers' },
  '/customers/$id': { title: 'Customer' },
  '/users/$id': { title: 'User' },

  '/payments/connect': { title: 'Connect' },
  '/payments/onboarding': { title: 'Onboarding', isFullScreen: true },
  '/payments/onboarding/kyc': { title: 'Continue onboarding', isFullScreen: true },
  '/payments/overview': { title: 'Overview' },
  '/payments/payouts': { title: 'Payouts' },
  '/payments/payouts/details': { title: 'Payout details' },
  '/payments/transactions': { title: 'Transactions' },
  '/payments/transactions/details': { title: 'Payment details' },
  '/payments/disputes': { title: 'Disputes' },
  '/payments/disputes/details': { title: 'Dispute details' },
  '/payments/disputes/challenge': { title: 'Challenge dispute' },
  '/payments/additional-payment-methods': { title: 'Add additional payment methods' },
  '/payments/multi-currency-setup': { title: 'Set up multiple currencies' },
  '/payments/card-readers': { title: 'Card readers' },
  '/payments/loans': { title: 'Capital Loans' },
  '/payments/documents': { title: 'Documents' },
  '/payments/fraud-protection': { title: 'Advanced fraud protection' },
  '/payments/sync': { title: 'Sync' },
  '/payments/setup': { title: 'Payments service' },
  '/payments/exports': { title: 'Exports' },
  '/payments/audit': { title: 'Audit log' },
  '/payments/security': { title: 'Security' },

  '/settings/payments': { title: 'Payments settings' },
  '/settings/currencies': { title: 'Multi-currency settings' },
  '/api-keys': { title: 'API keys' },
  '/mail': { title: 'Mail' },
  '/simulator': { title: 'Simulator' },
  '/help/topics': { title: 'Help' },
  '/help/$topic': { title: 'Help' },
  '/gallery': { title: 'Gallery' },
} as const satisfies Record<string, Screen>;

export type ScreenPath = keyof typeof SCREENS;

export const isScreenPath = (path: string): path is ScreenPath => Object.hasOwn(SCREENS, path);
