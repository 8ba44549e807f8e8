import type * as english from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english.settingsProblemsCopy> = {
  noRule: 'Voor geavanceerde bescherming moet minstens één risicofilter aanstaan.',
  notDailyInJapan: 'Dagelijkse uitbetalingen zijn in Japan niet mogelijk.',
  linkOrOneClick: 'Link kan niet samen met de checkout met één klik aanstaan.',
};
