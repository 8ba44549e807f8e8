import type { Feature } from '#web/shared/feature.ts';

export const approvalRulesFeature = {
  path: '/settings/approvals',
  title: 'Approvals',
  asks: 'manage_people',
  load: async () => (await import('./approval-rules-screen.tsx')).ApprovalRulesScreen,
  menu: { under: 'settings' },
} as const satisfies Feature;
