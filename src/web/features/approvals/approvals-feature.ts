import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';

export const approvalsFeature = {
  path: '/payments/approvals',
  title: 'Approvals',
  load: async () => (await import('./approvals-screen.tsx')).ApprovalsScreen,
  search: listSearch,
  menu: { under: 'payments' },
  live: { '/wc/v3/payments/approvals': ['approval'] },
} as const satisfies Feature;
