import type { Feature } from '#web/shared/feature.ts';

export const approvalRulesFeature = {
  path: '/settings/approvals',
  title: 'Approvals',
  asks: 'manage_people',
  load: () => import('./approval-rules-screen.tsx').then((screen) => screen.ApprovalRulesScreen),
  menu: { under: 'settings' },
} as const satisfies Feature;
