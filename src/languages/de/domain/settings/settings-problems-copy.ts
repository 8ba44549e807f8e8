import type { settingsProblemsCopy as english } from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english> = {
  noRule: 'Für den erweiterten Schutz muss mindestens ein Risikofilter eingeschaltet sein.',
  notDailyInJapan: 'In Japan sind tägliche Auszahlungen nicht möglich.',
  linkOrOneClick: 'Link kann nicht zusammen mit der Ein-Klick-Kasse eingeschaltet sein.',
};
