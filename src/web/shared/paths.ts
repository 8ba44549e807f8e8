import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router';
import type { bankFilters } from '#contract/bank-filters.ts';
import type { listCustomers } from '#contract/customers.ts';
import type { disputeFilters } from '#contract/dispute-filters.ts';
import type { documentFilters } from '#contract/documents.ts';
import { stringifySearch } from '#contract/kit/query-string.ts';
import { ADMIN, USER } from '#contract/kit/screen-path.ts';
import type { listOrders } from '#contract/order-list.ts';
import type { payoutFilters } from '#contract/payout-filters.ts';
import type { transactionFilters } from '#contract/transaction-filters.ts';
import { addressOf } from './screen-address.ts';
import type { AddressOf } from './search-fields.ts';

type Search = Readonly<Record<string, unknown>>;
/** What the screen at a path reads from its address. */
type At<Path extends RouteIds<RegisteredRouter['routeTree']>> = Partial<
  RouteById<RegisteredRouter['routeTree'], Path>['types']['fullSearchSchema']
>;
/** A document that is fetched as soon as its list is there. */
type AskedDocument = Readonly<{ document_id?: string; document_type?: string }>;
type PaymentLink = Readonly<{
  /** The payment intent, the charge, or the number of the order. */
  id: string;
  transaction_id?: string;
  transaction_type?: string;
  type?: string;
}>;

const page = (first: string, search: Search = {}): string =>
  `${ADMIN}?${first}${stringifySearch(search).replace('?', '&')}`;

/** The address of every screen. Features point at each other through this table and never import each other. */
export const paths = {
  home: () => addressOf('/'),
  orders: (search?: AddressOf<typeof listOrders.input.shape>) => addressOf('/orders', search),
  order: (id: number | string) => page('page=wc-orders', { action: 'edit', id }),
  products: () => addressOf('/products'),
  customers: (search?: AddressOf<typeof listCustomers.input.shape>) => addressOf('/customers', search),
  customer: (id: number | string) => addressOf(`/customers/${id}`),
  user: (user_id: number | string) => USER + stringifySearch({ user_id }),

  connect: (search?: At<'/payments/connect'>) => addressOf('/payments/connect', search),
  onboarding: (search?: At<'/payments/onboarding'>) => addressOf('/payments/onboarding', search),
  continueOnboarding: (search?: At<'/payments/onboarding/kyc'>) =>
    addressOf('/payments/onboarding/kyc', search),
  /** Leads on to a page of the payments service. */
  hostedVerification: () => page('wcpay-hosted-verification=1'),
  overview: (search?: At<'/payments/overview'>) => addressOf('/payments/overview', search),
  payouts: (search?: AddressOf<typeof payoutFilters>) => addressOf('/payments/payouts', search),
  bankAccount: (search?: At<'/payments/bank-account'>) => addressOf('/payments/bank-account', search),
  payout: (id: string) => addressOf('/payments/payouts/details', { id }),
  bankMatching: (search?: At<'/payments/bank/matching'>) => addressOf('/payments/bank/matching', search),
  transactions: (search?: AddressOf<typeof transactionFilters> & { tab?: string | undefined }) =>
    addressOf('/payments/transactions', search),
  payment: (link: PaymentLink) => addressOf('/payments/transactions/details', link),
  disputes: (search?: AddressOf<typeof disputeFilters>) => addressOf('/payments/disputes', search),
  dispute: (id: string) => addressOf('/payments/disputes/details', { id }),
  challenge: (id: string) => addressOf('/payments/disputes/challenge', { id }),
  additionalPaymentMethods: () => addressOf('/payments/additional-payment-methods'),
  multiCurrencySetup: () => addressOf('/payments/multi-currency-setup'),
  cardReaders: () => addressOf('/payments/card-readers'),
  loans: () => addressOf('/payments/loans'),
  documents: (search?: AddressOf<typeof documentFilters> & AskedDocument) =>
    addressOf('/payments/documents', search),
  books: (search?: At<'/payments/books'>) => addressOf('/payments/books', search),
  fraudProtection: () => addressOf('/payments/fraud-protection'),
  sync: () => addressOf('/payments/sync'),
  setup: () => addressOf('/payments/setup'),
  bank: (search?: AddressOf<typeof bankFilters>) => addressOf('/payments/bank', search),
  /** The files, or with `view` the schedules; `filter` names one file, or what a new schedule is of. */
  exports: (search?: Search) => addressOf('/payments/exports', search),
  audit: () => addressOf('/payments/audit'),
  approvals: (search?: At<'/payments/approvals'>) => addressOf('/payments/approvals', search),
  approvalRules: () => addressOf('/settings/approvals'),
  security: () => addressOf('/payments/security'),

  /** An anchor scrolls to its section, such as `payout-schedule`. */
  paymentsSettings: (search?: At<'/settings/payments'>, anchor?: string) =>
    addressOf('/settings/payments', search) + (anchor ? `#${anchor}` : ''),
  /** All currencies, or one of them by its code in small letters. */
  currencySettings: (section?: string) => addressOf('/settings/currencies', { section }),
  /** The people, or with `view` what each role may do. */
  people: (search?: At<'/people'>) => addressOf('/people', search),
  apiKeys: () => addressOf('/api-keys'),
  webhooks: () => addressOf('/webhooks'),
  webhook: (id: number) => addressOf('/webhooks', { view: id }),
  /** All mails, or one of them opened. */
  mail: (id?: number) => `/mail${stringifySearch({ id })}`,
  simulator: () => '/simulator',
  gallery: () => addressOf('/gallery'),

  helpTopics: () => '/help/topics',
  /** The fee page has a section for each country: `help('fees', 'gb')`. */
  help: (topic: string, anchor?: string) => `/help/${topic}${anchor ? `#${anchor}` : ''}`,

  /** Pages the server makes; they load anew. */
  storefront: () => '/',
  storefrontPreview: (settings: Search) => `/${stringifySearch(settings)}`,
  signIn: (redirect_to: string) => `/wp-login.php${stringifySearch({ redirect_to })}`,
  signOut: (_wpnonce: string) => `/wp-login.php${stringifySearch({ action: 'logout', _wpnonce })}`,
} as const;
