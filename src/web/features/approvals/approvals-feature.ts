import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const approvalsFeature = {
  path: '/payments/approvals',
  title: titlesCopy.approvals,
  load: () => import('./approvals-screen.tsx').then((screen) => screen.ApprovalsScreen),
  search: listSearch,
  menu: { under: 'payments' },
  live: { '/wc/v3/payments/approvals': ['approval'] },
} as const satisfies Feature;
