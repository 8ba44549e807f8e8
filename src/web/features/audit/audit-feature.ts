import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const auditFeature = {
  path: '/payments/audit',
  title: titlesCopy.audit,
  asks: 'read_audit',
  load: () => import('./audit-screen.tsx').then((screen) => screen.AuditScreen),
  search: listSearch,
  menu: { under: 'payments' },
} as const satisfies Feature;
