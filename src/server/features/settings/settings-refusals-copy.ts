import { spoken } from '#domain/shared/spoken.ts';

export const settingsRefusalsCopy = spoken(
  'server/features/settings/settings-refusals-copy#settingsRefusalsCopy',
  {
    readOnly: 'This cannot be changed here.',
    noMethod: 'There is no such payment method.',
  } as const,
);
