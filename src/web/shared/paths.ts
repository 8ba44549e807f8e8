import type * as z from 'zod/mini';
import type { listCustomers } from '#contract/customers.ts';
import type { disputeFilters } from '#contract/dispute-filters.ts';
import type { documentFilters } from '#contract/documents.ts';
import type { listOrders } from '#contract/orders.ts';
import type { payoutFilters } from '#contract/payout-filters.ts';
import type { transactionFilters } from '#contract/transaction-filters.ts';
import { readable, stringifySearch } from '#web/api/query-string.ts';
import type { AddressOf } from './search-fields.ts';
import type { connectSearch, onboardingSearch, overviewSearch, settingsSearch } from './search-parameters.ts';

type Search = Readonly<Record<string, unknown>>;
type Of<Schema extends z.ZodMiniType> = Readonly<Partial<z.output<Schema>>>;
/** A document that is fetched as soon as its list is there. */
type AskedDocument = Readonly<{ document_id?: string; document_type?: string }>;
type PaymentLink = Readonly<{
  /** The payment intent, the charge, or the number of the order. */
  id: string;
  transaction_id?: string;
  transaction_type?: string;
  type?: string;
}>;

const ADMIN = '/wp-admin/admin.php';

const page = (first: string, search: Search = {}): string =>
  `${ADMIN}?${first}${stringifySearch(search).replace('?', '&')}`;
const admin = (path: string, search?: Search): string => page(`page=wc-admin&path=${readable(path)}`, search);

/** The address of every screen. Features point at each other through this table and never import each other. */
export const paths = {
  home: () => page('page=wc-admin'),
  orders: (search?: AddressOf<typeof listOrders.input.shape>) => page('page=wc-orders', search),
  order: (id: number | string) => page('page=wc-orders', { action: 'edit', id }),
  products: () => admin('/products'),
  customers: (search?: AddressOf<typeof listCustomers.input.shape>) => admin('/customers', search),
  customer: (id: number | string) => admin(`/customers/${id}`),
  user: (user_id: number | string) => `/wp-admin/user-edit.php${stringifySearch({ user_id })}`,

  connect: (search?: Of<typeof connectSearch>) => admin('/payments/connect', search),
  onboarding: (search?: Of<typeof onboardingSearch>) => admin('/payments/onboarding', search),
  continueOnboarding: (search?: Of<typeof onboardingSearch>) => admin('/payments/onboarding/kyc', search),
  /** Leads on to a page of the payments service. */
  hostedVerification: () => page('wcpay-hosted-verification=1'),
  overview: (search?: Of<typeof overviewSearch>) => admin('/payments/overview', search),
  payouts: (search?: AddressOf<typeof payoutFilters>) => admin('/payments/payouts', search),
  payout: (id: string) => admin('/payments/payouts/details', { id }),
  transactions: (search?: AddressOf<typeof transactionFilters> & { tab?: string | undefined }) =>
    admin('/payments/transactions', search),
  payment: (link: PaymentLink) => admin('/payments/transactions/details', link),
  disputes: (search?: AddressOf<typeof disputeFilters>) => admin('/payments/disputes', search),
  dispute: (id: string) => admin('/payments/disputes/details', { id }),
  challenge: (id: string) => admin('/payments/disputes/challenge', { id }),
  additionalPaymentMethods: () => admin('/payments/additional-payment-methods'),
  multiCurrencySetup: () => admin('/payments/multi-currency-setup'),
  cardReaders: () => admin('/payments/card-readers'),
  loans: () => admin('/payments/loans'),
  documents: (search?: AddressOf<typeof documentFilters> & AskedDocument) =>
    admin('/payments/documents', search),
  fraudProtection: () => admin('/payments/fraud-protection'),
  sync: () => admin('/payments/sync'),
  setup: () => admin('/payments/setup'),
  exports: () => admin('/payments/exports'),
  audit: () => admin('/payments/audit'),

  /** An anchor scrolls to its section, such as `payout-schedule`. */
  paymentsSettings: (search?: Of<typeof settingsSearch>, anchor?: string) =>
    page('page=wc-settings&tab=checkout&section=woocommerce_payments', search) + (anchor ? `#${anchor}` : ''),
  /** All currencies, or one of them by its code in small letters. */
  currencySettings: (section?: string) => page('page=wc-settings&tab=wcpay_multi_currency', { section }),
  apiKeys: () => admin('/api-keys'),
  /** All mails, or one of them opened. */
  mail: (id?: number) => `/mail${stringifySearch({ id })}`,
  simulator: () => '/simulator',
  gallery: () => admin('/gallery'),

  helpTopics: () => '/help/topics',
  /** The fee page has a section for each country: `help('fees', 'gb')`. */
  help: (topic: string, anchor?: string) => `/help/${topic}${anchor ? `#${anchor}` : ''}`,

  /** Pages the server makes; they load anew. */
  storefront: () => '/',
  storefrontPreview: (settings: Search) => `/${stringifySearch(settings)}`,
  signIn: (redirect_to: string) => `/wp-login.php${stringifySearch({ redirect_to })}`,
  signOut: (_wpnonce: string) => `/wp-login.php${stringifySearch({ action: 'logout', _wpnonce })}`,
} as const;
