import { spoken } from '../shared/spoken.ts';

/** Why settings cannot be saved, under the field it is about. */
export const settingsProblemsCopy = spoken('domain/settings/settings-problems-copy#settingsProblemsCopy', {
  noRule: 'At least one risk filter needs to be enabled for advanced protection.',
  notDailyInJapan: 'Daily payouts are not possible in Japan.',
  linkOrOneClick: 'Link cannot be on together with one-click checkout.',
} as const);
