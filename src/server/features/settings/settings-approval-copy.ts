import { spoken } from '#domain/shared/spoken.ts';

/** What a save of the settings would do, for whoever has to approve it. */
export const settingsApprovalCopy = spoken(
  'server/features/settings/settings-approval-copy#settingsApprovalCopy',
  {
    fraudRules: 'Change the fraud rules',
    fraudRulesAndOthers: (others: number) =>
      others === 1
        ? 'Change the fraud rules and 1 other setting'
        : `Change the fraud rules and ${others} other settings`,
  } as const,
);
