import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import { byClock } from '#languages/de/speech.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const languageCopy: Words<typeof english> = {
  tag: 'de',
  currencyName: (code) => new Intl.DisplayNames('de', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: zoneNameOf('de'),
  // Where the zone is named, it stands in a sentence: „bis 19. Nov. 2026, 08:24 Uhr (Mitteleuropäische Zeit) fällig“.
  moment: ([day = '', time = '', zone]) =>
    zone === undefined ? `${day}, ${time}` : `${day}, ${byClock(time)} (${zone})`,
};
