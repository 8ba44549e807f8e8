import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const approvalRulesFeature = {
  path: '/settings/approvals',
  title: titlesCopy.approvalRules,
  asks: 'manage_people',
  load: () => import('./approval-rules-screen.tsx').then((screen) => screen.ApprovalRulesScreen),
  menu: { under: 'settings' },
} as const satisfies Feature;
