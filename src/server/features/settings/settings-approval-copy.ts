import { spoken } from '#domain/shared/spoken.ts';

/** What a save of the settings would do, for whoever has to approve it. */
export const settingsApprovalCopy = spoken(
  'server/features/settings/settings-approval-copy#settingsApprovalCopy',
  {
    fraudRules: 'Change the fraud rules',
    fraudRulesAndOthers: (others: number) => `Change the fraud rules and ${others} other settings`,
  } as const,
);
