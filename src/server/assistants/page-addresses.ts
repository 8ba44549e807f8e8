import { stringifySearch } from '#contract/kit/query-string.ts';

const screen = (path: string, search: Readonly<Record<string, unknown>> = {}): string =>
  `/wp-admin/admin.php?page=wc-admin&path=${path}${stringifySearch(search).replace('?', '&')}`;

/** Where a person sees what an assistant was told. */
export const pageAddresses = {
  payment: (id: string) => screen('/payments/transactions/details', { id }),
  payout: (id: string) => screen('/payments/payouts/details', { id }),
  payouts: () => screen('/payments/payouts'),
  transactions: (search: Readonly<Record<string, unknown>>) => screen('/payments/transactions', search),
  /** Of payments that wait to be captured. */
  uncaptured: () => screen('/payments/transactions', { tab: 'uncaptured-page' }),
  /** Of those that wait for an answer. */
  disputes: () => screen('/payments/disputes', { filter: 'awaiting_response' }),
  dispute: (id: string) => screen('/payments/disputes/details', { id }),
  evidence: (id: string) => screen('/payments/disputes/challenge', { id }),
  approvals: () => screen('/payments/approvals'),
  order: (id: number) => `/wp-admin/admin.php?page=wc-orders&action=edit&id=${id}`,
};
