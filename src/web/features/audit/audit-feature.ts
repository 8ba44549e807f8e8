import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';

export const auditFeature = {
  path: '/payments/audit',
  title: 'Audit log',
  asks: 'read_audit',
  load: async () => (await import('./audit-screen.tsx')).AuditScreen,
  search: listSearch,
  menu: { under: 'payments' },
} as const satisfies Feature;
